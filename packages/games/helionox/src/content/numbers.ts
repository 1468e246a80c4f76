/** Number of Events of each kind in one part of the Event deck. */
export interface DeckPart {
  regular: number;
  catastrophic: number;
}
type Parts = readonly [DeckPart, DeckPart, DeckPart];
/** Parts from the top of the deck to the bottom, each as [regular, catastrophic]. */
const parts = (...rows: [[number, number], [number, number], [number, number]]): Parts => {
  const [a, b, c] = rows.map(([regular, catastrophic]) => ({ regular, catastrophic }));
  return [a, b, c] as Parts;
};

/**
 * The three parts of the Event deck by mode and number of players; `team` is co-op and solo (HX-030 to HX-032,
 * HX-291 to HX-294).
 */
export const EVENT_DECKS: Readonly<Record<'competitive' | 'team', Readonly<Record<number, Parts>>>> = {
  competitive: {
    2: parts([6, 0], [5, 1], [4, 2]),
    3: parts([9, 0], [7, 2], [7, 2]),
    4: parts([12, 0], [10, 2], [9, 3]),
  },
  team: {
    1: parts([4, 1], [4, 2], [4, 2]),
    2: parts([10, 1], [10, 1], [11, 2]),
    3: parts([15, 2], [15, 2], [15, 4]),
    4: parts([21, 2], [20, 4], [20, 4]),
  },
};

export type Difficulty = 'rookie' | 'normal' | 'veteran' | 'master';
/** Missions in play: the number of players minus `fewerMissions` (HX-273 to HX-276). */
export const DIFFICULTIES: Readonly<Record<Difficulty, { garrisons: boolean; fewerMissions: 0 | 1 }>> = {
  rookie: { garrisons: false, fewerMissions: 1 },
  normal: { garrisons: false, fewerMissions: 0 },
  veteran: { garrisons: true, fewerMissions: 1 },
  master: { garrisons: true, fewerMissions: 0 },
};

/** Size of the Request deck before the first Requests are drawn (HX-264). */
export const requestsUsed = (players: number): number => (players === 1 ? 7 : 6 * players);
/** Number of Illegal Tech cards at each Location (HX-246). */
export const illegalTechAtEach = (players: number): number => (players <= 2 ? 1 : 2);

/** Number of cards in a starting deck besides the faction pair (HX-038). */
export const MATERIAL_ASSETS = 5;
export const SENTINEL_PROTOTYPES = 3;

export const TURNS_EACH = 9;
export const HAND_SIZE = 5;
/** Number of cards drawn in the End Phase under `drawFour`. */
export const REDUCED_DRAW = 4;

/** Limits (HX-016): Embassies and Cryo Counters of a player, Cargo of a colour, banked tokens of a kind. */
export const EMBASSIES_EACH = 5;
export const CRYO_EACH = 4;
export const CARGO_OF_EACH = 4;
export const BANK_LIMIT = 10;

/** Prices in Credits. */
export const MOVE_COST = 2;
export const MOVE_COST_TO_EMBASSY = 1;
export const MOVE_COST_TAXED = 3;
export const EMBASSY_COST = 2;
export const CARGO_COST = 1;
export const GARRISON_COST = 1;

/** Number of Credits banked as the reward of a Delivery. */
export const DELIVERY_REWARD = 2;
export const INFAMY_WHEN_PLAYED = 1;
/** Influence that an Illegal Tech costs its owner at the end; one left at a Location gives it to the Syndicate. */
export const ILLEGAL_TECH_AT_END = 3;
export const DRAFTED_EACH = 3;
