import { seeded } from '../../../../ui/index.ts';
import { STAGE } from './course.ts';

const SKY = [
  [2640, 'oklch(0.15 0.018 262)'],
  [2520, 'oklch(0.17 0.025 258)'],
  [2405, 'oklch(0.21 0.032 250)'],
  [2300, 'oklch(0.25 0.04 242)'],
  [2205, 'oklch(0.3 0.048 236)'],
  [2120, 'oklch(0.35 0.052 228)'],
  [2045, 'oklch(0.42 0.055 218)'],
  [1985, 'oklch(0.48 0.05 205)'],
  [1935, 'oklch(0.56 0.045 172)'],
  [1896, 'oklch(0.63 0.055 105)'],
  [1866, 'oklch(0.68 0.09 76)'],
] as const;

const STARS = (() => {
  const next = seeded('launch stars');
  return Array.from({ length: 220 }, () => ({
    x: next() * STAGE.width,
    y: next() ** 1.6 * 560,
    r: next() < 0.06 ? 1.7 : 0.5 + next() * 0.7,
    o: 0.2 + next() * 0.7,
  }));
})();

/** The static backdrop: banded sky, stars and ground. */
export function Backdrop() {
  return (
    <g>
      <rect width={STAGE.width} height={STAGE.height} style={{ fill: 'var(--sh-sky)' }} />
      {SKY.map(([r, fill]) => (
        <circle key={r} cx={560} cy={2680} r={r} style={{ fill }} />
      ))}
      {STARS.map(({ x, y, r, o }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="white" opacity={o * (1 - y / 640)} />
      ))}
      <path d={`M-1400 812H${STAGE.width + 1400}V3000H-1400Z`} style={{ fill: 'var(--sh-deck)' }} />
    </g>
  );
}
