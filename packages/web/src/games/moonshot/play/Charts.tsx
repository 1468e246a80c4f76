import { coursesOf, type MoonshotView, parameterNames } from '@orrery/moonshot';
import { formatList } from '../../../ui/format-list.ts';
import { cx } from '../../../ui/index.ts';
import { SIDES, SideShape, sideColour } from '../board/sides.tsx';
import s from './charts.module.css';
import { t } from './text.ts';

const WIDE = 340;
const HIGH = 120;
const PAD = { left: 26, right: 18, top: 10, bottom: 18 };

/** One track of both programs by round. */
function Chart({ label, lines, small }: { label: string; lines: readonly number[][]; small?: boolean }) {
  const W = small ? WIDE / 2 : WIDE;
  const H = small ? HIGH * 0.75 : HIGH;
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(4, ...all)];
  const rounds = lines[0]?.length ?? 1;
  const x = (i: number) => PAD.left + (i / Math.max(1, rounds - 1)) * (W - PAD.left - PAD.right);
  const y = (n: number) => H - PAD.bottom - ((n - low) / (high - low)) * (H - PAD.top - PAD.bottom);
  const values = formatList(
    lines.map((line, side) => t('chart-value', { program: SIDES[side]?.name ?? '', n: line[line.length - 1] ?? 0 })),
  );
  return (
    <figure className={cx(s.chart, small && s.small)}>
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('chart-label', { name: label, values })}>
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

/** Charts of both programs by round: budget, popularity and each parameter of the rocket. */
export function Charts({ view }: { view: unknown }) {
  const seen = view as MoonshotView;
  if (seen.history.length === 0) return null;
  const courses = coursesOf(seen);
  return (
    <div className={s.charts} data-game="moonshot">
      <Chart label={t('budget')} lines={courses.map(({ budget }) => budget)} />
      <Chart label={t('popularity')} lines={courses.map(({ popularity }) => popularity)} />
      {parameterNames().map((label, i) => (
        <Chart key={label} label={label} small lines={courses.map(({ parameters }) => parameters[i] ?? [])} />
      ))}
    </div>
  );
}
