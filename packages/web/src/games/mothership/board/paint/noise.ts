import { seeded } from '../../../../ui/random.ts';

/** A point or a colour. */
export type Triple = [number, number, number];

const TABLE = (() => {
  const next = seeded('mothership noise');
  const table = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [table[i], table[j]] = [table[j] ?? 0, table[i] ?? 0];
  }
  return Uint8Array.from([...table, ...table]);
})();

const at = (i: number) => TABLE[i] ?? 0;
const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const between = (t: number, a: number, b: number) => a + t * (b - a);

function slope(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15;
  const u = h < 8 ? x : y;
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}

/** Three-dimensional Perlin noise, about -1 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [fx, fy, fz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [X, Y, Z] = [fx & 255, fy & 255, fz & 255];
  const [dx, dy, dz] = [x - fx, y - fy, z - fz];
  const [u, v, w] = [ease(dx), ease(dy), ease(dz)];
  const A = at(X) + Y;
  const B = at(X + 1) + Y;
  const [AA, AB, BA, BB] = [at(A) + Z, at(A + 1) + Z, at(B) + Z, at(B + 1) + Z];
  const near = between(
    v,
    between(u, slope(at(AA), dx, dy, dz), slope(at(BA), dx - 1, dy, dz)),
    between(u, slope(at(AB), dx, dy - 1, dz), slope(at(BB), dx - 1, dy - 1, dz)),
  );
  const far = between(
    v,
    between(u, slope(at(AA + 1), dx, dy, dz - 1), slope(at(BA + 1), dx - 1, dy, dz - 1)),
    between(u, slope(at(AB + 1), dx, dy - 1, dz - 1), slope(at(BB + 1), dx - 1, dy - 1, dz - 1)),
  );
  return between(w, near, far);
}

/** Fractal noise: the sum of several octaves. */
export function clouds(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    scale *= 2.03;
    weight *= 0.5;
  }
  return sum;
}

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** Smoothstep: rises from 0 to 1 between two values. */
export function rise(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const mix = (a: Triple, b: Triple, t: number): Triple => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
