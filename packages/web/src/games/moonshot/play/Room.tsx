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

/** Mission levels a program has completed. */
const flown = (view: MoonshotView, side: number): ReadonlySet<number> =>
  new Set((view.programs[side]?.completed ?? []).map((mission) => missionNamed(mission).level));

/** The timeline above the missions: each level, with the programs that completed a mission of that level. */
export function Timeline({ view }: { view: MoonshotView }) {
  const moon = usePainting('moon');
  const done = [flown(view, 0), flown(view, 1)];
  const at = [20, 160, 300, 440, 566];
  const active = new Set(view.missions.map(({ mission }) => missionNamed(mission).level));
  return (
    <svg className={s.timeline} viewBox="0 0 792 138" aria-hidden data-night>
      <path className={s.way} d="M-10 26C60 20 300 15 566 16C620 16 640 4 700 -8C760 -8 800 20 792 62" />
      {moon && <image className={s.moon} href={moon} x={664} y={-6} width={138} height={138} />}
      {at.map((x, level) => (
        <g
          key={x}
          className={cx(s.node, active.has(level) && s.hot)}
          transform={`translate(${x} ${level === 0 ? 21 : 17})`}
        >
          <circle r={10} />
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
