import { memo } from 'react';
import { seeded } from '../../../ui/random.ts';
import s from './sky.module.css';

const n1 = (x: number) => Math.round(x * 10) / 10;

const WIDE = { width: 1440, height: 900, x: -196, y: 232, r: 500, glow: 1400, stars: 380 };
const TALL = { width: 390, height: 844, x: -50, y: 150, r: 128, glow: 620, stars: 150 };

/** Stars, orbits, and the dying sun at the left, the only light source. */
export const Sky = memo(function Sky({ tall }: { tall: boolean }) {
  const { width, height, x, y, r, glow, stars } = tall ? TALL : WIDE;
  const next = seeded('helionox');
  let cold = '';
  let warm = '';
  for (let k = 0; k < stars; k++) {
    const point = `M${n1(next() * width)} ${n1(next() * height)}h.01`;
    if (next() > 0.8) warm += point;
    else cold += point;
  }
  const orbits = tall ? [150, 245, 340, 435, 530] : [590, 745, 900, 1060, 1215];
  return (
    <svg
      className={s.sky}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={tall ? 'xMinYMin slice' : 'xMinYMin slice'}
      aria-hidden
    >
      <defs>
        <linearGradient id="hx-void" x1="0" x2="1" y2=".6">
          <stop offset="0" className={s.void1} />
          <stop offset="1" className={s.void2} />
        </linearGradient>
        <radialGradient id="hx-glow" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={glow}>
          <stop offset={n1((r / glow) * 100) / 100} className={s.glow} stopOpacity=".66" />
          <stop offset=".48" className={s.glow} stopOpacity=".22" />
          <stop offset=".74" className={s.glow} stopOpacity=".07" />
          <stop offset="1" className={s.glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="hx-sun" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r}>
          <stop offset=".4" className={s.sun1} />
          <stop offset=".82" className={s.sun2} />
          <stop offset="1" className={s.sun3} />
        </radialGradient>
        <radialGradient id="hx-corona" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r * 1.22}>
          <stop offset=".8" className={s.corona} stopOpacity=".9" />
          <stop offset=".85" className={s.corona} stopOpacity=".42" />
          <stop offset="1" className={s.corona} stopOpacity="0" />
        </radialGradient>
        <filter id="hx-grain" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency={tall ? '.05 .04' : '.021 .017'} numOctaves="5" seed="12" />
          <feColorMatrix values="0 0 0 0 .25 0 0 0 0 .045 0 0 0 0 .02 3.4 0 0 0 -1.6" />
        </filter>
        <clipPath id="hx-disc">
          <circle cx={x} cy={y} r={r} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="url(#hx-void)" />
      <path d={cold} className={s.cold} />
      <path d={warm} className={s.warm} />
      <rect width={width} height={height} fill="url(#hx-glow)" />
      {orbits.map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className={s.orbit} />
      ))}
      <circle cx={x} cy={y} r={r * 1.22} fill="url(#hx-corona)" />
      <circle cx={x} cy={y} r={r} fill="url(#hx-sun)" />
      <g clipPath="url(#hx-disc)" className={s.grain}>
        <rect width={Math.max(0, x + r + 4)} height={height} filter="url(#hx-grain)" />
      </g>
      <circle cx={x} cy={y} r={r} className={s.edge} />
    </svg>
  );
});
