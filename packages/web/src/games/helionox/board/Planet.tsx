import type { Place } from '@orrery/helionox';
import { memo, type ReactNode, useId } from 'react';
import { seeded } from '../../../ui/random.ts';
import s from './planet.module.css';

const R = 84;
const n1 = (x: number) => Math.round(x * 10) / 10;

/** Brightness and size of each world in the drawing. */
export const WORLDS: Readonly<Record<Place, { lit: number; size: number }>> = {
  earth: { lit: 1, size: 1 },
  moon: { lit: 0.92, size: 0.76 },
  mars: { lit: 0.84, size: 0.92 },
  ceres: { lit: 0.7, size: 0.68 },
  europa: { lit: 0.62, size: 0.8 },
};

type Noise = {
  at: string;
  frequency: string;
  octaves: number;
  seed: number;
  colour: number[];
  gain: number;
  bias: number;
};

const NOISE: Record<Place, Noise[]> = {
  earth: [
    { at: 'n', frequency: '.014 .016', octaves: 5, seed: 37, colour: [0.27, 0.34, 0.17], gain: 14, bias: -7.2 },
    { at: 'm', frequency: '.014 .016', octaves: 5, seed: 37, colour: [0.55, 0.45, 0.28], gain: 10, bias: -5.9 },
    { at: 'c', frequency: '.016 .04', octaves: 4, seed: 61, colour: [0.97, 0.95, 0.92], gain: 5, bias: -2.75 },
  ],
  moon: [{ at: 'n', frequency: '.026', octaves: 4, seed: 9, colour: [0.16, 0.16, 0.19], gain: 5, bias: -2.5 }],
  mars: [
    { at: 'n', frequency: '.016 .03', octaves: 5, seed: 31, colour: [0.3, 0.1, 0.05], gain: 5, bias: -2.4 },
    { at: 'm', frequency: '.06 .07', octaves: 3, seed: 8, colour: [0.95, 0.66, 0.42], gain: 4, bias: -2.6 },
  ],
  ceres: [{ at: 'n', frequency: '.03', octaves: 4, seed: 17, colour: [0.1, 0.09, 0.1], gain: 5, bias: -2.3 }],
  europa: [{ at: 'n', frequency: '.03 .022', octaves: 4, seed: 42, colour: [0.52, 0.34, 0.24], gain: 5, bias: -2.7 }],
};

const AIR: Partial<Record<Place, string>> = {
  earth: 'var(--hx-air-earth)',
  mars: 'var(--hx-air-mars)',
  europa: 'var(--hx-air-europa)',
};

function Craters({ count, seed, most }: { count: number; seed: string; most: number }) {
  const next = seeded(seed);
  return Array.from({ length: count }, (_, k) => {
    const a = next() * 6.283;
    const d = Math.sqrt(next()) * R * 0.93;
    const r = R * (0.03 + next() * next() * most);
    const squeeze = n1((1 - (d / R) ** 2 * 0.55) * 100) / 100;
    const deg = n1(a * 57.3);
    const at = `translate(${n1(100 + Math.cos(a) * d)} ${n1(100 + Math.sin(a) * d)}) rotate(${deg}) scale(${squeeze} 1) rotate(${-deg})`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: craters of a fixed list
      <g key={k} transform={at}>
        <circle r={n1(r)} className={s.bowl} />
        <path
          d={`M0 ${n1(-r)}A${n1(r)} ${n1(r)} 0 0 1 0 ${n1(r)}`}
          className={s.lip}
          strokeWidth={n1(r * 0.18 + 0.3)}
        />
      </g>
    );
  });
}

function Cracks() {
  const next = seeded('conamara');
  return Array.from({ length: 18 }, (_, k) => {
    const a = next() * 6.283;
    const b = a + 1.3 + next() * 2.6;
    const point = (angle: number) => [100 + Math.cos(angle) * R * 1.05, 100 + Math.sin(angle) * R * 1.05] as const;
    const [x1, y1] = point(a);
    const [x2, y2] = point(b);
    const mx = (x1 + x2) / 2 + (next() - 0.5) * R * 1.1;
    const my = (y1 + y2) / 2 + (next() - 0.5) * R * 1.1;
    const d = `M${n1(x1)} ${n1(y1)}Q${n1(mx)} ${n1(my)} ${n1(x2)} ${n1(y2)}`;
    // biome-ignore lint/suspicious/noArrayIndexKey: cracks of a fixed list
    return <path key={k} d={d} className={s.crack} strokeWidth={n1(0.5 + next() * next() * 2.2)} />;
  });
}

function features(place: Place): ReactNode {
  switch (place) {
    case 'earth':
      return (
        <>
          <ellipse cx="100" cy={100 - R} rx={R * 0.52} ry={R * 0.13} className={s.ice} />
          <ellipse cx="100" cy={100 + R} rx={R * 0.6} ry={R * 0.12} className={s.ice} />
        </>
      );
    case 'moon':
      return <Craters count={40} seed="luna" most={0.15} />;
    case 'mars':
      return (
        <>
          <Craters count={14} seed="ares" most={0.07} />
          <path d="M41 108q18-8 35 2.5t38 2q12-4 25 7" className={s.canyon} strokeWidth={4.6} />
          <ellipse cx={96} cy={19} rx={R * 0.42} ry={R * 0.13} className={s.ice} />
        </>
      );
    case 'ceres':
      return (
        <>
          <Craters count={30} seed="occator" most={0.2} />
          <circle cx={83} cy={85} r={14} className={s.halo} />
          <circle cx={83} cy={85} r={6} className={s.ice} />
        </>
      );
    case 'europa':
      return <Cracks />;
  }
}

const stopAt = (offset: number, stopColor: string, stopOpacity = 1) => (
  <stop offset={offset} style={{ stopColor, stopOpacity }} />
);

/** A world lit from the left by the dying sun; worlds farther out are dimmer. */
export const Planet = memo(function Planet({ place, className }: { place: Place; className?: string | undefined }) {
  const key = useId();
  const { lit } = WORLDS[place];
  const colour = (n: number) => `var(--hx-${place}-${n})`;
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden>
      <defs>
        {NOISE[place].map(({ at, frequency, octaves, seed, colour: [r, g, b], gain, bias }) => (
          <filter key={at} id={`${key}${at}`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
            <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={octaves} seed={seed} />
            <feColorMatrix values={`0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${bias}`} />
          </filter>
        ))}
        <clipPath id={`${key}k`}>
          <circle cx="100" cy="100" r={R} />
        </clipPath>
        <radialGradient id={`${key}b`} cx=".3" cy=".42" r=".8">
          {stopAt(0, colour(1))}
          {stopAt(0.5, colour(2))}
          {stopAt(1, colour(3))}
        </radialGradient>
        <radialGradient id={`${key}s`} cx=".16" cy=".44" r=".92">
          {stopAt(0, 'var(--hx-shadow)', 0)}
          {stopAt(0.4, 'var(--hx-shadow)', 0.12)}
          {stopAt(0.66, 'var(--hx-shadow)', 0.72)}
          {stopAt(0.86, 'var(--hx-shadow)', 0.95)}
        </radialGradient>
        <radialGradient id={`${key}w`} cx=".06" cy=".45" r=".62">
          {stopAt(0, 'var(--hx-sunlit)', 0.62 * lit)}
          {stopAt(1, 'var(--hx-sunlit)', 0)}
        </radialGradient>
        <linearGradient id={`${key}r`} x1="0" x2=".6">
          {stopAt(0, 'var(--hx-rim)', 0.95 * lit)}
          {stopAt(1, 'var(--hx-sunlit)', 0)}
        </linearGradient>
        <radialGradient id={`${key}a`}>
          {stopAt(0.8, AIR[place] ?? 'var(--hx-rim)', AIR[place] ? 0.5 : 0.16)}
          {stopAt(1, AIR[place] ?? 'var(--hx-rim)', 0)}
        </radialGradient>
      </defs>
      <circle cx="92" cy="100" r={R + 12} fill={`url(#${key}a)`} />
      <g clipPath={`url(#${key}k)`}>
        <circle cx="100" cy="100" r={R} fill={`url(#${key}b)`} />
        {NOISE[place].map(({ at }) => (
          <rect key={at} width="200" height="200" filter={`url(#${key}${at})`} opacity={at === 'm' ? 0.5 : 0.8} />
        ))}
        {features(place)}
        <circle cx="100" cy="100" r={R} className={s.night} opacity={(1 - lit) * 0.85} />
        <circle cx="100" cy="100" r={R} fill={`url(#${key}w)`} />
        <circle cx="100" cy="100" r={R + 1} fill={`url(#${key}s)`} />
      </g>
      <circle cx="100" cy="100" r={R - 0.6} fill="none" stroke={`url(#${key}r)`} strokeWidth="1.6" />
    </svg>
  );
});
