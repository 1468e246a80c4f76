import { seeded } from '../../../../ui/random.ts';

export const TAU = Math.PI * 2;
export const two = (n: number) => Math.round(n * 100) / 100;

/** Random stars as SVG markup. */
export function stars(seed: string, width: number, height: number, n: number): string {
  const r = seeded(seed);
  return Array.from({ length: n }, () => {
    const size = r();
    return `<circle cx="${two(r() * width)}" cy="${two(r() * height)}" r="${two(0.35 + size * size * 1.1)}" fill="oklch(.97 .02 ${r() > 0.7 ? 60 : 270})" opacity="${two(0.2 + r() * 0.65)}"/>`;
  }).join('');
}
