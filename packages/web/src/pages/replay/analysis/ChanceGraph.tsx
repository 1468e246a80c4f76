import { type CSSProperties, useRef } from 'react';
import { cx, useSize } from '../../../ui/index.ts';
import s from './graph.module.css';
import { Marker } from './Marker.tsx';
import { chancesText, markOf } from './moment-text.ts';
import { edgesOf, guessedFrom, pointAt, type Row, spread } from './review.ts';
import { type Review, useReviewed } from './review-context.ts';
import { t } from './text.ts';

const PAD = { left: 34, right: 10, top: 32, bottom: 20 };
/** Widths of a marker with and without its value, and of a round's number. */
const MARKER = { full: 46, dot: 26 };
const ROUND = 24;
/** Half-width of the band of uncertainty, in standard errors. */
const BAND = 1.96;

interface Scale {
  x(step: number): number;
  y(points: number): number;
  width: number;
  height: number;
}

function scaleOf(width: number, height: number, last: number): Scale {
  const wide = Math.max(1, width - PAD.left - PAD.right);
  const high = Math.max(1, height - PAD.top - PAD.bottom);
  return {
    width,
    height,
    x: (step) => PAD.left + (step / Math.max(1, last)) * wide,
    y: (points) => PAD.top + (1 - Math.max(0, Math.min(100, points)) / 100) * high,
  };
}

const pathOf = (line: readonly (readonly [number, number])[]): string =>
  line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The sides' areas, the edge of the lowest one with its uncertainty, and the hatching of what is only guessed. */
function Areas({ review, scale }: { review: Review; scale: Scale }) {
  const { analysis, order, looks } = review;
  const points = analysis?.points ?? [];
  if (points.length === 0) return null;
  const edges = points.map((point) => edgesOf(point, order));
  const guess = guessedFrom(points);
  const isAlone = looks.length === 1;
  const lineAt = (layer: number) =>
    points.map(({ step }, i) => [scale.x(step), scale.y(layer < 0 ? 0 : (edges[i]?.[layer] ?? 0))] as const);
  const area = (from: number, to: number) => `${pathOf([...lineAt(to), ...lineAt(from).reverse()])}Z`;
  const band = [1, -1].map((sign) =>
    points.map(({ step, error }, i) => [scale.x(step), scale.y((edges[i]?.[0] ?? 0) + sign * BAND * error)] as const),
  );
  const [upper = [], lower = []] = band;
  const from = guess === null ? null : scale.x(guess);
  return (
    <>
      {order.map((side, layer) => (
        <path key={side} className={s.area} style={{ fill: looks[side]?.colour }} d={area(layer - 1, layer)} />
      ))}
      {!isAlone &&
        order
          .slice(1, -1)
          .map((side, i) => (
            <path key={side} className={s.edge} style={{ stroke: looks[side]?.colour }} d={pathOf(lineAt(i + 1))} />
          ))}
      <path className={s.band} d={`${pathOf([...upper, ...lower.toReversed()])}Z`} />
      <path className={s.own} style={{ stroke: looks[order[0] ?? 0]?.colour }} d={pathOf(lineAt(0))} />
      {from !== null && (
        <rect
          className={s.guess}
          x={from}
          y={scale.y(100)}
          width={Math.max(0, scale.width - PAD.right - from)}
          height={scale.y(0) - scale.y(100)}
        />
      )}
    </>
  );
}

/** The numbers of the axes. */
function Axes({ review, scale }: { review: Review; scale: Scale }) {
  const levels = scale.height > 150 ? [0, 25, 50, 75, 100] : [0, 50, 100];
  const room = Math.max(1, Math.floor((scale.width - PAD.left - PAD.right) / ROUND));
  const rounds = review.rounds.filter(({ round }) => round > 0);
  const every = Math.ceil(rounds.length / room);
  return (
    <g aria-hidden>
      {levels.map((level) => (
        <g key={level}>
          <path className={s.grid} d={`M${PAD.left} ${scale.y(level)}H${scale.width - PAD.right}`} />
          <text className={s.tick} x={PAD.left - 7} y={scale.y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {rounds.map(({ round, step }, i) =>
        i % every === 0 ? (
          <text key={round} className={s.tick} x={scale.x(step)} y={scale.height - 5} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** The key moments above the graph, each with a line down to it. */
function Markers({ review, scale }: { review: Review; scale: Scale }) {
  const { moments, steps, analysis, order } = review;
  const wide = scale.width > 520 && moments.length * MARKER.full < scale.width - PAD.left;
  const widths = moments.map((row) => (wide || row.step === steps.step ? MARKER.full : MARKER.dot));
  const places = spread(
    moments.map(({ step }) => scale.x(step)),
    widths,
    PAD.left - 12,
    scale.width,
  );
  const heightAt = (row: Row) => {
    const point = pointAt(analysis?.points ?? [], row.step);
    return scale.y(point ? (edgesOf(point, order)[0] ?? 0) : 0);
  };
  return (
    <>
      <svg className={s.lines} width={scale.width} height={scale.height} aria-hidden>
        {moments.map((row, i) => (
          <g key={`${row.step} ${row.moment?.kind}`} data-tone={markOf(row, review).tone}>
            <path className={s.leader} d={`M${places[i]} ${PAD.top - 6}L${scale.x(row.step)} ${PAD.top}`} />
            <path d={`M${scale.x(row.step)} ${PAD.top}V${scale.y(0)}`} />
            <circle cx={scale.x(row.step)} cy={heightAt(row)} r={4} />
          </g>
        ))}
      </svg>
      {moments.map((row, i) => (
        <Marker key={`${row.step} ${row.moment?.kind}`} row={row} x={places[i] ?? 0} full={widths[i] === MARKER.full} />
      ))}
    </>
  );
}

/** The win chance over the game: all sides stacked, the viewer's own at the bottom, with the key moments. */
export function ChanceGraph({ className }: { className?: string | undefined }) {
  const review = useReviewed();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { steps, analysis } = review;
  const scale = scaleOf(width, height, steps.last);
  const now = scale.x(steps.step);
  const style = {
    '--plot-left': `${PAD.left}px`,
    '--plot-right': `${PAD.right}px`,
    '--plot-top': `${PAD.top}px`,
    '--plot-bottom': `${PAD.bottom}px`,
  } as CSSProperties;
  return (
    <div ref={box} className={cx(s.graph, className)} style={style} data-graph={analysis ? 'ready' : 'waiting'}>
      {width > 0 && (
        <>
          <svg width={width} height={height} aria-hidden>
            <defs>
              <pattern id="guessed" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="4" height="10" className={s.hatch} />
              </pattern>
            </defs>
            <Areas {...{ review, scale }} />
            <Axes {...{ review, scale }} />
            <path className={s.now} d={`M${now} ${scale.y(100)}V${scale.y(0)}`} />
          </svg>
          {/* A slider is what keyboards, screen readers and fingers know best for this. */}
          <input
            type="range"
            className={s.scrub}
            min={0}
            max={steps.last}
            value={steps.step}
            aria-label={t(review.looks.length === 1 ? 'chance' : 'win-chance')}
            aria-valuetext={chancesText(review, steps.step)}
            onChange={(e) => steps.go(e.target.valueAsNumber)}
          />
          <Markers {...{ review, scale }} />
        </>
      )}
    </div>
  );
}
