import type { Hex } from './hex.ts';

export const KINDS = ['mothership', 'fighter', 'bomber', 'guardian', 'station'] as const;
export type Kind = (typeof KINDS)[number];

/** A unit as the board draws it. */
export interface BoardUnit {
  id: string;
  kind: Kind;
  seat: number;
  hex: Hex;
  /** Direction, 0 to 5 counter-clockwise from east. */
  facing: number;
  /** The hexes of its last flight, ending where it is now. */
  trail?: readonly Hex[];
  /** Hull points of a mothership, steps of a station. */
  hull?: number;
  /** Shield points of a mothership: current and maximum. */
  shield?: { left: number; of: number };
  /** Whether it has moved and attacked this turn. */
  spent?: boolean;
  /** Whether it is held and cannot move. */
  held?: boolean;
  name: string;
  /** The number in its name, for kinds that a fleet has several of. */
  number?: string;
}

/** A mineral planet, gas planet or planetoid as the board draws it. */
export interface BoardPlanet {
  id: string;
  hex: Hex;
  kind: 'mineral' | 'gas' | 'planetoid';
  owner: number | null;
  /** The total an attack needs to capture it. */
  need: number;
  /** No token, a face-down token, or the discovered artifact. */
  artifact: 'none' | 'hidden' | { number: number; name: string };
  developments: readonly string[];
  moon: boolean;
  name: string;
  /** The name of its hex, printed beside it. */
  place: string;
}

/** The static parts of the board. */
export interface BoardSpace {
  hexes: readonly Hex[];
  /** Asteroid tiles, each with its hexes that hold asteroids. */
  belts: readonly (readonly Hex[])[];
}
