import { type Answer, type Choice, defined, type Message, msg, type Placement, reasonsByStep } from '@orrery/kernel';
import { TIE_PRICE } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardNamed, maneuverOf, missionOf } from '../content/set.ts';
import { type Effect, ICONS, TILE_KINDS } from '../content/types.ts';
import { wayOf } from '../effects/launch.ts';
import { actionNames, drawable, judgeAction, partsOfAction, priceOf } from '../rules/engineering.ts';
import { lossOf } from '../rules/losses.ts';
import { aboard, hasPayload } from '../rules/missions.ts';
import { chancesOf } from '../rules/odds.ts';
import { parametersOf } from '../rules/parameters.ts';
import { rival, sideOfSeat } from '../rules/seats.ts';
import { countOf, kindsOf } from '../rules/tokens.ts';
import { chancesOn } from '../score/chances.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { view } from '../view.ts';

type Of<V = any> = Choice<State, V>;
type Reasons = (Message | null)[];

const percent = (chance: number): number => Math.round(100 * chance);
const nameOf = (mission: string): string => missionOf(cardNamed(mission)).name;
const ownSide = ({ s, seat }: Of): number => sideOfSeat(s, seat);

/** Chances of passing all risks of each mission, as the reader knows them. */
const chances = ({ own, seat }: Of, s: State, side: number) => chancesOn(view(s, own ? seat : null), side);

/** The mission whose chance an answer changes most, with both chances. */
function chanceChange(choice: Of, side: number, id: string): Message | null {
  const before = chances(choice, choice.s, side);
  let best: Message | null = null;
  let most = 0;
  for (const [mission, { whole }] of chances(choice, choice.after, side)) {
    const from = before.get(mission)?.whole;
    if (from === undefined || percent(from) === percent(whole) || Math.abs(whole - from) <= most) continue;
    most = Math.abs(whole - from);
    best = msg(id, { name: nameOf(mission), before: percent(from), after: percent(whole) });
  }
  return best;
}

/** What an answer adds to the parameters of the rocket. */
function parameters({ s, after }: Of, side: number): Reasons {
  const [before, now] = [parametersOf(programOf(s, side)), parametersOf(programOf(after, side))];
  return [...ICONS, 'A'].flatMap((icon, i) => {
    const [from, to] = [defined(before[i]), defined(now[i])];
    return from === to ? [] : [msg('why-parameter', { icon, before: from, after: to })];
  });
}

/** Missions whose payload is now complete. */
const payload = ({ s, after }: Of, side: number): Reasons =>
  s.missions
    .filter(({ card }) => !hasPayload(programOf(s, side), card) && hasPayload(programOf(after, side), card))
    .map(({ card }) => msg('why-payload', { name: missionOf(card).name }));

/** A change of a track of the own side. */
const change = (what: 'popularity', n: number): Message => msg('why-effect', { what, n: Math.abs(n), sign: 'minus' });

const costs = (money: number): Message => (money > 0 ? msg('why-costs', { money }) : msg('why-free'));
const effects = (id: string, all: readonly Effect[]): Message | null =>
  all.length > 0
    ? msg(id, {
        effects: all.map(({ what, n }) =>
          msg('why-effect', { what, n: Math.abs(n), sign: n < 0 ? 'minus' : 'plus' }),
        ) as never,
      })
    : null;

function engineer(choice: Of<{ side: number }>): Reasons {
  const { s, own } = choice;
  const { side } = choice.vars;
  const name = String(choice.answer);
  const { money } = programOf(s, side);
  if (name === 'pass') {
    const any = actionNames(s, side).some((one) => one !== 'pass' && judgeAction(s, side, one) === true);
    return [own && !any ? msg('why-nothing-affordable') : null, msg('why-money-left', { money })];
  }
  const { verb } = partsOfAction(name);
  return [
    chanceChange(choice, side, 'why-chance'),
    verb === 'steal-test' ? chanceChange(choice, rival(side), 'why-chance-rival') : null,
    ...payload(choice, side),
    costs(priceOf(name)),
    verb === 'supply' || verb === 'steal-tech' || verb === 'line' || verb === 'discard'
      ? msg('why-tile', { verb: verb === 'steal-tech' ? 'steal' : verb, left: money - priceOf(name) })
      : null,
  ];
}

/** Installing a tile or a module. */
const builds = (choice: Of<{ side: number }>): Reasons => {
  const { side } = choice.vars;
  const found = [...parameters(choice, side), chanceChange(choice, side, 'why-chance')];
  return found.some((one) => one !== null) ? found : [msg('why-parameters-stay')];
};

/** The chances of a launch now, and what it brings and risks. */
function launches(choice: Of, name: string): Reasons {
  const { s } = choice;
  const side = ownSide(choice);
  const mission = cardNamed(name);
  const chance = chances(choice, s, side).get(name)?.whole ?? 0;
  const program = programOf(s, side);
  return [
    hasPayload(program, mission) ? null : msg('why-payload-missing'),
    msg('why-launch', { percent: percent(chance) }),
    effects('why-reward', missionOf(mission).reward),
    msg('why-explosion', { n: lossOf('explosion', aboard(program)) }),
  ];
}

function politics(choice: Of): Reasons {
  const { s } = choice;
  const [verb = '', a = ''] = String(choice.answer).split(':');
  const side = ownSide(choice);
  if (verb === 'launch') return launches(choice, a);
  if (verb === 'announce') return [msg('why-announce', { count: s.missions.length, level: Number(a) })];
  if (verb === 'raise') return [msg('why-raise', { n: Number(a) }), change('popularity', -Number(a))];
  const { influence, bluff } = programOf(s, side);
  if (verb === 'support') return [choice.own ? msg('why-tokens', { influence, bluff }) : null];
  const best = Math.max(0, ...[...chances(choice, s, side).values()].map(({ whole }) => whole));
  const ready = s.missions.some(({ card }) => hasPayload(programOf(s, side), card));
  return [ready ? null : msg('why-no-payload'), msg('why-best-chance', { percent: percent(best) })];
}

/** Cards that the own influence wins or obstructs, whatever the other side's tokens are. */
function supports(choice: Of): Reasons {
  if (!choice.own || choice.answer === null) return [];
  const side = ownSide(choice);
  let sure = 0;
  let [influence, bluff] = [0, 0];
  for (const [row, n] of Object.entries(choice.answer as Record<string, number>)) {
    if (row.endsWith(':influence')) influence += n;
    else bluff += n;
  }
  for (const owner of [0, 1]) {
    for (const place of programOf(choice.after, owner).slots.keys()) {
      const [before, now] = [slotOf(choice.s, owner, place), slotOf(choice.after, owner, place)];
      const others = countOf(now, rival(side));
      if (kindsOf(before, side)[0] <= others && kindsOf(now, side)[0] > others) sure++;
    }
  }
  return [sure > 0 ? msg('why-outvotes', { count: sure }) : null, msg('why-places', { influence, bluff })];
}

function plays(choice: Of): Reasons {
  const { s, after, answer, vars, own } = choice;
  const left = programOf(after, vars.turn).hand.cards.length;
  if (answer === null) return [msg('why-cards-kept', { count: programOf(s, vars.turn).hand.cards.length })];
  const card = cardNamed((answer as Placement).piece);
  if (!own) return [];
  return [effects('why-wins', levelOf(card, 1)), msg('why-cards-kept', { count: left })];
}

/** What a maneuver brings at a level. */
const levelOf = (card: number, level: number): readonly Effect[] => maneuverOf(card).levels[level - 1] ?? [];

function fate({ s, vars, answer, own }: Of<{ side: number; place: number }>): Reasons {
  const slot = slotOf(s, vars.side, vars.place);
  const others = countOf(slot, rival(vars.side));
  const [influence] = kindsOf(slot, vars.side);
  const odds = own ? msg('why-influence', { influence, others }) : null;
  const level = answer === 'evaluate' ? slot.level : slot.level + 1;
  return [odds, effects(answer === 'evaluate' ? 'why-wins' : 'why-wins-later', levelOf(slot.card, level))];
}

/** The chance of passing all risks with this division of Adaptivity. */
function adapts({ s, vars, answer }: Of<{ side: number; mission: number }>): Reasons {
  const own = programOf(s, vars.side);
  const rows = answer as Record<string, number>;
  const { risks, tests } = wayOf(s, vars.side, vars.mission);
  const sums = parametersOf(own).map((n, i) => (i === 3 ? 0 : n + (rows[defined(ICONS[i])] ?? 0)));
  const way = risks.map((risk, at) => ({ risk, tests: tests[at] ?? 0 }));
  return [msg('why-launch', { percent: percent(chancesOf(sums, own.sabotage, way).whole) })];
}

const explores = (choice: Of<{ mission: number }>): Reasons =>
  choice.answer === 'reward'
    ? [effects('why-reward', missionOf(choice.vars.mission).reward)]
    : [msg('why-explore'), effects('why-instead', missionOf(choice.vars.mission).reward)];

/** Paying wins the card; otherwise the other side obstructs it. */
const tie = ({ s, vars, answer }: Of<{ side: number; place: number }>): Reasons => {
  const { card, level } = slotOf(s, vars.side, vars.place);
  if (answer === 'pay') return [effects('why-wins', levelOf(card, level)), change('popularity', -TIE_PRICE)];
  return [effects('why-rival-gets', PLACES[vars.place]?.obstruction ?? [])];
};

const deck = ({ s, answer }: Of): Reasons => {
  const kind = (TILE_KINDS as readonly Answer[]).indexOf(answer);
  return [msg('why-deck', { icon: String(answer), left: drawable(s, kind) })];
};

const freeModule = ({ s, vars }: Of<{ side: number }>): Reasons => [
  programOf(s, vars.side).supplier[0] === NONE ? msg('why-free') : null,
];

/** What an answer gains and costs, and its chances. */
export const reason = reasonsByStep<State>({
  'preparation/play': plays,
  'politics/act': politics,
  'politics/support': supports,
  'engineer/act': engineer,
  'install/lay': builds,
  'mount/place': builds,
  'launch/adapt': adapts,
  'launch/explore': explores,
  'maneuver/fate': fate,
  'maneuver/tie': tie,
  'tech-tile/deck': deck,
  'free-module/module': freeModule,
});
