import { type Answer, type Choice, defined, type Message, msg, reasonsByStep } from '@orrery/kernel';
import { deckCard, eventCard, faceOf } from '../content/cards.ts';
import { architectOf, cardNamed, cardOf, FACTIONS, ILLEGAL_TECH_AT_END, PLACES } from '../content/index.ts';
import { placeNamed } from '../flows/choices/options.ts';
import { type Action, actionNamed } from '../rules/actions.ts';
import { faceUp } from '../rules/cards.ts';
import { completes, fundsOf, marketPrice } from '../rules/judge.ts';
import { scoreOf } from '../rules/score.ts';
import { defenseOf, eventsAt, has, isActive, isShutDown, sideOf } from '../rules/space.ts';
import { teamScore } from '../rules/team-score.ts';
import { NONE, type Player, playerOf, type State } from '../state.ts';

type Of<V = any> = Choice<State, V>;
type Reasons = (Message | null)[];

const AMOUNTS = ['credits', 'defense', 'bankedCredits', 'bankedDefense'] as const;

/** Points of the seat, or of its team. */
const pointsOf = (s: State, seat: number): number => (s.coop ? teamScore(s).total : scoreOf(s, seat).total);

/** Cards that a player holds outside the deck, so that draws can be counted. */
const inSight = ({ hand, played, discard }: Player): number =>
  hand.cards.length + played.cards.length + discard.cards.length;

/** Amounts that the answer changes within the turn, gains first. */
function changes({ s, seat, after }: Of): Reasons {
  if (after.turns !== s.turns || after.phase !== s.phase) return [];
  const points = pointsOf(after, seat) - pointsOf(s, seat);
  const [before, now] = [playerOf(s, seat), playerOf(after, seat)];
  const parts = AMOUNTS.map((what) => ({ what, n: now[what] - before[what] }));
  const amount = (sign: number) =>
    parts.filter(({ n }) => n * sign > 0).map(({ what, n }) => msg('why-amount', { what, n: Math.abs(n) }));
  const [gained, paid] = [amount(1), amount(-1)];
  const drawn = before.deck.cards.length - now.deck.cards.length;
  const isDraw = drawn > 0 && inSight(now) - inSight(before) === drawn;
  return [
    points === 0 ? null : msg('why-points', { points: Math.abs(points), sign: points > 0 ? 'plus' : 'minus' }),
    gained.length > 0 ? msg('why-gains', { amounts: gained as never }) : null,
    isDraw ? msg('why-draws', { count: drawn }) : null,
    paid.length > 0 ? msg('why-costs', { amounts: paid as never }) : null,
  ];
}

/** Events at a place that the available Defense covers. */
function withinReach(s: State, seat: number, place: number): Message | null {
  const cards = eventsAt(s, place).filter((event) => sideOf(s, event).defense <= defenseOf(s, seat));
  return cards.length > 0
    ? msg('why-within-reach', { cards: cards.map((card) => msg(`card-${eventCard(card).id}`)) as never })
    : null;
}

const printed = (card: number): number => deckCard(card).influence ?? 0;

/** Places that are open after the answer and were Shut Down before. */
const reopened = ({ s, after }: Of): Message | null => {
  const places = PLACES.filter((_place, at) => isShutDown(s, at) && !isShutDown(after, at));
  return places.length > 0
    ? msg('why-reopens', { places: places.map((place) => msg(`location-${place}`)) as never })
    : null;
};

function overcomes(choice: Of, event: number): Reasons {
  const { active } = eventCard(event);
  const ends = isActive(choice.s, event) && active.penalty !== null;
  return [...changes(choice), reopened(choice), ends ? msg('why-ends-penalty') : null];
}

/** Why a turn ends: what is left, and whether any card could be bought. */
function end({ s, seat }: Of): Reasons {
  const { credits, defense, hand } = playerOf(s, seat);
  const prices = FACTIONS.map((_faction, slot) => faceUp(s, slot))
    .filter((card) => card !== NONE)
    .map((card) => marketPrice(s, card));
  const short = prices.length > 0 ? Math.min(...prices) - fundsOf(s, seat) : 0;
  return [
    short > 0 ? msg('why-too-few-credits', { short }) : null,
    hand.cards.length === 0 ? msg('why-all-played') : msg('why-unplayed', { count: hand.cards.length }),
    credits + defense > 0 ? msg('why-loses', { credits, defense }) : msg('why-nothing-unspent'),
  ];
}

function act(choice: Of): Reasons {
  const { s, seat, answer } = choice;
  const { verb, on } = actionNamed(String(answer)) as Action;
  const { ship } = playerOf(s, seat);
  switch (verb) {
    case 'end':
      return end(choice);
    case 'travel':
      return [withinReach(s, seat, on), ...changes(choice)];
    case 'overcome':
    case 'alternative':
      return overcomes(choice, on);
    case 'embassy':
      return [...changes(choice), msg('why-embassy', { place: defined(PLACES[ship]) })];
    case 'cycle':
      return [msg('why-cycles', { influence: printed(faceUp(s, on)) })];
    case 'collaborate':
      return [msg('why-missing', { n: sideOf(s, on).defense - defenseOf(s, seat) })];
    case 'cycleRequest':
      return [msg('why-new-request')];
    case 'cargo':
      return [msg('why-cargo', { place: defined(PLACES[ship]) }), ...changes(choice)];
    case 'deliver':
      return [completes(s, seat, on) ? msg('why-request') : null, ...changes(choice), msg('why-reward')];
    case 'garrison':
      return [reopened(choice), ...changes(choice)];
    default:
      return changes(choice);
  }
}

/** The Defense still missing in a Collaboration, after the answer if it goes on. */
function missing({ s, after }: Of): Message | null {
  const call = after.collaboration ?? s.collaboration;
  if (!call) return null;
  const state = after.collaboration ? after : s;
  const has = defenseOf(state, call.caller) + playerOf(state, call.partner).defense;
  return msg('why-missing', { n: Math.max(0, sideOf(state, call.event).defense - has) });
}

const named = (answer: Answer): number[] =>
  (Array.isArray(answer) ? (answer as string[]) : answer === null ? [] : [String(answer)]).map(cardNamed);

/** Cards that leave the hand or the deck. */
const gives = (choice: Of, id: string): Reasons => {
  const cards = named(choice.answer);
  const influence = cards.reduce((sum, card) => sum + printed(card), 0);
  return [...changes(choice), cards.length > 0 ? msg(id, { count: cards.length, influence }) : null];
};

const slotCard = (s: State, answer: Answer): number => faceUp(s, (FACTIONS as readonly Answer[]).indexOf(answer));

const free = (choice: Of): Reasons => {
  const card = slotCard(choice.s, choice.answer);
  return [...changes(choice), msg('why-free-card', { cost: deckCard(card).cost, influence: printed(card) })];
};

const cryo = ({ answer }: Of): Reasons => {
  const [first, second] = architectOf(faceOf(cardNamed(String(answer)))).abilities;
  return [msg('why-cryo', { first: first.cryo, second: second.cryo })];
};

const goes = (choice: Of): Reasons => {
  const { s, seat, answer } = choice;
  if (answer === null) return [msg('why-stays'), ...changes(choice)];
  return [withinReach(s, seat, placeNamed(String(answer))), ...changes(choice)];
};

/** What the Shadow Syndicate gets. */
const syndicate = ({ answer }: Of, influence: number): Reasons =>
  answer === null ? [] : [msg('why-syndicate', { influence })];

function reward(choice: Of): Reasons {
  if (choice.answer === null) return [msg('why-no-reward')];
  if (choice.answer === 'bank') return changes(choice);
  return [...changes(choice), msg('why-illegal', { influence: ILLEGAL_TECH_AT_END })];
}

const raided = ({ s, seat, answer }: Of): Reasons => {
  const { request, cargo } = playerOf(s, seat);
  const [card] = request.cards;
  const lost = placeNamed(String(answer));
  const wanted = card === undefined ? NONE : (PLACES as readonly string[]).indexOf(requestFrom(card));
  return [
    wanted === lost ? msg('why-request-lost') : has(cargo, wanted) ? msg('why-request-kept') : msg('why-no-request'),
  ];
};
const requestFrom = (card: number): string => {
  const found = cardOf(faceOf(card));
  return found.kind === 'request' ? found.from : '';
};

const starts = ({ s, answer }: Of): Reasons => [
  msg('why-events-there', { count: eventsAt(s, placeNamed(String(answer))).length }),
];

/** What an answer gains and costs. */
export const reason = reasonsByStep<State>({
  'main/act': act,
  'mix/choose': ({ answer }) => [msg('why-banked', { n: Number(answer) })],
  'branch/choose': changes,
  'access/choose': (choice) => (choice.answer === null ? [msg('why-location-later')] : changes(choice)),
  'acquire/choose': free,
  'recover/choose': (choice) => [...changes(choice), msg('why-back')],
  'consume/choose': (choice) => (choice.answer === null ? [msg('why-keeps-cards')] : gives(choice, 'why-consumes')),
  'consumeSelf/choose': (choice) => (choice.answer === null ? [msg('why-keeps-card')] : [msg('why-consumes-self')]),
  'cycle/choose': ({ s, answer }) =>
    answer === null || answer === 'request'
      ? [msg(answer === null ? 'why-keeps-market' : 'why-new-request')]
      : [msg('why-cycles', { influence: printed(slotCard(s, answer)) })],
  'discard/choose': (choice) => gives(choice, 'why-discards'),
  'endPhase/keep': ({ s, seat, answer }) => [
    msg('why-keeps', { count: playerOf(s, seat).hand.cards.length - named(answer).length }),
  ],
  'imitate/choose': changes,
  'relocate/choose': goes,
  'subdue/choose': (choice) => overcomes(choice, cardNamed(String(choice.answer))),
  'ransom/choose': (choice) => gives(choice, 'why-discards'),
  'collaboration/answer': (choice) =>
    choice.answer === 'accept' ? [missing(choice)] : [msg('why-declines'), missing(choice)],
  'collaboration/caller': (choice) => [missing(choice), ...changes(choice)],
  'collaboration/partner': (choice) => [missing(choice), ...changes(choice)],
  'collaboration/split': changes,
  'delivery/reward': reward,
  'raid/choose': raided,
  'draft/pick': cryo,
  'draft/choose': cryo,
  'outfit/fleet': ({ answer }) => [msg(`why-fleet-${cardOf(faceOf(cardNamed(String(answer)))).id}`)],
  'startingPlaces/choose': starts,
  'syndicate/chooseEvent': (choice) => syndicate(choice, sideOf(choice.s, cardNamed(String(choice.answer))).influence),
  'syndicate/chooseCard': (choice) => syndicate(choice, printed(slotCard(choice.s, choice.answer))),
});
