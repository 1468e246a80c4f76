import type { Cell } from '../../../../ui/board/index.ts';
import { beside, type Hex, hexAt, hexShape, placeOf } from '../hex.ts';

/** The clickable hexes. Those in `rocks` get a tooltip, because nothing else on the screen explains asteroids. */
export const cellsOf = (hexes: readonly Hex[], rocks?: ReadonlySet<Hex>): Cell[] =>
  hexes.map((hex) => ({
    id: hex,
    at: placeOf(hex),
    row: hexAt(hex)[1],
    anchor: `hex:${hex}`,
    open: `open:${hex}`,
    about: rocks?.has(hex) ? 'asteroids' : undefined,
  }));

/** Settings shared by all hexes. */
export const HEXES = {
  area: hexShape(0.4),
  ring: hexShape(2),
  beyond: (hex: Hex, way: number): Hex => beside(hex)[way] ?? hex,
};
