import { seeded } from '../../../../ui/random.ts';

/** Pixels (RGBA) of a lit, cratered Moon; the light comes from the upper left. */
export function moon(size: number, seed: string): Uint8ClampedArray<ArrayBuffer> {
  const next = seeded(seed);
  const grid = Float32Array.from({ length: 4096 }, next);
  const hash = (x: number, y: number) => grid[((x * 73) ^ (y * 151)) & 4095] ?? 0;
  const noise = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - i, y - j];
    const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
    return (
      (hash(i, j) * (1 - a) + hash(i + 1, j) * a) * (1 - b) + (hash(i, j + 1) * (1 - a) + hash(i + 1, j + 1) * a) * b
    );
  };
  const fractal = (x: number, y: number) => {
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0; octave < 6; octave++) {
      sum += weight * noise(x, y);
      x = x * 2.03 + 17;
      y = y * 2.03 + 9;
      weight *= 0.5;
    }
    return sum;
  };
  const craters = Array.from({ length: 130 }, () => {
    const [a, r] = [next() * 6.283, Math.sqrt(next()) * 0.97];
    return { x: Math.cos(a) * r, y: Math.sin(a) * r, r: 0.012 + next() ** 4 * 0.11 };
  });
  const height = (x: number, y: number) => {
    let sum = fractal(x * 7 + 5, y * 7 + 3) * 0.05;
    for (const crater of craters) {
      const d = Math.hypot(x - crater.x, y - crater.y) / crater.r;
      if (d < 1) sum += crater.r * ((d * d - 1) * 0.55 + 0.16);
      else if (d < 1.35) sum += crater.r * ((1.35 - d) / 0.35) * 0.16;
    }
    return sum;
  };
  const pixels = new Uint8ClampedArray(size * size * 4);
  const radius = size / 2 - 1;
  const step = 2 / size;
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const [x, y] = [(i - size / 2 + 0.5) / radius, (j - size / 2 + 0.5) / radius];
      const far = x * x + y * y;
      if (far > 1.02) continue;
      const here = height(x, y);
      const slope = [(height(x + step, y) - here) / step, (height(x, y + step) - here) / step] as const;
      const normal = [x - slope[0] * 0.9, y - slope[1] * 0.9, Math.sqrt(Math.max(0, 1 - far)) + 0.02] as const;
      const lit = Math.max(0, (normal[0] * -0.55 + normal[1] * -0.4 + normal[2] * 0.73) / Math.hypot(...normal));
      const sea = Math.min(1, Math.max(0, (fractal(x * 2.1 + 31, y * 2.1 + 8) - 0.5) * 7));
      const bright = lit ** 0.78 * (0.88 - sea * 0.36 + fractal(x * 16, y * 16) * 0.1);
      const at = (j * size + i) * 4;
      pixels[at] = 255 * (bright + 0.012);
      pixels[at + 1] = 255 * (bright * 0.975 + 0.016);
      pixels[at + 2] = 255 * (bright * 0.925 + 0.026);
      pixels[at + 3] = 255 * Math.min(1, Math.max(0, (1 - Math.sqrt(far)) * radius));
    }
  }
  return pixels;
}
