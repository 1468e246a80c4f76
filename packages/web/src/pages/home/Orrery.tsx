import { memo } from 'react';
import { seeded } from '../../ui/random.ts';
import s from './home.module.css';

const ORBITS = [
  { r: 120, size: 7, hue: 'var(--tok-red)', period: 26, start: 40 },
  { r: 190, size: 11, hue: 'var(--tok-blue)', period: 44, start: 200 },
  { r: 275, size: 9, hue: 'var(--tok-green)', period: 70, start: 300 },
  { r: 380, size: 17, hue: 'var(--lamp)', period: 110, start: 120 },
  { r: 510, size: 13, hue: 'var(--accent)', period: 170, start: 15 },
];

function starsOf(count: number) {
  const next = seeded('house');
  return Array.from({ length: count }, (_, id) => ({
    id,
    x: Math.round(next() * 1440),
    y: Math.round(next() * 760),
    r: Number((0.4 + next() ** 4 * 1.3).toFixed(2)),
    o: Number((0.17 + next() * 0.42).toFixed(2)),
  }));
}

const STARS = starsOf(150);

/** The background: planets slowly moving on their orbits. Static if motion is reduced. */
export const Orrery = memo(function Orrery() {
  return (
    <>
      <svg aria-hidden className={s.stars} viewBox="0 0 1440 760" preserveAspectRatio="xMidYMin slice">
        {STARS.map((star) => (
          <circle key={star.id} cx={star.x} cy={star.y} r={star.r} style={{ fill: 'var(--text)', opacity: star.o }} />
        ))}
      </svg>
      <svg aria-hidden className={s.orrery} viewBox="-530 -250 1060 500" overflow="visible">
        <defs>
          <radialGradient id="or-sun">
            <stop offset="0" style={{ stopColor: 'var(--lamp-core)' }} />
            <stop offset=".35" style={{ stopColor: 'var(--lamp)' }} />
            <stop offset="1" style={{ stopColor: 'var(--lamp)', stopOpacity: 0 }} />
          </radialGradient>
          <radialGradient id="or-glow">
            <stop offset="0" style={{ stopColor: 'var(--lamp)', stopOpacity: 0.34 }} />
            <stop offset="1" style={{ stopColor: 'var(--lamp)', stopOpacity: 0 }} />
          </radialGradient>
          <radialGradient id="or-ball" cx=".32" cy=".28" r=".85">
            <stop offset="0" style={{ stopColor: 'var(--lamp-core)', stopOpacity: 0.55 }} />
            <stop offset=".5" style={{ stopColor: 'var(--void)', stopOpacity: 0 }} />
            <stop offset="1" style={{ stopColor: 'var(--void)', stopOpacity: 0.75 }} />
          </radialGradient>
        </defs>
        <g transform="rotate(-14) scale(1 .42)">
          <circle r="420" fill="url(#or-glow)" />
          {ORBITS.map((orbit) => (
            <circle
              key={orbit.r}
              r={orbit.r}
              style={{ fill: 'none', stroke: 'var(--accent-line)', strokeWidth: 1, opacity: 0.55 }}
            />
          ))}
        </g>
        <circle r="64" fill="url(#or-sun)" />
        <g transform="rotate(-14) scale(1 .42)">
          {ORBITS.map((orbit) => (
            <g
              key={orbit.r}
              className={s.world}
              style={{
                animationDuration: `${orbit.period}s`,
                animationDelay: `${(-orbit.start / 360) * orbit.period}s`,
              }}
            >
              <g transform={`translate(${orbit.r} 0)`}>
                {/* Rotated back, so that the planet stays round although its orbit is tilted. */}
                <g
                  className={s.upright}
                  style={{
                    animationDuration: `${orbit.period}s`,
                    animationDelay: `${(-orbit.start / 360) * orbit.period}s`,
                  }}
                >
                  <g transform="scale(1 2.381)">
                    <circle r={orbit.size} style={{ fill: orbit.hue }} />
                    <circle r={orbit.size} fill="url(#or-ball)" />
                  </g>
                </g>
              </g>
            </g>
          ))}
        </g>
      </svg>
    </>
  );
});
