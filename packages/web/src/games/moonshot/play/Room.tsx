import type { MoonshotView } from '@orrery/moonshot';
import { cx, seeded } from '../../../ui/index.ts';
import { missionNamed } from '../board/content.ts';
import { usePainting } from '../board/paint/paint.ts';
import { SideShape } from '../board/sides.tsx';
import s from './room.module.css';

const LAMPS = (() => {
  const next = seeded('mission control');
  const colours = ['--sh-dial', '--sh-go-2', '--sh-brass', '--sh-beacon', '--sh-token-usa-rim'];
  return Array.from({ length: 150 }, () => ({
    x: Math.floor(next() * 55) * 26 + 8,
    y: 240 + Math.floor(next() * 30) * 22,
    r: 3 + next() * 5,
    o: 0.06 + next() * 0.24,
    fill: `var(${colours[Math.floor(next() * next() * 5)]})`,
  }));
})();
const STARS = (() => {
  const next = seeded('the wall');
  return Array.from({ length: 110 }, () => ({
    x: next() * 1440,
    y: next() * 200,
    r: 0.4 + next() * 0.8,
    o: 0.25 + next() * 0.6,
  }));
})();
const GRID = `${Array.from({ length: 25 }, (_, i) => `M${i * 60} 0V214`).join('')}${Array.from({ length: 6 }, (_, i) => `M0 ${24 + i * 36}H1440`).join('')}`;

/** The background: a control room with blurred console lamps. */
export function Room() {
  return (
    <svg className={s.room} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <defs>
        <radialGradient id="sh-spill" cx=".5" cy="0" r=".8">
          <stop offset="0" style={{ stopColor: 'var(--sh-spill)' }} />
          <stop offset=".5" style={{ stopColor: 'var(--sh-spill-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sh-room)', stopOpacity: 0 }} />
        </radialGradient>
        <linearGradient id="sh-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--sh-wall-1)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sh-wall-2)' }} />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" style={{ fill: 'var(--sh-room)' }} />
      <rect width="1440" height="900" fill="url(#sh-spill)" />
      <g className={s.bokeh}>
        {LAMPS.map(({ x, y, r, o, fill }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps have fixed positions
          <circle key={i} cx={x} cy={y} r={r} opacity={o} style={{ fill }} />
        ))}
      </g>
      <rect width="1440" height="206" fill="url(#sh-wall)" />
      <path d={GRID} className={s.grid} />
      {STARS.map(({ x, y, r, o }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={o} fill="white" />
      ))}
    </svg>
  );
}

const LEVELS = [0, 1, 2, 3, 4];

/** Mission levels a program has completed. */
const flown = (view: MoonshotView, side: number): ReadonlySet<number> =>
  new Set((view.programs[side]?.completed ?? []).map((mission) => missionNamed(mission).level));

/** The radius of the Moon above its card. */
const MOON = 54;

/** The timeline above the missions: each level, with the programs that completed a mission of that level. */
export function Timeline({ view, width, height }: { view: MoonshotView; width: number; height: number }) {
  const moon = usePainting('moon');
  const done = [flown(view, 0), flown(view, 1)];
  const to = { x: width - MOON + 4, y: MOON };
  const active = new Set(view.missions.map(({ mission }) => missionNamed(mission).level));
  return (
    <svg className={s.timeline} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden data-night>
      <path className={s.way} d={`M14 12H${to.x - MOON}`} />
      {moon && <image className={s.moon} href={moon} x={to.x - MOON} y={0} width={2 * MOON} height={2 * MOON} />}
      {LEVELS.map((level) => (
        <g
          key={level}
          className={cx(s.node, active.has(level) && s.hot)}
          transform={`translate(${14 + (level * (to.x - MOON - 40)) / (LEVELS.length - 1)} 12)`}
        >
          <circle r={10.5} />
          <text y={0.7}>L{level}</text>
          {done.map((levels, side) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: sides have fixed positions
            levels.has(level) ? <SideShape key={side} side={side} x={18 + side * 12} y={-1} r={4.4} /> : null,
          )}
        </g>
      ))}
    </svg>
  );
}
