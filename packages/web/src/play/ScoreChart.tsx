import { SeatShape, seatColour, usePhone } from '../look/index.ts';
import s from './play.module.css';

const PAD = { left: 36, right: 96, top: 12, bottom: 26 };

/** A step that gives about five lines. */
function stepOf(top: number): number {
  const rough = Math.max(1, top / 5);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? size * 10;
}

/** Names at the ends of the lines, moved apart so that they can be read. */
function labelsOf(ends: { seat: number; y: number }[]): { seat: number; y: number }[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) {
    const above = sorted[i - 1] as { y: number };
    const here = sorted[i] as { y: number };
    here.y = Math.max(here.y, above.y + 16);
  }
  return sorted;
}

/** Scores by round, one line per seat, each ending in the seat's mark. */
export function ScoreChart({ history, nameOf }: { history: number[][]; nameOf: (seat: number) => string }) {
  // Drawn at about the size it is shown, so that its words keep theirs.
  const [W, H] = usePhone() ? [340, 200] : [720, 240];
  const seats = history[0]?.map((_score, seat) => seat) ?? [];
  const rows = [seats.map(() => 0), ...history];
  const top = Math.max(4, ...rows.flat());
  const step = stepOf(top);
  const x = (i: number) => PAD.left + (i / (rows.length - 1)) * (W - PAD.left - PAD.right);
  const y = (score: number) => H - PAD.bottom - (score / top) * (H - PAD.top - PAD.bottom);
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(rows.length / (W / 56));
  const last = rows.length - 1;
  const ends = labelsOf(seats.map((seat) => ({ seat, y: y(rows[last]?.[seat] ?? 0) })));
  const words = seats.map((seat) => `${nameOf(seat)} ${rows[last]?.[seat] ?? 0}`).join(', ');
  return (
    <figure className={s.chart}>
      <figcaption>Score by round</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`Score by round, at the end: ${words}`}>
        {lines.map((score) => (
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
        {seats.map((seat) => (
          <polyline
            key={seat}
            className={s.line}
            style={{ stroke: seatColour(seat) }}
            points={rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {seats.map((seat) => (
          <SeatShape
            key={seat}
            seat={seat}
            x={x(last)}
            y={y(rows[last]?.[seat] ?? 0)}
            r={6}
            stroke="var(--seat-edge)"
            strokeWidth={1}
          />
        ))}
        {ends.map(({ seat, y: at }) => (
          <text key={seat} x={W - PAD.right + 14} y={at + 4} className={s.name}>
            {nameOf(seat)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
