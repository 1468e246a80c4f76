import { SeatShape, usePhone } from '../look/index.ts';
import s from './play.module.css';

const PAD = { left: 36, right: 88, top: 12, bottom: 26 };

/** A step that gives about five lines. */
function stepOf(top: number): number {
  const rough = Math.max(1, top / 5);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? size * 10;
}

/** A line of the chart: a seat with its mark, or a side of the game. */
export interface ChartLine {
  name: string;
  mark: number | null;
  colour: string;
}

/** Names at the ends of the lines, moved apart so that they can be read. */
function labelsOf(ends: { name: string; y: number }[]): { name: string; y: number }[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) {
    const above = sorted[i - 1] as { y: number };
    const here = sorted[i] as { y: number };
    here.y = Math.max(here.y, above.y + 16);
  }
  return sorted;
}

/** Scores or the like by round from the start on, one line per seat or side, each ending in its mark. */
export function ScoreChart({ title, rows, lines }: { title: string; rows: number[][]; lines: ChartLine[] }) {
  // Drawn at about the size it is shown, so that its words keep theirs.
  const [W, H] = usePhone() ? [340, 200] : [432, 220];
  const top = Math.max(4, ...rows.flat());
  const step = stepOf(top);
  const x = (i: number) => PAD.left + (i / (rows.length - 1)) * (W - PAD.left - PAD.right);
  const y = (score: number) => H - PAD.bottom - (score / top) * (H - PAD.top - PAD.bottom);
  const grid = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(rows.length / (W / 56));
  const last = rows.length - 1;
  const ends = labelsOf(lines.map(({ name }, i) => ({ name, y: y(rows[last]?.[i] ?? 0) })));
  const words = lines.map(({ name }, i) => `${name} ${rows[last]?.[i] ?? 0}`).join(', ');
  return (
    <figure className={s.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}, at the end: ${words}`}>
        {grid.map((score) => (
          <g key={score}>
            <line x1={PAD.left} x2={W - PAD.right} y1={y(score)} y2={y(score)} className={s.grid} />
            <text x={PAD.left - 8} y={y(score) + 4} textAnchor="end" className={s.tick}>
              {score}
            </text>
          </g>
        ))}
        {rows.map((_row, i) =>
          i % every === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            <text key={i} x={x(i)} y={H - 6} textAnchor="middle" className={s.tick}>
              {i}
            </text>
          ) : null,
        )}
        {lines.map(({ name, colour }, i) => (
          <polyline
            key={name}
            className={s.line}
            style={{ stroke: colour }}
            points={rows.map((row, k) => `${x(k).toFixed(1)},${y(row[i] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {lines.map(({ name, mark, colour }, i) => {
          const at = { x: x(last), y: y(rows[last]?.[i] ?? 0) };
          return mark === null ? (
            <circle key={name} cx={at.x} cy={at.y} r={5} style={{ fill: colour }} />
          ) : (
            <SeatShape key={name} seat={mark} {...at} r={6} stroke="var(--seat-edge)" strokeWidth={1} />
          );
        })}
        {ends.map(({ name, y: at }) => (
          <text key={name} x={W - PAD.right + 14} y={at + 4} className={s.name}>
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
}
