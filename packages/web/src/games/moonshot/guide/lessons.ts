import { type Text, text } from '@orrery/messages';
import {
  BUDGET_GAP,
  gateLevels,
  ICONS,
  kindName,
  LEAST_TOKENS,
  LOSS,
  MOST_MISSIONS,
  type MoonshotView,
  PAYLOAD_PRICE,
  PRICE,
  payloadText,
  SUPPLIER_PRICES,
} from '@orrery/moonshot';
import type { Lesson, Moment } from '../../../play/guide.ts';
import { maneuverNamed, missionNamed, riskNamed } from '../board/content.ts';
import { sideOf } from '../board/sides.tsx';

const view = (at: Moment) => at.view as MoonshotView;
const side = (at: Moment) => view(at).side ?? 0;
const own = (at: Moment) => view(at).programs[side(at)];
const asked = (at: Moment, id: string) => at.mine && at.ask?.prompt.text.id === id;
const did = (at: Moment, type: string) =>
  at.events.some((event) => event.type === type && event.data.side === side(at));

/** The player's slots on the politics board: the occupied or the empty ones. */
const slots = (at: Moment, taken: boolean): string[] =>
  (own(at)?.slots ?? []).flatMap(({ place, card }) =>
    (card !== null) === taken ? [`${sideOf(side(at)).id}-${place}`] : [],
  );
const freeSlots = (at: Moment) => slots(at, false);
const takenSlots = (at: Moment) => slots(at, true);
/** The cards in hand; those that help everybody first. */
function hand(at: Moment): string[] {
  const cards = (own(at)?.hand ?? []).flatMap((card) => card ?? []);
  const isPlain = (card: string) =>
    maneuverNamed(card)?.design.levels[0]?.some(({ what }) => what === 'budget' || what === 'popularity') ?? false;
  return [...cards.filter(isPlain), ...cards.filter((card) => !isPlain(card))].map((card) => `card:${card}`);
}
const built = (at: Moment) => own(at)?.cells.filter(({ tile }) => tile !== null).length ?? 0;
const money = (at: Moment) => own(at)?.money ?? 0;

/** A text with `input` as `touch` or `mouse`. */
const forInput =
  (template: string, params: Parameters<typeof text>[1] = {}) =>
  (at: Moment): Text =>
    text(template, { ...params, input: at.touch ? 'touch' : 'mouse' });

/** The mission to launch first: the one with the cheapest payload, unless the rival flies there. */
const firstMission = (at: Moment): string => {
  const taken = view(at).launches.map(({ mission }) => mission);
  const active = view(at).missions.map(({ mission }) => mission);
  return ['M0-2', 'M0-1', ...active].find((one) => active.includes(one) && !taken.includes(one)) ?? 'MOON';
};
/** The mission that the program launches this round. */
const launched = (at: Moment): string =>
  view(at).launches.find((launch) => launch.side === side(at))?.mission ?? firstMission(at);
/** Empty bays. */
const bays = (at: Moment): string[] =>
  (own(at)?.cells ?? []).flatMap(({ cell, tile, payload }) => (tile?.startsWith('P') && !payload ? [cell] : []));
const hasBay = (at: Moment): boolean => (own(at)?.cells ?? []).some(({ tile }) => tile?.startsWith('P'));
/** The open risks of the mission that is launched. */
const risks = (at: Moment): string[] =>
  view(at)
    .missions.filter(({ mission }) => mission === launched(at))
    .flatMap(({ risks: all }) => all.flatMap(({ risk }) => (risk ? [risk] : [])));
/** The parameter that the first risk asks for most. */
function needOf(at: Moment): (typeof ICONS)[number] {
  const [risk] = risks(at);
  const sums = ICONS.map((_, i) => (risk ? riskNamed(risk).needs.reduce((sum, need) => sum + (need[i] ?? 0), 0) : 0));
  return ICONS[sums.indexOf(Math.max(...sums))] ?? 'S';
}
const pieces = (at: Moment): string[] =>
  at.ask?.prompt.kind === 'place' ? at.ask.prompt.pieces.map(({ id }) => `tile:${id}`) : [];

/**
 * The guided first game, for both roles. It leads to a first launch with a good chance; each lesson appears when it
 * applies, so players may also go their own way. Buttons come first among the anchors: they appear with a selection.
 */
export const lessons: Lesson<Text>[] = [
  {
    id: 'goal',
    title: 'Land on the Moon first',
    text: 'You lead the USA, Metis leads the CCCP. The first program that completes the Moon landing wins. Smaller missions pay for the way there.',
    point: () => ['card:MOON', 'leaf:missions', 'leaf:politics'],
    tells: true,
    when: (at) => at.round <= 1,
    done: (at) => did(at, 'played') || did(at, 'passed-play'),
  },
  {
    id: 'ends',
    title: 'Two ways to lose early',
    text: text(
      'The game also ends when the budgets are {gap} apart or when a popularity falls to 0. Your budget is paid to you as money every round.',
      { gap: BUDGET_GAP + 1 },
    ),
    point: () => ['race', 'side:0'],
    tells: true,
    when: (at) => at.round <= 1,
    done: (at) => did(at, 'played') || did(at, 'passed-play'),
  },
  {
    id: 'maneuver',
    title: 'Politician: play a card',
    text: forInput(
      '{input, select, touch {Tap} other {Click}} a card in your hand, then one of your four slots, then Play card. If you win the card at the end of the round, you get what it says.',
    ),
    point: (at) => ['act:confirm', ...freeSlots(at).map((slot) => `open:${slot}`), ...hand(at), 'tab:hand'],
    when: (at) => asked(at, 'ask-play') && hand(at).length > 0 && freeSlots(at).length > 0,
    done: (at) => did(at, 'played'),
  },
  {
    id: 'slots',
    title: 'Empty slots pay, too',
    text: 'Each slot that you leave empty gives you the bonus written in it at the end of the round. So one card is enough for now: pass.',
    point: () => ['act:pass'],
    when: (at) => asked(at, 'ask-play') && did(at, 'played'),
    done: (at) => did(at, 'passed-play'),
  },
  {
    id: 'tokens',
    title: 'Back your card',
    text: forInput(
      '{input, select, touch {Tap} other {Click}} your card on the board, press + until it has at least {least} tokens, and place them. Chevrons are influence, masks only bluff; Metis sees just how many lie there. The side with more influence wins.',
      { least: LEAST_TOKENS },
    ),
    point: (at) => [
      'act:confirm',
      'tokens:influence',
      ...takenSlots(at).map((slot) => `slot:${slot}`),
      'leaf:politics',
    ],
    when: (at) =>
      asked(at, 'ask-politics') && takenSlots(at).length > 0 && (own(at)?.tokens.count ?? 0) >= LEAST_TOKENS,
    done: (at) => did(at, 'supported'),
  },
  {
    id: 'decide',
    title: 'GO for a launch',
    text: (at) =>
      text(
        'Press Decide on launch, choose {name}, then GO. The rocket may still be empty: you build it next. To stay on the ground costs {abort} popularity, to launch without the payload {delay}.',
        { name: missionNamed(firstMission(at)).name, abort: LOSS.abort, delay: LOSS.delay },
      ),
    point: (at) => [
      `act:launch:${firstMission(at)}`,
      'act:launch',
      `card:${firstMission(at)}`,
      'leaf:missions',
      'leaf:politics',
    ],
    when: (at) => asked(at, 'ask-politics'),
    done: (at) => did(at, 'decided-launch') || did(at, 'decided-abort'),
  },
  {
    id: 'research',
    title: 'Engineer: a bay for the payload',
    text: forInput(
      'Now you spend money. Payload needs a bay: {input, select, touch {tap} other {click}} the Payload deck twice, then Draw. It costs {price}. You see two tiles and install one.',
      { price: PRICE.research },
    ),
    point: () => ['act:research:PP', 'deck:P', 'leaf:supply', 'leaf:rocket'],
    when: (at) => asked(at, 'ask-engineer') && !hasBay(at) && money(at) >= PRICE.research,
    done: (at) => hasBay(at) || did(at, 'researched'),
  },
  {
    id: 'bay',
    title: 'Place the bay',
    text: forInput(
      '{input, select, touch {Tap} other {Click}} one of the two tiles, then any cell of your rocket, then Install. The other tile goes to the discard pile, where both Engineers can buy it.',
    ),
    point: (at) => ['act:confirm', 'open:cell', ...pieces(at)],
    when: (at) => (asked(at, 'ask-install-one') || asked(at, 'ask-install')) && !hasBay(at) && pieces(at).length > 0,
    done: (at) => hasBay(at) || did(at, 'loaded'),
  },
  {
    id: 'load',
    title: 'Load the payload',
    text: (at) =>
      text(
        '{input, select, touch {Tap} other {Click}} the dashed bay and choose the payload that your mission needs. {name} needs: {payload}.',
        {
          input: at.touch ? 'touch' : 'mouse',
          name: missionNamed(launched(at)).name,
          payload: payloadText(missionNamed(launched(at)).payload),
        },
      ),
    point: (at) => [
      ...bays(at).map((cell) => `act:payload:${cell}:${missionNamed(launched(at)).payload[0]}`),
      ...bays(at).map((cell) => `field:${cell}`),
      'leaf:rocket',
    ],
    when: (at) => asked(at, 'ask-engineer') && bays(at).length > 0 && money(at) >= PAYLOAD_PRICE.dog,
    done: (at) => did(at, 'loaded'),
  },
  {
    id: 'build',
    title: 'Make the rocket safer',
    text: (at) =>
      text(
        'The rocket has to be strong enough for {risk}: above all, it needs {kind}. {input, select, touch {Tap} other {Click}} a tile of your line: each cell shows what it would add; equal half shapes that meet add 1. Choose a cell, then Install.',
        {
          risk: risks(at).map((risk) => riskNamed(risk).name)[0] ?? '',
          kind: kindName(needOf(at)),
          input: at.touch ? 'touch' : 'mouse',
        },
      ),
    point: (at) => [
      'act:confirm',
      'open:cell',
      ...(own(at)?.line ?? []).filter((tile) => tile.startsWith(needOf(at))).map((tile) => `tile:${tile}`),
      ...(own(at)?.line ?? []).map((tile) => `tile:${tile}`),
    ],
    when: (at) => asked(at, 'ask-engineer') && (own(at)?.line.length ?? 0) > 0 && money(at) >= PRICE.line,
    done: (at) => built(at) > (hasBay(at) ? 1 : 0),
  },
  {
    id: 'test',
    title: 'Test the risk',
    text: forInput(
      'A chip on a mission shows a risk: its level, and your chance against it. {input, select, touch {Tap} other {Click}} the chip and buy a test for {price}: you then count 1 more than you roll.',
      { price: PRICE.test },
    ),
    point: (at) => [
      ...risks(at).map((risk) => `act:test:${risk}`),
      ...risks(at).map((risk) => `card:${risk}`),
      'leaf:missions',
    ],
    when: (at) => asked(at, 'ask-engineer') && built(at) > 1 && risks(at).length > 0 && money(at) >= PRICE.test,
    done: (at) => did(at, 'tested'),
  },
  {
    id: 'pass',
    title: 'Done building?',
    text: 'Spend as much as you like on more tiles and tests. Then pass: the rest of your money stays with you, and at the end of the round you get your budget as new money.',
    point: () => ['act:pass'],
    when: (at) => asked(at, 'ask-engineer') && built(at) > 0,
    done: (at) => did(at, 'passed'),
  },
  {
    id: 'fate',
    title: 'Evaluate or escalate',
    text: 'Evaluate: all tokens on your card are turned up, and more influence wins. If Metis has more, she obstructs the card and gets a bonus. Escalate: for a card from your hand it waits a round and grows a level.',
    point: () => ['act:evaluate'],
    when: (at) => asked(at, 'ask-fate'),
    done: (at) => did(at, 'evaluated') || did(at, 'escalated'),
  },
  {
    id: 'line',
    title: 'Refill your line',
    text: (at) =>
      text(
        'Your line holds the tiles that you can install for {price} each. At the end of every round you draw one for it. Your rocket needs {kind} most, so choose that deck.',
        { price: PRICE.line, kind: kindName(needOf(at)) },
      ),
    point: (at) => [`act:${needOf(at)}`],
    when: (at) => asked(at, 'ask-deck'),
    done: (at) => did(at, 'got-tile'),
  },
  {
    id: 'launch',
    optional: true,
    title: 'Lift-off!',
    text: 'The rocket meets the risks of its mission, one roll each. Green faces pass, red ones blow it up. A completed mission pays its reward at once.',
    point: () => ['act:roll', 'act:close'],
    tells: true,
    when: (at) => view(at).flights.some(({ checks }) => checks.length > 0),
    done: (at) => did(at, 'evaluated') || did(at, 'escalated'),
  },
  {
    id: 'announce',
    title: 'Announce a larger mission',
    text: text(
      'Larger missions bring larger rewards and harder risks. A completed mission of level {levels} opens the Moon for both programs. Press Announce mission, and start with level 1.',
      { levels: gateLevels() },
    ),
    point: () => ['act:announce:1', 'act:announce'],
    when: (at) => asked(at, 'ask-politics') && at.round >= 2 && view(at).missions.length < MOST_MISSIONS,
    done: (at) => did(at, 'announced'),
  },
  {
    id: 'module',
    title: 'Order a module',
    text: forInput(
      'Modules add the most, but only while their condition holds in their rows or their column. {input, select, touch {Tap} other {Click}} one, then a supplier space: the more you pay, the sooner it is delivered.',
    ),
    point: (at) => [
      ...SUPPLIER_PRICES.map((price) => `lane:${price}`),
      ...view(at).sideboard.map((module) => `card:${module}`),
      'leaf:supply',
    ],
    when: (at) => asked(at, 'ask-engineer') && at.round >= 2 && money(at) >= SUPPLIER_PRICES[0] && built(at) > 1,
    done: (at) => did(at, 'ordered'),
  },
  {
    id: 'moon',
    title: 'Now to the Moon',
    text: text(
      'That is a whole round. Go on like this: build, fly a mission of level {levels}, then load two astronauts and decide GO for the Moon.',
      { levels: gateLevels() },
    ),
    point: () => ['card:MOON', 'leaf:missions', 'leaf:politics'],
    tells: true,
    when: (at) => at.mine && at.round >= 2 && did(at, 'announced') && did(at, 'ordered'),
  },
];
