import type { Since } from '@orrery/kernel';

/** The three parameters of a rocket as tiles, risks and modules write them: Structure, Electronics, Code. */
export const ICONS = ['S', 'E', 'C'] as const;
export type Icon = (typeof ICONS)[number];

/** Kinds of technology tiles, each with its own deck. */
export const TILE_KINDS = ['S', 'E', 'C', 'P'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Structure, Electronics, Code and Adaptivity, in this order. */
export type Parameters = readonly [number, number, number, number];
/** The minimum Structure, Electronics and Code that a risk requires. */
export type Need = readonly [number, number, number];

export interface TileDesign extends Since {
  id: string;
  name: string;
  kind: TileKind;
  /** Icons of its kind in the middle; none on a Payload tile. */
  centres: number;
  /** Four letters or `-`: N, E, S, W at rotation 0. */
  edges: string;
}

/** What a module covers: one row, two neighbouring rows, or a column. */
export type ZoneKind = 'row' | 'rows' | 'column';

/**
 * What must hold in a module's zone; if there are several conditions, all of them. A double centre counts 2 (MS-118).
 */
export type Condition =
  | { needs: 'centres'; n: number; icon: Icon | null }
  | { needs: 'pairs'; n: number }
  | { needs: 'payloads'; n: number }
  | { needs: 'full' };

export interface ModuleDesign extends Since {
  id: string;
  name: string;
  zone: ZoneKind;
  conditions: readonly Condition[];
  bonus: Parameters;
}

export const PAYLOADS = ['dog', 'satellite', 'astronaut'] as const;
export type PayloadKind = (typeof PAYLOADS)[number];

/** Effects of cards, missions and places. `n` is signed for tracks and a count otherwise. */
export type EffectKind =
  /** The side's own tracks and money. */
  | 'budget'
  | 'popularity'
  | 'money'
  /** The opponent's tracks. */
  | 'rivalBudget'
  | 'rivalPopularity'
  /** Tokens that are kept until used: actions i and j, and free tests. */
  | 'testSteals'
  | 'techSteals'
  | 'freeTests'
  /** Tiles for the development line, from decks that the Engineer chooses. */
  | 'techTiles'
  /** A face-up module for the empty 8-money space, or 4 money if the space is taken. */
  | 'freeModules'
  /** Sabotage markers added to the opponent's blueprint, and removed from one's own. */
  | 'sabotage'
  | 'clean'
  /** An additional bluff token in the next round. */
  | 'bluff'
  /** Budget, with more for a side far behind. */
  | 'catchUp';

export interface Effect {
  what: EffectKind;
  n: number;
}

export interface MissionDesign extends Since {
  id: string;
  name: string;
  level: number;
  payload: readonly PayloadKind[];
  /** Levels of its risks, in order. */
  risks: readonly number[];
  reward: readonly Effect[];
}

export interface RiskDesign extends Since {
  id: string;
  name: string;
  level: number;
  /** The highest check values of the low and of the middle range. */
  low: number;
  middle: number;
  /** What is needed in the low, middle and high range. */
  needs: readonly [Need, Need, Need];
}

export interface ManeuverDesign extends Since {
  n: number;
  /** The card's name in each side's deck. */
  names: readonly [usa: string, cccp: string];
  /** Its effects at levels 1, 2 and 3. */
  levels: readonly (readonly Effect[])[];
}

export interface PlaceDesign {
  id: string;
  name: string;
  /** Effects of an empty slot for its side: each round, and additionally if it completed a mission in that round. */
  perRound: readonly Effect[];
  mission: readonly Effect[];
  /** Effects for winning against the other side's card here. */
  obstruction: readonly Effect[];
}
