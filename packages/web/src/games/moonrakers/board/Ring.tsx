import { type ReactNode, useId } from 'react';
import { formatList } from '../../../ui/format-list.ts';
import { cx, SeatShape, seatColour } from '../../../ui/index.ts';
import { needName } from './hues.ts';
import s from './ring.module.css';
import { t } from './text.ts';
import type { Type } from './view-types.ts';

/**
 * Where a unit comes from: the viewer's hand, a hint, a card already played, the selected card (preview), or nowhere
 * yet.
 */
type Standing = 'have' | 'hint' | 'done' | 'preview' | 'empty';

export interface RingUnit {
  standing: Standing;
  /** The mark of the seat that provides the unit, if known. */
  seat?: number | null;
}

export interface RingPart {
  need: Type;
  units: RingUnit[];
}

export interface RingProps {
  parts: readonly RingPart[];
  size: number;
  thick: number;
  /** Content shown in the centre of the ring. */
  children?: ReactNode;
  /** A label outside the ring, at the middle of each part. */
  label?: (part: RingPart) => ReactNode;
}

const TAU = Math.PI * 2;
const BIG = 0.11;
const SMALL = 0.028;
const TURNS = 72;
const TOP = 0.84;
const two = (n: number) => Math.round(n * 100) / 100;

/** A segment with round corners between two radii and two angles, clockwise from the top. */
function segment(c: number, inner: number, outer: number, from: number, to: number): string {
  const at = (q: number, a: number) => `${two(c + q * Math.sin(a))} ${two(c - q * Math.cos(a))}`;
  const round = Math.min(4, ((to - from) * inner) / 3);
  const d0 = round / inner;
  const d1 = round / outer;
  return `M${at(outer, from + d1)}A${outer} ${outer} 0 0 1 ${at(outer, to - d1)}Q${at(outer, to)} ${at(outer - round, to)}L${at(inner + round, to)}Q${at(inner, to)} ${at(inner, to - d0)}A${inner} ${inner} 0 0 0 ${at(inner, from + d0)}Q${at(inner, from)} ${at(inner + round, from)}L${at(outer - round, from)}Q${at(outer, from)} ${at(outer, from + d1)}Z`;
}

/** The rotation that keeps the labels away from the sides and from the title above the ring. */
function turnOf(parts: readonly RingPart[], step: number): number {
  const widths = parts.map(({ units: { length } }) => length * step + (length - 1) * SMALL);
  const beside = (turn: number) => {
    let at = turn;
    return Math.max(
      ...widths.map((width) => {
        const middle = at + width / 2;
        at += width + BIG;
        return Math.cos(middle) > TOP ? 1 : Math.abs(Math.sin(middle));
      }),
    );
  };
  const turns = Array.from({ length: TURNS }, (_, i) => -Math.PI + (i / TURNS) * TAU);
  return turns.reduce((best, turn) => (beside(turn) < beside(best) - 1e-6 ? turn : best));
}

export interface Laid {
  part: RingPart;
  from: number;
  to: number;
  units: { unit: RingUnit; from: number; to: number }[];
}

/** The angles of each unit's segment, with wider gaps between types. */
export function laidOut(parts: readonly RingPart[]): Laid[] {
  const n = parts.reduce((sum, { units }) => sum + units.length, 0);
  if (n === 0) return [];
  const step = (TAU - parts.length * BIG - (n - parts.length) * SMALL) / n;
  let at = turnOf(parts, step);
  return parts.map((part) => {
    const from = at;
    const units = part.units.map((unit, i) => {
      const start = at;
      const end = start + step;
      at = end + (i < part.units.length - 1 ? SMALL : BIG);
      return { unit, from: start, to: end };
    });
    return { part, from, to: at - BIG, units };
  });
}

const accessibleName = ({ need, units }: RingPart): string => {
  const counts = new Map<Standing, number>();
  for (const { standing } of units) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return t('ring-part', {
    need: needName(need),
    count: units.length,
    units: formatList([...counts].map(([standing, count]) => t(`ring-${standing}`, { count }))),
  });
};

/** The contract's ring: one segment for every required unit, used in talks and during the contract. */
export function Ring({ parts, size, thick, children, label }: RingProps) {
  const id = useId();
  const c = size / 2;
  const outer = c - 6;
  const inner = outer - thick;
  const laid = laidOut(parts);
  const at = (q: number, a: number) => `${two(c + q * Math.sin(a))} ${two(c - q * Math.cos(a))}`;
  const marks = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * TAU;
    return `M${at(inner - 6, a)}L${at(inner - (i % 6 ? 8.5 : 12), a)}`;
  }).join('');
  return (
    <div className={s.holo} style={{ width: size, height: size }} data-ring>
      <div className={s.disc} style={{ inset: thick + 21 }}>
        {children}
      </div>
      <svg
        className={s.ring}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={parts.map(accessibleName).join('; ')}
      >
        <defs>
          {laid.map(({ part: { need } }) => (
            <pattern
              key={need}
              id={`${id}${need}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="2.6" height="6" style={{ fill: `var(--mk-${need})` }} />
            </pattern>
          ))}
        </defs>
        <circle cx={c} cy={c} r={(inner + outer) / 2} className={s.bed} strokeWidth={thick + 8} />
        {laid.map(({ part: { need }, from, to, units }) => (
          <g key={need} data-hue={need}>
            <path
              className={s.span}
              d={`M${at(outer + 4.5, from)}A${outer + 4.5} ${outer + 4.5} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(outer + 4.5, to)}`}
            />
            {units.map(({ unit: { standing, seat }, from: a, to: b }) => {
              const d = segment(c, inner, outer, a, b);
              const mid = (a + b) / 2;
              const q = inner + thick / 2;
              const r = Math.min(thick * 0.2, (b - a) * q * 0.28);
              return (
                <g key={a}>
                  <path className={cx(s.seg, s[standing])} d={d} />
                  {standing === 'hint' && <path d={d} fill={`url(#${id}${need})`} opacity=".5" />}
                  {seat !== undefined && seat !== null && (
                    <SeatShape
                      seat={seat}
                      x={c + q * Math.sin(mid)}
                      y={c - q * Math.cos(mid) + (seat % 6 === 1 ? r * 0.12 : 0)}
                      r={r}
                      {...(standing === 'hint'
                        ? { fill: 'var(--mk-dark)', stroke: seatColour(seat), strokeWidth: r * 0.34 }
                        : { stroke: 'var(--ink)', strokeWidth: r * 0.3 })}
                    />
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <path className={s.ticks} d={marks} />
      </svg>
      {label &&
        laid.map(({ part, from, to }) => {
          const a = (from + to) / 2;
          return (
            <div
              key={part.need}
              className={s.label}
              style={{
                left: c + Math.max(-0.37 * size, Math.min(0.37 * size, (outer + 2) * Math.sin(a))),
                top: c - (outer + 2) * Math.cos(a),
                translate: `-50% ${two(-50 * Math.cos(a) - 50)}%`,
              }}
            >
              {label(part)}
            </div>
          );
        })}
    </div>
  );
}
