/** The three rows of the control panel, in the order of the state's lists. */
export const ROWS = ['engines', 'weapons', 'shields'] as const;
export type Row = (typeof ROWS)[number];
export const ENGINES = 0;
export const WEAPONS = 1;
export const SHIELDS = 2;
/** Maximum energy in a row (MO-119). */
export const ROW_MAX = 12;

/** Spaces by energy in the engine row: one per two energy, rounded up, or one per energy (MO-120, MO-637). */
export const SPACES = {
  pairs: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  each: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const;
/** Number of sides of the weapon die by energy; 0 for no die (MO-121). */
export const WEAPON_DIE: readonly number[] = [0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12];

/** Starting distributions of the 15 energy over the rows (MO-030, MO-637). */
export const SPLITS = {
  even: [5, 5, 5],
  engines: [7, 4, 4],
  weapons: [4, 7, 4],
  shields: [4, 4, 7],
} as const;

/** Hull points of a new mothership, and of one that has come back (MO-031, MO-566). */
export const HULL = 12;
export const HULL_BACK = 6;
/** A station has four steps of four hull points (MO-032). */
export const STEPS = 4;
export const STEP = 4;

export const PRICES = {
  card: 2,
  guardian: 1,
  explore: 3,
  /** Influence prices of blocking a guardian and refreshing the market. */
  block: 2,
  refresh: 2,
} as const;
/** Base defence of a planet without walls (MO-429). */
export const NEUTRAL_NEEDS = 6;
/** Maximum gas a side may burn in one fight (MO-236). */
export const GAS_MAX = 4;
/** Solar Beam: its cost in hull points, its bonus, and the minimum hull points to fire it (MO-278, MO-279). */
export const BEAM = { hull: 2, roll: 8, least: 3 } as const;
/** Minerals from Asteroid Mining, and the range of Sunslayer Torpedoes (MO-272, MO-282). */
export const MINED = 4;
export const TORPEDO_RANGE = 6;
/** Number of cards dealt to each player at the start (MO-029). */
export const FIRST_HAND = 2;
