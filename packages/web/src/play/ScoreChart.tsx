import { formatItems, SeatShape, usePhone } from '../ui/index.ts';
import { t } from './end-text.ts';
import s from './play.module.css';

const PAD = { left: 36, top: 12, bottom: 26 };
/** Widths of a mark, of an average letter and of the longest name that is shown in full. */
const MARK = 26;
const LETTER = 6.6;
const LONGEST = 104;
/** The height of a name. */
const NAME = 16;
/** Distance between lines that would otherwise coincide. */
const APART = 2.4;

/** The distance between grid lines that gives about five of them. */
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

/** Vertical positions of the names at the ends of their lines, moved apart if they overlap. */
export function namePlaces(ends: readonly number[], lowest: number): number[] {
  const names = ends.map((y) => ({ y }));
  const order = names.toSorted((a, b) => a.y - b.y);
  let least = Number.NEGATIVE_INFINITY;
  for (const name of order) {
    name.y = Math.max(name.y, least);
    least = name.y + NAME;
  }
  let most = lowest;
  for (const name of order.reverse()) {
    name.y = Math.min(name.y, most);
    most = name.y - NAME;
  }
  return names.map(({ y }) => y);
}

/** Shortens a name if it is too long. */
const short = (name: string): string =>
  name.length * LETTER <= LONGEST ? name : `${name.slice(0, Math.floor(LONGEST / LETTER) - 1)}…`;

/** A chart of values by round, one line per seat or side. */
export function ScoreChart({ title, rows, lines }: { title: string; rows: number[][]; lines: ChartLine[] }) {
  // Drawn at about its display size, so that text is not scaled.
  const [W, H] = usePhone() ? [340, 200] : [432, 220];
  const top = Math.max(4, ...rows.flat());
  const step = stepOf(top);
  const right = MARK + Math.min(LONGEST, LETTER * Math.max(...lines.map(({ name }) => name.length)));
  const x = (i: number) => PAD.left + (i / (rows.length - 1)) * (W - PAD.left - right);
  const y = (score: number) => H - PAD.bottom - (score / top) * (H - PAD.top - PAD.bottom);
  const grid = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(rows.length / (W / 56));
  const last = rows.length - 1;
  // Lines of small numbers often coincide, so they are drawn side by side if there is room.
  const room = (H - PAD.top - PAD.bottom) / top >= 1.5 * APART * lines.length;
  const lane = (i: number) => (room ? (i - (lines.length - 1) / 2) * APART : 0);
  const ends = lines.map((_line, i) => y(rows[last]?.[i] ?? 0) + lane(i));
  const places = namePlaces(ends, H - PAD.bottom);
  const scores = formatItems(lines.map(({ name }, i) => t('score', { name, score: rows[last]?.[i] ?? 0 })));
  return (
    <figure className={s.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('chart-end', { title, scores })}>
        {grid.map((score) => (
          <g key={score}>
            <line x1={PAD.left} x2={W - right} y1={y(score)} y2={y(score)} className={s.grid} />
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
            points={rows.map((row, k) => `${x(k).toFixed(1)},${(y(row[i] ?? 0) + lane(i)).toFixed(1)}`).join(' ')}
          />
        ))}
        {lines.map(({ name, mark, colour }, i) => {
          const at = { x: x(last) + 13, y: places[i] ?? 0 };
          return (
            <g key={name}>
              <path d={`M${x(last)} ${ends[i]}L${at.x} ${at.y}`} className={s.lead} style={{ stroke: colour }} />
              {mark === null ? (
                <circle cx={at.x} cy={at.y} r={5} style={{ fill: colour }} />
              ) : (
                <SeatShape seat={mark} {...at} r={6} stroke="var(--seat-edge)" strokeWidth={1} />
              )}
              <text x={at.x + 11} y={at.y + 4} className={s.name}>
                {short(name)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
