import type { Json } from '@orrery/kernel';
import { type Text, text } from '@orrery/messages';
import { EXTRA_RED, type MoonriserView } from '@orrery/moonriser';
import type { Lesson, Moment } from '../../../play/guide.ts';
import { baseFields, hasField, nextStep, nextUpgradeStep, pairIn, placementFor } from './suggestions.ts';

const view = (at: Moment) => at.view as MoonriserView;
const own = (at: Moment, type: string) => at.events.filter((event) => event.type === type && event.seat === at.me);
const mine = (at: Moment, type: string) => own(at, type).length > 0;
const some = (list: Json | undefined) => Array.isArray(list) && list.length > 0;
const asked = (at: Moment, flow: string, step?: string) =>
  at.mine && at.flow === flow && (step === undefined || at.step === step);
const built = (at: Moment) => own(at, 'placed').length;
const input = (at: Moment) => ({ input: at.touch ? 'touch' : 'mouse' });
const me = (at: Moment) => `player:${at.me}`;
/** The player's own tokens: one line on small screens, otherwise on their panel. */
const tokens = (at: Moment) => [`tokens:${at.me}`, me(at)];

const PUT_BACK = 'First put the selected tile back.';
/** What to do next for an upgrade, by the button to press. */
const UPGRADE_STEPS: Record<string, string> = {
  'act:upgrade': '{input, select, touch {Tap} other {Click}} Upgrade.',
  'act:back': PUT_BACK,
  'act:go': 'Now upgrade the tile.',
};

/** Text and pointer of a lesson about placing a tile, one step at a time: tile, field, rotation. */
function building(goal: string, why: string) {
  return {
    point: (at: Moment) => nextStep(at, goal),
    text: (at: Moment): Text => {
      const next = nextStep(at, goal)[0] ?? '';
      if (next.startsWith('tile:'))
        return text(`${why} {input, select, touch {Tap} other {Click}} the highlighted tile.`, input(at));
      if (next.startsWith('field:'))
        return text(
          `${why} {input, select, touch {Tap} other {Click}} the highlighted field. {input, select, touch {The panel below then} other {The card beside it}} shows the cost and the effect.`,
          input(at),
        );
      if (next === 'act:rotate')
        return text(
          `${why} Rotate it with {input, select, touch {the arrow button} other {R or the mouse wheel}} until it fits.`,
          input(at),
        );
      if (next === 'act:back') return `${why} ${PUT_BACK}`;
      return `${why} Now place the tile.`;
    },
  };
}

/** The lessons of the tutorial game. Each waits until it applies and points at the next step. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'Welcome to the Moon',
    text: 'You and Metis build colonies on the same ground. Most tiles you place make tokens each round, and tiles score points at the end. When no more tiles can be placed, the player with more points wins.',
    point: (at) => [me(at)],
    when: (at) => at.round === 0,
    done: (at) => mine(at, 'base-placed'),
    tells: true,
  },
  {
    id: 'base',
    title: 'Place your Main base',
    text: (at) =>
      text(
        hasField(at)
          ? 'Rotate it with {input, select, touch {the arrow button} other {R or the mouse wheel}} if you like, then place it. Its coloured corners matter later.'
          : '{input, select, touch {Tap} other {Click}} the highlighted field: it has room on all sides and signs nearby. You will build outwards from here.',
        input(at),
      ),
    point: (at) => (hasField(at) ? ['act:go'] : baseFields(at)),
    when: (at) => asked(at, 'mainBase'),
    done: (at) => mine(at, 'base-placed'),
  },
  {
    id: 'opening',
    title: 'Keep three of five',
    text: 'Look at the round symbols on the edges. A black one and a white one of the same kind make a link when they face each other: take two tiles that fit, and one you like.',
    point: (at) => (at.draft.picked.length >= 3 ? ['act:confirm'] : pairIn(at)),
    when: (at) => asked(at, 'opening'),
    done: (at) => mine(at, 'opening-kept'),
  },
  {
    id: 'tokens',
    title: 'Three colours, three uses',
    text: 'These are your tokens. Green builds. Blue plans: it draws new tiles. Red reaches out: it pays for distance and for further actions in a turn. Yellow stars are victory points. The small numbers show what you get every round.',
    point: tokens,
    when: (at) => at.round >= 1 && at.mine,
  },
  {
    id: 'planning',
    title: 'Phase one: planning',
    text: (at) =>
      at.draft.amount > 0
        ? 'One blue draws three tiles, and you keep one of them. Pay it.'
        : 'Blue draws tiles, three for each token, and you keep one of the three. Pay one blue.',
    point: (at) => (at.draft.amount > 0 ? ['act:confirm'] : ['more']),
    when: (at) => asked(at, 'planning', 'pay') && (view(at).players[at.me]?.tokens.blue ?? 0) > 0,
    done: (at) => mine(at, 'paid'),
  },
  {
    id: 'piles',
    title: 'Basic or Advanced',
    text: 'Basic tiles are cheap. Advanced ones cost more and do more. You see each tile before you choose the next pile. Then keep the one you can use.',
    point: (at) => (at.step === 'pile' ? ['act:basic'] : at.draft.picked.length > 0 ? ['act:confirm'] : []),
    when: (at) => asked(at, 'planning') && at.step !== 'pay',
    done: (at) => mine(at, 'kept'),
  },
  {
    id: 'place',
    title: 'Phase two: build',
    ...building('plain', 'The fields beside your own tiles cost nothing extra.'),
    when: (at) => asked(at, 'development') && built(at) === 0 && placementFor(at, 'plain') !== null,
    done: (at) => built(at) > 0,
  },
  {
    id: 'further',
    title: 'The first action has no extra cost',
    text: (at) =>
      text(
        'You may act again in the same turn, but every action after the first costs {red} red on top of its price. {input, select, touch {Without red you are done for now.} other {Without red you are done for now: press Space.}}',
        { ...input(at), red: EXTRA_RED },
      ),
    point: () => ['act:pass'],
    when: (at) => asked(at, 'development') && built(at) === 1,
  },
  {
    id: 'production',
    title: 'Phase three: production',
    text: 'Your tiles have just made tokens, including those placed this turn. Your base alone makes 1 green and 1 blue.',
    point: tokens,
    when: (at) => mine(at, 'produced') && at.mine,
  },
  {
    id: 'trade',
    title: 'Trading',
    text: 'Four tokens of one colour buy one of another, or a victory point. Trade when you are short of a colour, and near the end turn what is left into points. Continue when you are done.',
    point: () => ['act:pass', 'act:done'],
    when: (at) => asked(at, 'trade'),
  },
  {
    id: 'links',
    title: 'Make a link',
    ...building('link', 'Two tiles that face each other with the same symbol, one black and one white, make a link.'),
    when: (at) => asked(at, 'development') && built(at) > 0 && placementFor(at, 'link') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => some(data.links)),
  },
  {
    id: 'linked',
    title: 'Links pay every round',
    text: 'The gold capsule between the tiles is your link. Many tiles make tokens for each link they have, and each link scores a point for both of its tiles. Links with Metis’s tiles work too, for both of you.',
    when: (at) => at.mine && own(at, 'placed').some(({ data }) => some(data.links)),
  },
  {
    id: 'signs',
    title: 'Build on a sign',
    ...building(
      'sign',
      'Most signs reward you once when you build on them: a token, a point, or a further action without the extra red.',
    ),
    when: (at) => asked(at, 'development') && built(at) > 0 && placementFor(at, 'sign') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => (data.cost as { sign?: string | null } | undefined)?.sign),
  },
  {
    id: 'neighbourhoods',
    title: 'Make a neighbourhood',
    ...building(
      'corner',
      'Look at the coloured corners. Three tiles that meet at a point with the same colour are a neighbourhood.',
    ),
    when: (at) => asked(at, 'development') && built(at) > 1 && placementFor(at, 'corner') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => some(data.neighbourhoods)),
  },
  {
    id: 'neighbours',
    title: 'Neighbourhoods score points',
    text: 'Every tile in a neighbourhood scores a point for its owner. If all three are yours it also makes a token of its colour each round.',
    when: (at) => at.mine && own(at, 'placed').some(({ data }) => some(data.neighbourhoods)),
  },
  {
    id: 'upgrade',
    title: 'Upgrades count double',
    text: (at) =>
      text(
        `Pay a tile’s price again and it makes twice as much and counts twice. Your base makes 1 more green and 1 more blue with each upgrade, which costs what the base makes now. ${UPGRADE_STEPS[nextUpgradeStep(at)[0] ?? ''] ?? '{input, select, touch {Tap} other {Click}} the highlighted tile.'}`,
        input(at),
      ),
    point: nextUpgradeStep,
    when: (at) => asked(at, 'development') && at.round >= 2 && nextUpgradeStep(at).length > 0,
    done: (at) => mine(at, 'upgraded'),
  },
  {
    id: 'end',
    title: 'The end is near',
    text: 'When no more tiles can be placed, the player who placed the last one finishes the turn and the game is over. Upgrade what you can, and turn tokens into points while you can.',
    optional: true,
    when: (at) => at.mine && at.view.freeFields <= 8 && at.round > 0,
  },
];
