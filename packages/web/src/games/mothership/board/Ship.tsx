import { memo } from 'react';
import { SeatShape, seatColour } from '../../../ui/index.ts';
import s from './ship.module.css';
import type { Kind } from './types.ts';

type Corner = readonly [x: number, y: number];

interface Form {
  /** The port half of the outline, heading east, starting at the bow. */
  port: readonly Corner[];
  mark: readonly [x: number, r: number];
  jets: readonly Corner[];
  /** Lines on the hull, as an SVG path. */
  seams: string;
  cockpit: string;
  deck?: string;
}

type Flyer = 'fighter' | 'bomber' | 'mothership';

/** Silhouettes, drawn heading east at a hex width of 43. Kinds are recognized by their outlines. */
const FORMS: Record<Flyer, Form> = {
  fighter: {
    port: [
      [17.5, 0],
      [9, -2.2],
      [3, -3.6],
      [8.5, -10.5],
      [4.5, -13.5],
      [-6.5, -7.2],
      [-7.5, -4.4],
      [-12.5, -4.8],
      [-10, 0],
    ],
    mark: [-1.5, 4],
    jets: [
      [-11, -2.8],
      [-11, 2.8],
    ],
    seams: 'M3 -3.6L-7.5 -4.4M3 3.6L-7.5 4.4',
    cockpit: 'M12.5 0L8 -1.2L6.4 0L8 1.2Z',
  },
  bomber: {
    port: [
      [12, 0],
      [8.6, -3.6],
      [-4, -17.2],
      [-9.6, -17.6],
      [-5.4, -9.8],
      [-10.4, -7.2],
      [-7.4, -3.4],
      [-11, 0],
    ],
    mark: [0, 4.7],
    jets: [
      [-9, -8.6],
      [-9, 8.6],
    ],
    seams: 'M8.6 -3.6L-7.4 -3.4M8.6 3.6L-7.4 3.4M1 -9.4L-5.4 -9.8M1 9.4L-5.4 9.8',
    cockpit: 'M9.8 0L7.4 -1.5L6.2 0L7.4 1.5Z',
  },
  mothership: {
    port: [
      [22, 0],
      [18, -4.4],
      [9.5, -5.4],
      [6, -11],
      [-5, -13],
      [-9, -9],
      [-13, -9.4],
      [-15.5, -12],
      [-21, -11],
      [-18.5, -3.4],
      [-21, 0],
    ],
    mark: [-2, 5.6],
    jets: [
      [-20, -7.4],
      [-20.5, 0],
      [-20, 7.4],
    ],
    seams: 'M9.5 -5.4L-9 -9M9.5 5.4L-9 9M6 -11L5 -6.3M6 11L5 6.3M-5 -13L-5.6 -8.4M-5 13L-5.6 8.4',
    cockpit: 'M19.4 0L16 -1.6L14.6 0L16 1.6Z',
    deck: 'M16 0L12 -2.4L-14 -2.8L-16 0L-14 2.8L12 2.4Z',
  },
};

const line = (corners: readonly Corner[], flip: 1 | -1 = 1) =>
  `${corners.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y * flip}`).join('')}Z`;

const SHAPES = Object.fromEntries(
  Object.entries(FORMS).map(([kind, { port }]) => {
    const starboard = port
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Corner => [x, -y]);
    return [kind, { port: line(port), starboard: line(port, -1), whole: line([...port, ...starboard]) }];
  }),
) as Record<Flyer, { port: string; starboard: string; whole: string }>;

const LIGHT = { x: -0.6, y: -0.8 };

/** A seat's colour for a facet: brighter towards the light, darker away from it. */
const tone = (seat: number, towards: number): string =>
  towards > 0
    ? `color-mix(in oklab, ${seatColour(seat)}, white ${Math.round(towards * 42)}%)`
    : `color-mix(in oklab, ${seatColour(seat)}, var(--ms-shadow) ${Math.round(-towards * 52)}%)`;

const INK = 'var(--ink)';

export interface ShipProps {
  kind: Flyer;
  seat: number;
  facing?: number;
  /** Whether to draw only the outline, for a preview. */
  ghost?: boolean;
  spent?: boolean;
  flames?: boolean;
  /** Whether to omit the seat's mark, for lists that already name the seat. */
  bare?: boolean;
}

/**
 * A ship in flight. Its two facets are shaded by its facing, so that the light always comes from the same direction.
 */
export const Ship = memo(function Ship({ kind, seat, facing = 0, ghost, spent, flames = true, bare }: ShipProps) {
  const form = FORMS[kind];
  const shape = SHAPES[kind];
  const turn = (-60 * facing * Math.PI) / 180;
  const lit = Math.sin(turn) * LIGHT.x - Math.cos(turn) * LIGHT.y;
  const [mx, mr] = form.mark;
  const mark = { x: mx * Math.cos(turn), y: mx * Math.sin(turn), r: mr };
  if (ghost) {
    return (
      <g className={s.ghost} style={{ color: seatColour(seat) }}>
        <path transform={`rotate(${-60 * facing})`} d={shape.whole} />
        <SeatShape seat={seat} {...mark} fill={INK} />
      </g>
    );
  }
  return (
    <g className={spent ? s.spent : undefined}>
      <g transform={`rotate(${-60 * facing})`}>
        {flames &&
          form.jets.map(([x, y]) => <ellipse key={y} className={s.jet} cx={x - 2.5} cy={y} rx="4.4" ry="1.7" />)}
        <path className={s.edge} d={shape.whole} />
        <path d={shape.port} style={{ fill: tone(seat, lit) }} />
        <path d={shape.starboard} style={{ fill: tone(seat, -lit) }} />
        <path className={s.seams} d={form.seams} />
        {form.deck && <path className={s.deck} d={form.deck} />}
        <path className={s.cockpit} d={form.cockpit} />
      </g>
      {!bare && <SeatShape seat={seat} {...mark} fill={INK} stroke="var(--ms-mark-rim)" strokeWidth={0.5} />}
    </g>
  );
});

const at = (turn: number, r: number) =>
  `${(Math.cos((turn * Math.PI) / 180) * r).toFixed(2)} ${(Math.sin((turn * Math.PI) / 180) * r).toFixed(2)}`;
const arc = (from: number, to: number, r: number) => `M${at(from, r)}A${r} ${r} 0 0 1 ${at(to, r)}`;

/** Maximum hull points of a mothership. */
export const HULL = 12;
/** Maximum hull steps of a station. */
export const STEPS = 4;

/** A station: hub, spokes and a ring whose four quarters are its hull steps. */
const Station = memo(function Station({ seat, steps = STEPS }: { seat: number; steps?: number }) {
  const colour = seatColour(seat);
  const quarters = [0, 1, 2, 3];
  return (
    <g>
      <circle r="16.8" className={s.disc} />
      {quarters.map((i) => (
        <path
          key={i}
          d={arc(-86 + i * 90, -4 + i * 90, 15)}
          className={i < steps ? s.quarter : s.lost}
          style={i < steps ? { stroke: tone(seat, [0.2, 0, 0, 0.7][i] ?? 0) } : undefined}
        />
      ))}
      {quarters.map((i) => (
        <path
          key={i}
          transform={`rotate(${i * 90 + 45})`}
          d="M5 -1.3L13 -.8V.8L5 1.3Z"
          style={{ fill: `color-mix(in oklab, ${colour}, var(--ms-shadow) 38%)` }}
        />
      ))}
      <path
        d="M0 -8.2L7.1 -4.1V4.1L0 8.2L-7.1 4.1V-4.1Z"
        className={s.hub}
        style={{ fill: `color-mix(in oklab, ${colour}, white 12%)` }}
      />
      <SeatShape seat={seat} y={seat % 6 === 1 ? 0.4 : 0} r={4.3} fill={INK} />
    </g>
  );
});

const BLADES = [
  [0.7, 0.1],
  [-0.2, -0.8],
  [0.3, -0.4],
] as const;

/** A guardian: three blades, without a facing. */
const Guardian = memo(function Guardian({ seat, spent }: { seat: number; spent?: boolean }) {
  return (
    <g className={spent ? s.spent : undefined}>
      {BLADES.map(([left, right], i) => (
        <g key={left} transform={`rotate(${i * 120})`}>
          <path className={s.edge} d="M0 -15L4.6 -6L0 -3L-4.6 -6Z" />
          <path d="M0 -15L0 -3L-4.6 -6Z" style={{ fill: tone(seat, left) }} />
          <path d="M0 -15L4.6 -6L0 -3Z" style={{ fill: tone(seat, right) }} />
        </g>
      ))}
      <circle r="7.4" className={s.hub} style={{ fill: `color-mix(in oklab, ${seatColour(seat)}, white 10%)` }} />
      <SeatShape seat={seat} y={seat % 6 === 1 ? 0.4 : 0} r={4} fill={INK} />
    </g>
  );
});

/** A mothership's hull as twelve ticks around it, and its shields as a thin outer arc. */
const Gauge = memo(function Gauge(props: { seat: number; hull: number; shield: number; shields: number }) {
  const { seat, hull, shield, shields } = props;
  const ticks = Array.from({ length: HULL }, (_, i) => i);
  const path = (some: number[]) => some.map((i) => arc(-90 + i * 30 + 3.5, -90 + (i + 1) * 30 - 3.5, 21)).join('');
  const covered = shields > 0 ? Math.min(1, shield / Math.max(shields, 1)) : 0;
  return (
    <g>
      <circle r="22.4" className={s.disc} />
      <path d={path(ticks.slice(hull))} className={s.lostTick} />
      <path d={path(ticks.slice(0, hull))} className={s.tick} style={{ stroke: seatColour(seat) }} />
      {covered >= 1 ? (
        <circle r="24.2" className={s.shield} />
      ) : covered > 0 ? (
        <path d={longArc(covered)} className={s.shield} />
      ) : null}
    </g>
  );
});

function longArc(part: number): string {
  const end = -90 + 360 * part;
  return `M${at(-90, 24.2)}A24.2 24.2 0 ${part > 0.5 ? 1 : 0} 1 ${at(end, 24.2)}`;
}

export interface PieceProps {
  kind: Kind;
  seat: number;
  facing?: number;
  hull?: number;
  shield?: { left: number; of: number };
  spent?: boolean;
}

/** Any unit as drawn on the board. */
export function Piece({ kind, seat, facing = 0, hull, shield, spent = false }: PieceProps) {
  if (kind === 'station') return <Station seat={seat} steps={hull ?? STEPS} />;
  if (kind === 'guardian') return <Guardian seat={seat} spent={spent} />;
  if (kind !== 'mothership') return <Ship kind={kind} seat={seat} facing={facing} spent={spent} />;
  return (
    <>
      <Gauge seat={seat} hull={hull ?? HULL} shield={shield?.left ?? 0} shields={shield?.of ?? 0} />
      <g transform="scale(.86)">
        <Ship kind="mothership" seat={seat} facing={facing} spent={spent} />
      </g>
    </>
  );
}

export interface UnitIconProps {
  kind: Kind;
  seat: number;
  size: number;
  facing?: number;
  steps?: number;
  label?: string;
  lost?: boolean;
}

/** A small picture of a unit for lists. */
export function UnitIcon({ kind, seat, size, facing = 1, steps, label, lost }: UnitIconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const box = kind === 'mothership' ? '-23 -23 46 46' : '-20 -20 40 40';
  return (
    <svg {...named} data-about={kind} className={lost ? s.gone : s.icon} width={size} height={size} viewBox={box}>
      {kind === 'station' ? (
        <Station seat={seat} {...(steps === undefined ? {} : { steps })} />
      ) : kind === 'guardian' ? (
        <Guardian seat={seat} />
      ) : (
        <Ship kind={kind} seat={seat} facing={facing} flames={false} bare />
      )}
    </svg>
  );
}
