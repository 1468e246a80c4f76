import { memo } from 'react';
import { formatPercent } from '../../../../ui/format.ts';
import { cx } from '../../../../ui/index.ts';
import { Glyph } from '../glyphs.tsx';
import { type Hex, moved, placeOf } from '../hex.ts';
import { Piece, Ship } from '../Ship.tsx';
import type { BoardUnit } from '../types.ts';
import board from './board.module.css';
import s from './course.module.css';

/** A hex on a path, and the rolls there. */
export interface Stop {
  hex: Hex;
  /** The chance of winning the roll against asteroids. */
  asteroid?: number;
  /** The chance of surviving that roll; set only for a mothership, which may survive damaged. */
  survives?: number;
  /** The chance of beating a guardian. */
  guardian?: number;
}

/** A planned move, shown before it is made. */
export interface Plan {
  unit: BoardUnit;
  /** The path without the starting hex. */
  stops: readonly Stop[];
  /** The facing at the end. */
  facing: number;
  /** Whether the ship warps instead of flying. */
  warps?: boolean;
}

export interface PillProps {
  at: { x: number; y: number };
  kind: 'rock' | 'hit' | 'fair' | 'ask' | 'harm';
  glyph?: 'asteroid' | 'crosshair' | 'guardian';
  text: string;
}

/** A short label on the map. */
export function Pill({ at, kind, glyph, text }: PillProps) {
  const width = 15 + text.length * 6.2 + (glyph ? 8 : 0);
  return (
    <g className={s[kind]} transform={`translate(${at.x} ${at.y})`}>
      <g className={cx(board.label, s.pill)}>
        <rect x={-width / 2} y="-9.5" width={width} height="19" rx="9.5" />
        {glyph && (
          <g transform={`translate(${-width / 2 + 10} 0)`}>
            <Glyph name={glyph} size={11} fill="currentColor" />
          </g>
        )}
        <text x={glyph ? 6 : 0} y=".6">
          {text}
        </text>
      </g>
    </g>
  );
}

/** A path with numbered steps, and the ship at its destination. */
export const Course = memo(function Course({ plan }: { plan: Plan }) {
  const points = [plan.unit.hex, ...plan.stops.map(({ hex }) => hex)].map(placeOf);
  const line = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  const last = plan.stops[plan.stops.length - 1];
  const { kind, seat } = plan.unit;
  const flies = kind === 'fighter' || kind === 'bomber' || kind === 'mothership';
  return (
    <g aria-hidden>
      <path className={s.under} d={line} />
      <path className={plan.warps ? s.warp : s.line} d={line} />
      {plan.stops.slice(0, -1).map(({ hex, asteroid, guardian }, i) =>
        asteroid === undefined && guardian === undefined ? (
          <g key={hex} transform={moved(hex)}>
            <g className={cx(board.label, s.count)}>
              <circle r="7.4" className={s.node} />
              <text className={s.step} y=".5">
                {i + 1}
              </text>
            </g>
          </g>
        ) : null,
      )}
      {last && (
        <g transform={moved(last.hex)}>
          <circle r={kind === 'mothership' ? 25 : 19} className={s.land} />
          {flies ? <Ship kind={kind} seat={seat} facing={plan.facing} ghost /> : <Piece kind={kind} seat={seat} />}
        </g>
      )}
    </g>
  );
});

/** The chances along a path, drawn above the units. */
export const Rolls = memo(function Rolls({ plan }: { plan: Plan }) {
  return (
    <g aria-hidden>
      {plan.stops.map(({ hex, asteroid, guardian }, i) => {
        const { x, y } = placeOf(hex);
        const last = i === plan.stops.length - 1;
        const lift = last ? -21 : 0;
        return (
          <g key={hex}>
            {asteroid !== undefined && (
              <Pill
                at={{ x, y: y + lift - (guardian === undefined ? 0 : 20) }}
                kind="rock"
                glyph="asteroid"
                text={formatPercent(asteroid)}
              />
            )}
            {guardian !== undefined && (
              <Pill at={{ x, y: y + lift }} kind="harm" glyph="guardian" text={formatPercent(guardian)} />
            )}
          </g>
        );
      })}
    </g>
  );
});
