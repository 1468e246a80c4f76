/**
 * The state of Moonrakers.
 *
 * - Every card is a number (`content/set.ts`). Hidden cards are in zones, open cards in plain lists.
 * - A captain's cards also carry their owner (`ownCard`): equal cards of one owner have equal numbers, cards of different
 *   owners never do.
 * - Shares of a deal are counted by item (`ITEMS`), requirements and units by type (`TYPES`).
 * - **Talks** are about one contract: `offers` holds all offers so far, `current` is the index of the current one.
 * - The **mission** is the contract in progress: its requirements, the units so far, and a pilot for every seat.
 */
import {
  blank,
  defined,
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
  /** Cards that the owner is looking at or setting aside, a Bonus Card, and a part that is being installed. */
  looked: zone,
  /** The play area, and the IO tokens on each of its cards; IO crew stay here between contracts. */
  play: zone,
  playIo: list(int),
  /** Installed parts, up to four, and the IO tokens on each. */
  parts: list(int),
  partIo: list(int),

  /** Number of unplayed cards kept from the last contract; the next redraw does not count them (MK-374). */
  kept: int,

  objectives: zone,
  /** When each objective was drawn, by `clock`. */
  drawnAt: list(int),
  claimed: list(int),

  /** Binding Ties: points with the faction of each seat. */
  reputation: list(int),
  /** Nomad: the ship's place and, for each home sector, when it was last there by `clock`; 0 for never. */
  at: int,
  beenAt: list(int),
  /** Whether the ship has arrived in a home sector this turn. */
  arrived: flag,

  /** Home types of the contracts completed so far, as bits. */
  completed: int,
  /** Objectives whose condition was met this turn, as bits: the first nineteen, then the others. */
  deeds: list(int),
  /**
   * This turn: credits spent and cards acquired while buying, advanced cards gained, reputation spent, and the factions
   * reputation was gained with, as bits.
   */
  spent: int,
  acquired: int,
  advanced: int,
  favours: int,
  befriended: int,
  /** Once-per-turn abilities used this turn. */
  usedInTurn: list(int),

  /** Prestige by source (contracts, head-to-heads, objectives, cards and reputation), and prestige lost to hazards. */
  sources: list(int),
});
export type Captain = TypeOf<typeof captain>;

/** An offer: its parties, and each seat's share (at `seat * ITEMS.length + item`). */
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
  /** The index of the current offer, or -1. */
  current: none,
  /** Hints about hands, at `seat * HINT_TYPES.length + type`: 0 for no hint, then none, a little, some, plenty. */
  hints: list(int),
  /** Captains who may be invited (MK-289). */
  invited: list(int),
  /** The leader has ended the talks. */
  broken: flag,
});
export type Talks = TypeOf<typeof talks>;

/** A captain's state in a contract. */
const pilot = shape({
  actions: int,
  spent: int,
  /** The faces of this captain's dice, the number rolled, and the indexes of rerolled dice. */
  dice: list(int),
  rolled: int,
  rerolled: list(int),
  blocks: int,
  done: flag,
  /** The size of the hand after the roll; those cards are the first in the hand (MK-332). */
  opening: int,
  /** The cards played, in order; a card that counts as two is listed twice. */
  plays: list(int),
  /** Number of cards played. */
  count: int,
  /** The captain's units of each type, and additional points in a head-to-head. */
  units: list(int),
  score: int,
  /** Abilities used at will, and marks of parts gained during the contract (`freshMark`). */
  used: list(int),
  /** The bonus for the next Damage card, and the number of advanced cards that cost no Action. */
  primed: int,
  free: int,
  /** Number of IO crew in play since an earlier contract. */
  lasting: int,
});
export type Pilot = TypeOf<typeof pilot>;

const mission = shape({
  contract: int,
  duel: flag,
  stage: oneOf('order', 'roll', 'start', 'plays', 'end', 'rewards', 'hazards', 'discard'),
  /** `abandoned`: the leader resigned before the contract was resolved (D98). */
  outcome: oneOf('open', 'success', 'failure', 'decided', 'abandoned'),
  /** Participants in the order of play; if `free`, any of them may play next. */
  order: list(int),
  free: flag,
  need: list(int),
  filled: list(int),
  shares: list(int),
  pilots: list(pilot),
  /** Indexes of hired mercenaries in the row, and their total cost. */
  hired: list(int),
  hireCredits: int,
  hirePrestige: int,
  /** In a head-to-head: the seats in first and second place, or -1. */
  first: none,
  second: none,
});
export type Mission = TypeOf<typeof mission>;

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
  /** The colour of each seat, as an index into `COLOURS`. */
  colours: fixed(list(int)),
  captains: list(captain),

  round: int,
  /** Number of turns begun so far. */
  turn: int,
  leader: int,
  /** The first leader; a round begins with their turn. */
  starter: int,
  /** Counts ship arrivals and drawn objectives, so that their order can be compared (MK-565). */
  clock: withDefault(int, 1),
  phase: oneOf('setup', 'event', 'planning', 'mission', 'buying', 'claims'),

  /** One deck without Nomad; with Nomad one deck for each home type and one for Sorelia. */
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
  /** Number of advanced cards left, by kind. */
  stock: list(int),
  /** Parts removed from the game. */
  scrapped: list(int),
  objectiveDeck: zone,

  eventDeck: zone,
  usedEvents: list(int),
  event: none,
  policy: none,
  /** Cards that an event has put on sale. */
  sale: list(int),

  mercenaryDeck: zone,
  mercenaryRow: list(int),
  mercenaryDiscard: list(int),

  /** The Mission Leader's turn so far. */
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
    /** The head-to-head that the leader has called. */
    called: none,
  }),
  talks: maybe(talks),
  mission: maybe(mission),

  /** The prestige of every captain after each turn. Rows are only appended. */
  history: fixed(list(list(int))),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const captainOf = (s: State, seat: number): Captain => defined(s.captains[seat]);
export const missionOf = (s: State): Mission => s.mission as Mission;
export const pilotOf = (s: State, seat: number): Pilot => defined((s.mission as Mission).pilots[seat]);
export const talksOf = (s: State): Talks => s.talks as Talks;

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
export const newCaptain = (seats: number): Captain => ({
  ...blank(captain),
  reputation: zeros(seats),
  beenAt: zeros(4),
  deeds: [0, 0],
  sources: zeros(5),
});
// Written out because it is called often and `blank` is slow.
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
