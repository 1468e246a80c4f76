import { type MoonshotView, START } from '@orrery/moonshot';
import { cx } from '../../../look/index.ts';
import { SIDES, SideShape, sideColour } from '../board/sides.tsx';
import s from './charts.module.css';

const WIDE = 340;
const HIGH = 120;
const PAD = { left: 26, right: 18, top: 10, bottom: 18 };

/** Which column of a side's history each chart shows: `history` has six numbers for each side. */
const CHARTS = [
  { label: 'Budget', of: (row: readonly number[]) => row[0] ?? 0, start: START.budget, small: false },
  { label: 'Popularity', of: (row: readonly number[]) => row[1] ?? 0, start: START.popularity, small: false },
  ...['Structure', 'Electronics', 'Code', 'Adaptivity'].map((label, i) => ({
    label,
    of: (row: readonly number[]) => row[2 + i] ?? 0,
    start: 0,
    small: true,
  })),
];
const WIDTH = 6;

/** One number of both programs, round by round. */
function Chart({ label, lines, small }: { label: string; lines: readonly number[][]; small: boolean }) {
  const W = small ? WIDE / 2 : WIDE;
  const H = small ? HIGH * 0.75 : HIGH;
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(4, ...all)];
  const rounds = lines[0]?.length ?? 1;
  const x = (i: number) => PAD.left + (i / Math.max(1, rounds - 1)) * (W - PAD.left - PAD.right);
  const y = (n: number) => H - PAD.bottom - ((n - low) / (high - low)) * (H - PAD.top - PAD.bottom);
  const words = lines.map((line, side) => `${SIDES[side]?.name} ${line[line.length - 1]}`).join(', ');
  return (
    <figure className={cx(s.chart, small && s.small)}>
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${label} by round, at the end: ${words}`}>
        {[low, Math.round((low + high) / 2), high].map((n) => (
          <g key={n}>
            <line x1={PAD.left} x2={W - PAD.right} y1={y(n)} y2={y(n)} />
            <text x={PAD.left - 6} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {lines.map((line, side) => (
          <g key={SIDES[side]?.id}>
            <polyline
              style={{ stroke: sideColour(side) }}
              points={line.map((n, i) => `${x(i).toFixed(1)},${y(n).toFixed(1)}`).join(' ')}
            />
            <SideShape side={side} x={x(rounds - 1)} y={y(line[rounds - 1] ?? 0)} r={5} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** How both programs went: budget, popularity and each parameter of the rocket over the rounds. */
export function Charts({ view }: { view: unknown }) {
  const { history, programs } = view as MoonshotView;
  if (history.length === 0) return null;
  const now = programs.flatMap(({ budget, popularity, parameters }) => [budget, popularity, ...parameters]);
  const rows = [...history, now];
  return (
    <div className={s.charts} data-game="moonshot">
      {CHARTS.map(({ label, of, start, small }) => (
        <Chart
          key={label}
          label={label}
          small={small}
          lines={[0, 1].map((side) => [start, ...rows.map((row) => of(row.slice(side * WIDTH, (side + 1) * WIDTH)))])}
        />
      ))}
    </div>
  );
}
