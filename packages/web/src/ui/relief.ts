import { seeded } from './random.ts';

export interface Crater {
  x: number;
  y: number;
  r: number;
}

export interface Ground {
  seed: string;
  width: number;
  height: number;
  craters: Crater[];
  /** Wavelength of the largest bumps, in pixels. */
  grain: number;
  /** Height of the bumps, in pixels. */
  rough: number;
  /** Depth of a large crater, in pixels. */
  depth: number;
  /** Brightness of flat ground, 0 to 1. */
  flat: number;
}

const GRID = 64;

function bumps(seed: string): (x: number, y: number) => number {
  const next = seeded(seed);
  const grid = Float32Array.from({ length: GRID * GRID }, next);
  const at = (i: number, j: number) => grid[(j & (GRID - 1)) * GRID + (i & (GRID - 1))] ?? 0;
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i;
    const fy = y - j;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
    const low = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
    return top + (low - top) * v;
  };
}

/** The height of a crater, a bowl with a raised rim, at distance `t` from its centre, where 1 is the edge. */
function bowl(t: number): number {
  if (t < 0.5) return -1;
  if (t < 0.76) return -1 + ((t - 0.5) / 0.26) * 1.55;
  return 0.55 * (1 - (t - 0.76) / 0.24) ** 2;
}

function heights(g: Ground): Float32Array {
  const noise = bumps(g.seed);
  const field = new Float32Array(g.width * g.height);
  for (let y = 0; y < g.height; y++) {
    for (let x = 0; x < g.width; x++) {
      let h = 0;
      let size = 1;
      let step = 1 / g.grain;
      for (let octave = 0; octave < 4; octave++) {
        h += noise(x * step, y * step) * size;
        size *= 0.4;
        step *= 2.1;
      }
      field[y * g.width + x] = h * g.rough;
    }
  }
  for (const c of g.craters) {
    const deep = Math.min(g.depth, c.r * 0.3);
    for (let y = Math.max(0, Math.floor(c.y - c.r)); y < Math.min(g.height, c.y + c.r); y++) {
      for (let x = Math.max(0, Math.floor(c.x - c.r)); x < Math.min(g.width, c.x + c.r); x++) {
        const t = Math.hypot(x - c.x, y - c.y) / c.r;
        const i = y * g.width + x;
        if (t < 1) field[i] = (field[i] ?? 0) + bowl(t) * deep;
      }
    }
  }
  return field;
}

/** Renders a ground texture lit from the upper left, as grey RGBA pixels. Colour tokens drawn over it add the tint. */
export function lightGround(g: Ground): Uint8ClampedArray<ArrayBuffer> {
  const field = heights(g);
  const pixels = new Uint32Array(g.width * g.height);
  for (let y = 0; y < g.height; y++) {
    for (let x = 0; x < g.width; x++) {
      const i = y * g.width + x;
      const left = field[x > 0 ? i - 1 : i] ?? 0;
      const right = field[x < g.width - 1 ? i + 1 : i] ?? 0;
      const above = field[y > 0 ? i - g.width : i] ?? 0;
      const below = field[y < g.height - 1 ? i + g.width : i] ?? 0;
      const slope = (right - left) * 0.5 + (below - above) * 0.6;
      const steep = Math.hypot(right - left, below - above);
      const lit = (g.flat * (1 + slope * 0.9)) / Math.sqrt(1 + steep * steep * 0.35);
      const grey = Math.round(Math.max(0, Math.min(1, lit)) * 255);
      pixels[i] = (255 << 24) | (grey << 16) | (grey << 8) | grey;
    }
  }
  return new Uint8ClampedArray(pixels.buffer);
}
