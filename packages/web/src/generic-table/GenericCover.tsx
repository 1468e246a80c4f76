import { seeded } from '../ui/random.ts';
import s from './generic-table.module.css';

const HUES = ['var(--tok-red)', 'var(--tok-blue)', 'var(--tok-green)', 'var(--lamp)', 'var(--accent)'];

/** The cover of games without a picture: a ringed planet that looks different for every game. */
export default function GenericCover({ id }: { id: string }) {
  const next = seeded(id);
  const hue = HUES[Math.floor(next() * HUES.length)];
  const tilt = -30 + next() * 50;
  const stars = Array.from({ length: 90 }, (_none, key) => ({
    key,
    x: next() * 100,
    y: next() * 100,
    r: 0.5 + next(),
  }));
  const ring = (front: boolean) => (
    <path
      d={`M -190 0 A 190 46 0 0 ${front ? 0 : 1} 190 0`}
      transform={`rotate(${tilt})`}
      style={{ fill: 'none', stroke: 'var(--accent-line)', strokeWidth: 9 }}
    />
  );
  return (
    <div className={s.cover}>
      <svg aria-hidden width="100%" height="100%">
        {stars.map(({ key, x, y, r }) => (
          <circle key={key} cx={`${x}%`} cy={`${y}%`} r={r} style={{ fill: 'var(--text)', opacity: 0.5 }} />
        ))}
      </svg>
      <svg aria-hidden className={s.planet} viewBox="-200 -170 400 340">
        <defs>
          <radialGradient id={`plain-${id}`} cx=".34" cy=".3" r=".8">
            <stop offset="0" style={{ stopColor: 'var(--lamp-core)', stopOpacity: 0.6 }} />
            <stop offset=".5" style={{ stopColor: 'var(--void)', stopOpacity: 0.1 }} />
            <stop offset="1" style={{ stopColor: 'var(--void)', stopOpacity: 0.86 }} />
          </radialGradient>
        </defs>
        {ring(false)}
        <circle r="112" style={{ fill: hue }} />
        <circle r="112" fill={`url(#plain-${id})`} />
        {ring(true)}
      </svg>
    </div>
  );
}
