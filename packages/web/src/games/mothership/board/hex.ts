import type { Box, Drawing, Point } from '../../../ui/board/index.ts';

/** Width of a hex in drawing units; every piece is drawn at this size and scaled by the camera. */
export const WIDE = 43;
/** Distance from a hex's centre to a corner. */
const R = WIDE / Math.sqrt(3);

/** The name of a hex: its two coordinates, `q,r`. */
export type Hex = string;

export function hexAt(hex: Hex): [q: number, r: number] {
  const comma = hex.indexOf(',');
  return [Number(hex.slice(0, comma)), Number(hex.slice(comma + 1))];
}

export const hexOf = (q: number, r: number): Hex => `${q},${r}`;

/** The six directions: east first, then counter-clockwise. */
const WAYS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export function beside(hex: Hex): Hex[] {
  const [q, r] = hexAt(hex);
  return WAYS.map(([dq, dr]) => hexOf(q + dq, r + dr));
}

export function distance(a: Hex, b: Hex): number {
  const [aq, ar] = hexAt(a);
  const [bq, br] = hexAt(b);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq - bq + ar - br));
}

/** The direction from a hex towards another, 0 to 5. */
export function facing(from: Hex, to: Hex): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  const turn = Math.atan2(a.y - b.y, b.x - a.x) / (Math.PI / 3);
  return ((Math.round(turn) % 6) + 6) % 6;
}

const tidy = (n: number) => Math.round(n * 100) / 100;

/** The centre of a hex in the drawing. */
export function placeOf(hex: Hex): Point {
  const [q, r] = hexAt(hex);
  return { x: tidy(WIDE * (q + r / 2)), y: tidy(R * 1.5 * r) };
}

/** The SVG transform that moves a drawing to a hex. */
export function moved(hex: Hex): string {
  const { x, y } = placeOf(hex);
  return `translate(${x} ${y})`;
}

const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const turn = ((60 * i - 30) * Math.PI) / 180;
  return [Math.cos(turn) * R, Math.sin(turn) * R] as const;
});

/** The outline of a hex around the origin, inset by a number of units. */
export function hexShape(inset = 0): string {
  const k = 1 - inset / R;
  return `${CORNERS.map(([x, y], i) => `${i ? 'L' : 'M'}${tidy(x * k)} ${tidy(y * k)}`).join('')}Z`;
}

/** One SVG path with the outlines of all hexes. */
export function hexesPath(hexes: Iterable<Hex>, inset = 0): string {
  const k = 1 - inset / R;
  let path = '';
  for (const hex of hexes) {
    const at = placeOf(hex);
    path += CORNERS.map(([x, y], i) => `${i ? 'L' : 'M'}${tidy(at.x + x * k)} ${tidy(at.y + y * k)}`).join('');
    path += 'Z';
  }
  return path;
}

/** The two corners of the edge in each direction. */
const EDGES = [
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
] as const;

/** The outline of a set of hexes. */
export function rimPath(hexes: ReadonlySet<Hex>): string {
  let path = '';
  for (const hex of hexes) {
    const { x, y } = placeOf(hex);
    beside(hex).forEach((next, way) => {
      if (hexes.has(next)) return;
      const [from, to] = (EDGES[way] ?? EDGES[0]).map((corner) => CORNERS[corner] ?? [0, 0]);
      if (from && to) path += `M${tidy(x + from[0])} ${tidy(y + from[1])}L${tidy(x + to[0])} ${tidy(y + to[1])}`;
    });
  }
  return path;
}

/** The bounding box of hexes, with a margin. */
export function boundsOf(hexes: readonly Hex[], margin = 4): Box {
  const places = hexes.map(placeOf);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const x = Math.min(...xs) - WIDE / 2 - margin;
  const y = Math.min(...ys) - R - margin;
  return { x, y, width: Math.max(...xs) + WIDE / 2 + margin - x, height: Math.max(...ys) + R + margin - y };
}

/** Maximum width of a hex at the default zoom, in pixels. */
const LARGEST = 64;

/** The board for the camera. It cannot be rotated, because ships have a facing. */
export function drawingOf(hexes: readonly Hex[]): Drawing {
  const bounds = boundsOf(hexes);
  return { bounds: () => bounds, largest: LARGEST / WIDE, turns: 1 };
}
