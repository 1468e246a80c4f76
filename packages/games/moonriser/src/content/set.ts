import { bySince, defined } from '@orrery/kernel';
import { type Back, COLOURS, type Colour } from './kinds.ts';
import { DESIGNS, type Design, LINK_KINDS } from './tiles.ts';

/** All faces in a fixed order, which determines the tile numbers that the board and the zones store. */
export const FACES: readonly Design[] = bySince(Object.values(DESIGNS));
const BASE = FACES.findIndex((face) => face.back === 'base');

/** Face of each physical tile, by tile number; later versions only append. */
const FACE_OF: readonly number[] = FACES.flatMap((face, i) => new Array<number>(face.copies).fill(i));
/** Name of each physical tile, for example `B01.3`. */
export const TILE_IDS: readonly string[] = FACES.flatMap((face) =>
  Array.from({ length: face.copies }, (_tile, i) => `${face.id}.${i + 1}`),
);
const NUMBER_OF: ReadonlyMap<string, number> = new Map(TILE_IDS.map((id, tile) => [id, tile]));

export const TILE_COUNT = TILE_IDS.length;
const FIRST_BASE = FACE_OF.indexOf(BASE);

export const faceOf = (tile: number): number => defined(FACE_OF[tile]);
export const designOf = (tile: number): Design => defined(FACES[defined(FACE_OF[tile])]);
export const tileId = (tile: number): string => defined(TILE_IDS[tile]);
/** The tile with this name, or -1. */
export const tileNamed = (id: string): number => NUMBER_OF.get(id) ?? -1;
export const isBase = (tile: number): boolean => FACE_OF[tile] === BASE;
/** The main base with this number, 1 to 4. */
export const baseTile = (number: number): number => FIRST_BASE + number - 1;

/** All tiles with this back. */
export const tilesWith = (back: Back): number[] =>
  FACE_OF.flatMap((face, tile) => (FACES[face]?.back === back ? [tile] : []));
export const backOf = (tile: number): Back => (designOf(tile).back === 'advanced' ? 'advanced' : 'basic');

/** Each face's marks are repeated three times, so lookups need no modulo. */
const ROUND = 18;
const around = <T>(marks: readonly T[]): T[] => [...marks, ...marks, ...marks];
/** Edge marks encoded as numbers: 0 for a bare edge or empty space, else 1 + 2 * kind, plus 1 if white. */
const EDGES: readonly number[] = FACES.flatMap((face) =>
  around(face.edges).map((mark) =>
    mark === null || mark === 'empty' ? 0 : 1 + 2 * LINK_KINDS.indexOf(mark.kind) + (mark.polarity === 'white' ? 1 : 0),
  ),
);
/** Corner colours encoded as numbers: 0 for none, else 1 + index in COLOURS. */
const CORNERS: readonly number[] = FACES.flatMap((face) =>
  around(face.corners).map((colour) => (colour === null ? 0 : 1 + COLOURS.indexOf(colour))),
);
const EMPTY: readonly number[] = FACES.map((face) => face.edges.indexOf('empty'));

/** The edge mark that faces a board direction when the face is rotated. */
export const edgeOf = (face: number, direction: number, rotation: number): number =>
  defined(EDGES[face * ROUND + direction - rotation + 6]);
export const cornerOf = (face: number, corner: number, rotation: number): number =>
  defined(CORNERS[face * ROUND + corner - rotation + 6]);
export const needsSpace = (face: number): boolean => defined(EMPTY[face]) >= 0;
/** The board direction that must stay empty, or null. */
export const emptyDirection = (face: number, rotation: number): number | null =>
  needsSpace(face) ? (defined(EMPTY[face]) + rotation) % 6 : null;
/** Whether two edge marks have the same kind and opposite polarity. */
export const joins = (a: number, b: number): boolean => a > 0 && b > 0 && ((a - 1) ^ (b - 1)) === 1;
export const kindOfMark = (mark: number): number => (mark - 1) >> 1;

/** A bonus line. `link` and `whose` are indices in LINK_KINDS, or -1 if the line has none. */
export interface Line {
  colour: Colour;
  amount: number;
  link: number;
  whose: number;
}
const LINES: readonly Line[][] = FACES.map((face) =>
  face.bonus.map(({ colour, amount, per }) => ({
    colour,
    amount,
    link: per === null ? -1 : LINK_KINDS.indexOf(per.link),
    whose: per !== null && 'whose' in per ? LINK_KINDS.indexOf(per.whose) : -1,
  })),
);
export const linesOf = (face: number): readonly Line[] => defined(LINES[face]);
