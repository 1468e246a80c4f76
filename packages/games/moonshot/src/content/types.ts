import type { Since } from '@orrery/kernel';

/** The three parameters of a rocket as tiles, risks and modules write them: Structure, Electronics, Code. */
export const ICONS = ['S', 'E', 'C'] as const;
export type Icon = (typeof ICONS)[number];

/** Kinds of technology tiles, each with its own deck. */
export const TILE_KINDS = ['S', 'E', 'C', 'P'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Structure, Electronics, Code and Adaptivity, in this order. */
export type Parameters = readonly [number, number, number, number];
/** The least Structure, Electronics and Code that a risk asks for. */
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

/** What must hold in a module's zone; of several conditions all. A double centre counts 2 (MS-118). */
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
  /** The own tracks and purse. */
  | 'budget'
  | 'popularity'
  | 'money'
  /** The rival's tracks. */
  | 'rivalBudget'
  | 'rivalPopularity'
  /** Tokens that are kept until used: actions i and j, and tests at no cost. */
  | 'testSteals'
  | 'techSteals'
  | 'freeTests'
  /** Tiles of decks of the Engineer's choice into the development line. */
  | 'techTiles'
  /** A face-up module into the empty 8-money space, or 4 money where it is taken. */
  | 'freeModules'
  /** Markers on the rival's blueprint, and own ones taken off. */
  | 'sabotage'
  | 'clean'
  /** A bluff token more in the next round. */
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
  /** Levels of its risks, in the order they are met. */
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
  /** What the card is called in the deck of each side. */
  names: readonly [usa: string, cccp: string];
  /** What it gives on levels 1, 2 and 3. */
  levels: readonly (readonly Effect[])[];
}

export interface PlaceDesign {
  id: string;
  name: string;
  /** For an own slot without a card, each round and where a mission was completed in it. */
  perRound: readonly Effect[];
  mission: readonly Effect[];
  /** For beating the card of the other side that lies here. */
  obstruction: readonly Effect[];
}
