/**
 * The state of Moonrakers.
 *
 * - Every card is a number (`content/set.ts`). Hidden cards are in zones, open cards in plain lists.
 * - A captain's own cards are `seat * 64 + kind`: equal cards of one owner have equal numbers, cards of two owners
 *   never.
 * - Units of a deal are counted by item, `ITEMS`; requirements and units by type, `TYPES`.
 * - **Talks** are about one contract: `offers` are all offers so far, `current` is the current one.
 * - The **mission** is the contract in progress: its requirements, the units so far, and a pilot for every seat.
 */
import {
  blank,
  fixed,
  flag,
  flowOf,
  int,
  list,
  maybe,
  oneOf,
  shape,
  stateOf,
  type TypeOf,
  withDefault,
  zone,
} from '@orrery/kernel';

/** No card, seat or place. */
export const NONE = -1;
const none = withDefault(int, NONE);

/** The items a deal shares out, in this order (MK-293). */
export const ITEMS = ['prestige', 'credits', 'bonus', 'reputation', 'prototype', 'dice'] as const;
export type Item = (typeof ITEMS)[number];
export const PRESTIGE = 0;
export const CREDITS = 1;
export const BONUS = 2;
export const REPUTATION = 3;
export const PROTOTYPE = 4;
export const DICE = 5;

const captain = shape({
  prestige: int,
  credits: int,

  draw: zone,
  hand: zone,
  discard: zone,
  /** Cards that only their owner sees: from the draw pile, a Bonus Card before it is kept, drawn objectives. */
  looked: zone,
  /** The play area, and the IO on each card of it; IO crew stay here from contract to contract. */
  play: zone,
  playIo: list(int),
  /** Installed parts, up to four, and the IO on each. */
  parts: list(int),
  partIo: list(int),

  /** Unplayed cards kept from the last contract; the next redraw does not count them (MK-374). */
  kept: int,

  objectives: zone,
  /** When each was drawn, by `clock`. */
  drawnAt: list(int),
  claimed: list(int),

  /** Binding Ties: points with the faction of each seat. */
  reputation: list(int),
  /**
   * Nomad: the ship's place, and for each home sector the time of its last visit, by the table's clock; 0 for never.
   */
  at: int,
  beenAt: list(int),
  /** Whether it arrived in a home sector this turn. */
  arrived: flag,

  /** Home types of contracts completed so far, as bits. */
  completed: int,
  /** Objectives whose condition was met this turn, as bits: the first nineteen, then the others. */
  deeds: list(int),
  /**
   * Of this turn: credits spent and cards acquired while buying, advanced cards gained, reputation spent; seats as
   * bits.
   */
  spent: int,
  acquired: int,
  advanced: int,
  favours: int,
  befriended: int,
  /** Once-per-turn abilities used this turn. */
  usedInTurn: list(int),

  /** Prestige by source (contracts, head-to-heads, objectives, cards and reputation), and losses to hazards. */
  sources: list(int),
});
export type Captain = TypeOf<typeof captain>;

/** An offer: its parties, and the share of each seat (`seat * ITEMS + item`). */
const deal = shape({
  version: int,
  by: int,
  parties: list(int),
  shares: list(int),
  accepted: list(int),
  declined: list(int),
});
export type Agreement = TypeOf<typeof deal>;

const talks = shape({
  contract: int,
  version: int,
  offers: list(deal),
  /** The index of the current offer; -1 for none. */
  current: none,
  /** Hints about hands: `seat * HINTED + type`, 0 for no hint, then none, a little, some, plenty. */
  hints: list(int),
  /** Captains who may be invited (MK-289). */
  invited: list(int),
  /** Whether the talks are over: ended by the leader, or because the contract was replaced. */
  broken: flag,
});
export type Talks = TypeOf<typeof talks>;

/** A captain in a contract. */
const pilot = shape({
  actions: int,
  spent: int,
  /** Faces of this captain's dice, the number rolled, and those rerolled. */
  dice: list(int),
  rolled: int,
  rerolled: list(int),
  blocks: int,
  done: flag,
  /** The size of the hand after the roll: these cards are the first ones in it (MK-332). */
  opening: int,
  /** Kinds played, in order; a card that counts as two is listed twice. */
  plays: list(int),
  /** The number of cards played. */
  count: int,
  /** The pilot's units by type, and additional score in a head-to-head. */
  units: list(int),
  score: int,
  /** Once-per-contract abilities used. */
  used: list(int),
  /** The bonus of the next Damage card, and the number of advanced cards that need no Action. */
  primed: int,
  free: int,
  /** IO crew in play since an earlier contract. */
  lasting: int,
});
export type Pilot = TypeOf<typeof pilot>;

const mission = shape({
  contract: int,
  duel: flag,
  stage: oneOf('order', 'roll', 'start', 'plays', 'end', 'rewards', 'hazards', 'discard'),
  /** Abandoned: the leader resigned before it was resolved (D98). */
  outcome: oneOf('open', 'success', 'failure', 'decided', 'abandoned'),
  /** Participants in the order of play; with `free` any of them may play next. */
  order: list(int),
  free: flag,
  need: list(int),
  filled: list(int),
  shares: list(int),
  pilots: list(pilot),
  /** Places of the mercenary row that are hired, what they cost, and hired cards in order. */
  hired: list(int),
  hireCredits: int,
  hirePrestige: int,
  /** In a head-to-head: first and second; -1 for none. */
  first: none,
  second: none,
});
export type Mission = TypeOf<typeof mission>;

/** The whole table. */
export const state = stateOf({
  agreed: fixed(
    shape({
      overload: flag,
      nomad: flag,
      binding: flag,
      target: int,
      ambiguity: flag,
      softDice: flag,
      literalRounds: flag,
    }),
  ),
  /** The colour of each seat, an index of `COLOURS`. */
  colours: fixed(list(int)),
  captains: list(captain),

  round: int,
  /** Number of turns begun. */
  turn: int,
  leader: int,
  /** The first leader; a round begins with their turn. */
  starter: int,
  /** Counts arrivals and objectives drawn, so that their order is known (MK-565). */
  clock: withDefault(int, 1),
  phase: oneOf('setup', 'event', 'planning', 'mission', 'buying', 'claims'),

  /** Without Nomad one deck; with it one for each home type and Sorelia's. */
  contractDecks: list(zone),
  /** Open contracts: the Dispatch row, or those drawn in a sector. */
  row: list(int),
  /** Nomad: the contract that unlocks Sorelia, until it is completed; -1 without Nomad and afterwards. */
  anomaly: none,
  unlocked: flag,

  partDeck: zone,
  crewDeck: zone,
  prototypeDeck: zone,
  armoryParts: list(int),
  armoryCrew: list(int),
  /** Advanced cards left, by kind. */
  stock: list(int),
  /** Parts removed from the game. */
  scrapped: list(int),
  objectiveDeck: zone,

  eventDeck: zone,
  usedEvents: list(int),
  event: none,
  policy: none,
  /** Cards on sale by an event. */
  sale: list(int),

  mercenaryDeck: zone,
  mercenaryRow: list(int),
  mercenaryDiscard: list(int),

  /** Of this turn. */
  plan: shape({
    /** The leader's place at the start of the turn, before the event. */
    began: int,
    talked: list(int),
    replaced: flag,
    travelled: flag,
    stayed: flag,
    freeDiscard: flag,
    paidDiscard: flag,
    bought: flag,
    newEvent: flag,
    /** The called head-to-head. */
    called: none,
  }),
  talks: maybe(talks),
  mission: maybe(mission),

  /** Prestige of every captain after each turn. Rows are added, never changed. */
  history: fixed(list(list(int))),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const captainOf = (s: State, seat: number): Captain => s.captains[seat] as Captain;
export const missionOf = (s: State): Mission => s.mission as Mission;
export const pilotOf = (s: State, seat: number): Pilot => (s.mission as Mission).pilots[seat] as Pilot;
export const talksOf = (s: State): Talks => s.talks as Talks;

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
export const newCaptain = (seats: number): Captain => ({
  ...blank(captain),
  reputation: zeros(seats),
  beenAt: zeros(4),
  deeds: [0, 0],
  sources: zeros(5),
});
// Written out instead of using `blank`, which is slow and called often.
export const newPilot = (): Pilot => ({
  actions: 0,
  spent: 0,
  dice: [],
  rolled: 0,
  rerolled: [],
  blocks: 0,
  done: false,
  opening: 0,
  plays: [],
  count: 0,
  units: [0, 0, 0, 0, 0, 0],
  score: 0,
  used: [],
  primed: 0,
  free: 0,
  lasting: 0,
});
export const newTalks = (contract: number, invited: number[], hints: number[]): Talks => ({
  contract,
  version: 0,
  offers: [],
  current: NONE,
  hints,
  invited,
  broken: false,
});
export const newMission = (
  contract: number,
  duel: boolean,
  need: number[],
  shares: number[],
  order: number[],
  pilots: Pilot[],
): Mission => ({
  contract,
  duel,
  stage: 'order',
  outcome: 'open',
  order,
  free: true,
  need,
  filled: [0, 0, 0, 0, 0, 0],
  shares,
  pilots,
  hired: [],
  hireCredits: 0,
  hirePrestige: 0,
  first: NONE,
  second: NONE,
});
export const newPlan = (): State['plan'] => ({
  began: 0,
  talked: [],
  replaced: false,
  travelled: false,
  stayed: false,
  freeDiscard: false,
  paidDiscard: false,
  bought: false,
  newEvent: false,
  called: NONE,
});
