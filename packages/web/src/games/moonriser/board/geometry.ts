import { DIRECTIONS } from '@orrery/moonriser';
import type { Box, Drawing, Point } from '../../../ui/board/index.ts';

export type { Point };

/** Hex radius in drawing units; everything on the board is drawn at this size and scaled by the camera. */
export const R = 100;
export const ROOT3 = Math.sqrt(3);

const cellId = (q: number, r: number): string => `${q},${r}`;

export function cellAt(id: string): [number, number] {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return [q, r];
}

/** The neighbouring field across edge `edge`. */
export function neighbour(id: string, edge: number): string {
  const [q, r] = cellAt(id);
  const [dq, dr] = DIRECTIONS[((edge % 6) + 6) % 6] ?? DIRECTIONS[0];
  return cellId(q + dq, r + dr);
}

/** The drawn centre of a field when the board is rotated by `turn` steps of 60 degrees. */
export function placeOf(id: string, turn: number): Point {
  let [q, r] = cellAt(id);
  for (let i = 0; i < turn; i++) [q, r] = [q + r, -q];
  return { x: R * ROOT3 * (q + r / 2), y: R * 1.5 * r };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tidy = (n: number) => Math.round(n * 10) / 10;

/** A point at a distance and an angle, counter-clockwise from east. */
export function polar(distance: number, degrees: number, from: Point = { x: 0, y: 0 }): Point {
  return {
    x: tidy(from.x + distance * Math.cos(radians(degrees))),
    y: tidy(from.y - distance * Math.sin(radians(degrees))),
  };
}

/** Polygon points of a hex of radius `r` around a point. */
export function hexPoints(r: number, at: Point = { x: 0, y: 0 }): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => {
      const p = polar(r, degrees, at);
      return `${p.x},${p.y}`;
    })
    .join(' ');
}

/** The outline of a hex of radius `r` as an SVG path. */
export const hexPath = (r: number): string => `M${hexPoints(r).replaceAll(' ', 'L')}Z`;

/** The bounding box of all fields, with a small margin around their edges. */
function boundsOf(ids: string[], turn: number): Box {
  const places = ids.map((id) => placeOf(id, turn));
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const x = Math.min(...xs) - (R * ROOT3) / 2 - 4;
  const y = Math.min(...ys) - R - 4;
  return { x, y, width: Math.max(...xs) + (R * ROOT3) / 2 + 4 - x, height: Math.max(...ys) + R + 14 - y };
}

/** The rotation at which the board is drawn largest in a space; 0 unless rotating makes it over a tenth larger. */
function bestTurn(ids: string[], width: number, height: number): number {
  const sizes = [0, 1, 2].map((turn) => {
    const box = boundsOf(ids, turn);
    return Math.min(width / box.width, height / box.height);
  });
  const best = sizes.indexOf(Math.max(...sizes));
  return (sizes[best] ?? 0) > (sizes[0] ?? 0) * 1.1 ? best : 0;
}

/** Maximum hex radius, in pixels, before the screen's scale. */
const LARGEST = 78;

/** Minimum size of text, in pixels. */
const LEGIBLE = 11;
/** The step in which text grows, so that zooming redraws the board rarely. */
const STEP = 3;

/** The smallest readable text at a number of pixels per unit, in drawing units. */
export const textSize = (seen: number): number => Math.max(18, Math.ceil(LEGIBLE / seen / STEP) * STEP);

/** Whether text takes so much room that only the main numbers are drawn, or nothing beside them. */
export const isSmall = (text: number): boolean => text > 27;
export const isTiny = (text: number): boolean => text > 48;

/** The board as a drawing for the camera. */
export const drawingOf = (ids: string[], screenScale: number): Drawing => ({
  bounds: (turn) => boundsOf(ids, turn),
  largest: (LARGEST * screenScale) / R,
  turns: 6,
  bestTurn: ({ width, height }) => bestTurn(ids, width, height),
});
