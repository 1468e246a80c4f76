import { FIRST_SHIP, LAST_SHIP } from './units.ts';

/**
 * The opponent's strength at levels 1 to 9: energy in each row, and its tier in all four categories (MO-587, MO-589).
 */
export const LEVELS: readonly { energy: number; tier: number }[] = [
  { energy: 5, tier: 0 },
  { energy: 5, tier: 1 },
  { energy: 7, tier: 1 },
  { energy: 7, tier: 2 },
  { energy: 9, tier: 2 },
  { energy: 9, tier: 3 },
  { energy: 11, tier: 3 },
  { energy: 11, tier: 4 },
  { energy: 12, tier: 4 },
];
/**
 * The opponent's branch in each category, the one with the dark tile: Economy b, Combat b, Support a, Colony a
 * (MO-589).
 */
export const NPC_BRANCHES: readonly number[] = [1, 1, 0, 0];
/** The order in which the opponent's ships act, by slot: M, B1, B2, F1, F2, F3 (MO-599). */
export const NPC_ORDER: readonly number[] = [1, 5, 6, 2, 3, 4];
/** The order in which a layout lists the opponent's ships: M, F1, F2, F3, B1, B2. */
export const NPC_PLACED: readonly number[] = Array.from(
  { length: LAST_SHIP - FIRST_SHIP + 1 },
  (_none, i) => FIRST_SHIP + i,
);
