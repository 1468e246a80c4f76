import type { Since } from '@orrery/kernel';

/** The three rocket parameters, as written on tiles, risks and modules: Structure, Electronics, Code. */
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
  /** Number of icons of its kind in the centre; 0 on a Payload tile. */
  centres: number;
  /** Four letters or `-`: N, E, S, W at rotation 0. */
  edges: string;
}

/** The area a module covers: one row, two neighbouring rows, or a column. */
export type ZoneKind = 'row' | 'rows' | 'column';

/** A condition on a module's zone; if there are several, all must hold. A double centre counts as 2 (MS-118). */
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
  /** Tokens kept until used: actions i and j, and free tests. */
  | 'testSteals'
  | 'techSteals'
  | 'freeTests'
  /** Tiles from decks of the Engineer's choice, added to the development line. */
  | 'techTiles'
  /** A face-up module into the empty 8-money space, or 4 money if that space is occupied. */
  | 'freeModules'
  /** Sabotage markers placed on the opponent's blueprint, and markers removed from the side's own. */
  | 'sabotage'
  | 'clean'
  /** An additional bluff token in the next round. */
  | 'bluff'
  /** Budget; more for a side far behind. */
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
  /** Levels of its risks, in flight order. */
  risks: readonly number[];
  reward: readonly Effect[];
}

export interface RiskDesign extends Since {
  id: string;
  name: string;
  level: number;
  /** The highest check values of the low and the middle range. */
  low: number;
  middle: number;
  /** Requirements in the low, middle and high ranges. */
  needs: readonly [Need, Need, Need];
}

export interface ManeuverDesign extends Since {
  n: number;
  /** The card's name in each side's deck. */
  names: readonly [usa: string, cccp: string];
  /** Effects on levels 1, 2 and 3. */
  levels: readonly (readonly Effect[])[];
}

export interface PlaceDesign {
  id: string;
  name: string;
  /** Effects of an empty slot for its side: each round, and in a round in which that side completed a mission. */
  perRound: readonly Effect[];
  mission: readonly Effect[];
  /** Effects of beating the other side's card in this place. */
  obstruction: readonly Effect[];
}
