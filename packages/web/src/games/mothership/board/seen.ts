import type { Hex } from './hex.ts';

export const KINDS = ['mothership', 'fighter', 'bomber', 'guardian', 'station'] as const;
export type Kind = (typeof KINDS)[number];

/** A unit as the board draws it. */
export interface SeenUnit {
  id: string;
  kind: Kind;
  seat: number;
  hex: Hex;
  /** The way it looks, 0 to 5 counter-clockwise from east. */
  facing: number;
  /** Hull points of a mothership, steps of a station. */
  hull?: number;
  /** Shield points of a mothership: current and maximum. */
  shield?: { left: number; of: number };
  /** It has done all it can in this turn. */
  spent?: boolean;
  /** It may not move. */
  held?: boolean;
  name: string;
  /** The number in its name, for pieces of which a fleet has several. */
  number?: string;
}

/** A planet, planetoid or gas giant as the board draws it. */
export interface SeenWorld {
  id: string;
  hex: Hex;
  kind: 'mineral' | 'gas' | 'planetoid';
  owner: number | null;
  /** What an attack must roll to capture it. */
  need: number;
  /** Nothing, a face-down token, or the artifact that was found. */
  artifact: 'none' | 'hidden' | { number: number; name: string };
  developments: readonly string[];
  moon: boolean;
  name: string;
  /** The name of its hex, printed beside it. */
  place: string;
}

/** A board with everything that stays on it for the whole game. */
export interface SeenSpace {
  hexes: readonly Hex[];
  /** Asteroid tiles, each with the hexes of it that hold rocks. */
  belts: readonly (readonly Hex[])[];
}
