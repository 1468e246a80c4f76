import type { PayloadKind } from './types.ts';

/** The two programs: USA (NASA) and CCCP (RosCosmos). */
export const SIDES = ['usa', 'cccp'] as const;
export const USA = 0;
export const CCCP = 1;

export const START = { budget: 30, popularity: 10, money: 30 } as const;
export const MOST_POPULARITY = 12;
/** A budget gap larger than this ends the game. */
export const BUDGET_GAP = 15;
export const LAST_ROUND = 30;
/** Duration of the four-player strategic discussion, in seconds. */
export const TALK_SECONDS = 120;
export const HAND = 4;
export const SIDEBOARD = 4;
export const MOST_MISSIONS = 3;
export const TOKENS = { influence: 4, bluff: 4, first: 1 } as const;
export const LEAST_TOKENS = 2;
export const DIE = 8;
/** Amount by which both budgets fall each round. */
export const UPKEEP = 3;
/** Completing a mission of at least this level opens the Moon. */
export const MOON_GATE = 3;
/** Level of the risks on the path to the Moon. */
export const MOON_LEVEL = 3;
/** Popularity paid to win a tie, and the minimum that must be left after any payment. */
export const TIE_PRICE = 2;
export const LEAST_LEFT = 1;
/** Treasury gives more to a side whose budget is at least this far below the opponent's. */
export const BEHIND = 6;
/** Money received in place of a free module if there is no room for it. */
export const NO_ROOM_MONEY = 4;

/** Price of each Engineer action. */
export const PRICE = { line: 7, research: 10, discard: 10, test: 4, clean: 10, marker: 1 } as const;
/** Prices of the supplier spaces, in the order in which items slide. */
export const SUPPLIER_PRICES = [8, 13, 20] as const;
export const PAYLOAD_PRICE: Readonly<Record<PayloadKind, number>> = { dog: 2, satellite: 5, astronaut: 7 };

/** Popularity lost in phase 3. */
export const LOSS = { abort: 1, explosion: 2, lives: 3, delay: 3 } as const;
export const SIDE_NAMES = ['USA', 'CCCP'] as const;
