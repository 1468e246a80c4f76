import { defined } from '@orrery/kernel';
/** The coordinate system of a launch scene; screens crop it to the available space. */
export const STAGE = { width: 1440, height: 900 } as const;
export const PAD = { x: 486, y: 792 } as const;
export const GOAL = { x: 953, y: 149, r: 115 } as const;

/** How long the rocket flies from one risk to the next, in milliseconds. */
export const FLIGHT_MS = 900;

/** Position and size of the die in these coordinates. */
export const DIE_AT = { x: 320, y: 350, size: 150 } as const;

type Point = readonly [x: number, y: number];
/** The path from the pad to the Moon: three curves, each starting where the previous one ends. */
const CURVES: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [486, 704],
    [486, 620],
    [490, 556],
    [542, 468],
  ],
  [
    [542, 468],
    [594, 380],
    [640, 318],
    [716, 250],
  ],
  [
    [716, 250],
    [792, 182],
    [850, 150],
    [900, 140],
  ],
];

export const COURSE = `M${CURVES[0]?.[0].join(' ')}${CURVES.map(([, b, c, d]) => `C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`).join('')}`;

export interface Anchor {
  x: number;
  y: number;
  /** Degrees clockwise from upright. */
  angle: number;
}

/** Position and angle of a rocket after a fraction of its path, from 0 to 1. */
export function anchorAt(part: number): Anchor {
  const at = Math.max(0, Math.min(0.9999, part)) * CURVES.length;
  const curve = defined(CURVES[Math.floor(at)]);
  const t = at - Math.floor(at);
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u ** 3 * curve[0][axis] + 3 * u * u * t * curve[1][axis] + 3 * u * t * t * curve[2][axis] + t ** 3 * curve[3][axis];
  const slope = (axis: 0 | 1) =>
    3 * u * u * (curve[1][axis] - curve[0][axis]) +
    6 * u * t * (curve[2][axis] - curve[1][axis]) +
    3 * t * t * (curve[3][axis] - curve[2][axis]);
  return { x: mix(0), y: mix(1), angle: (Math.atan2(slope(0), -slope(1)) * 180) / Math.PI };
}

/** Position of a risk's gate along the path, from 0 to 1. */
export const gateAt = (at: number, of: number): number => 0.14 + ((at + 0.5) / of) * 0.6;

/** The rocket's position after passing `passed` risks: before the next gate, or at the goal. */
export const restAt = (passed: number, of: number): number =>
  passed === 0 ? 0 : passed >= of ? 1 : gateAt(passed, of) - 0.1;

/** Width of a card, measured from its gate. */
const CARD = 440;
/** Fraction of a left-hand card's height that extends below its gate, towards the die. */
export const HANGS = 0.38;

/**
 * Whether the card of a risk is placed left of its gate: the last risk's card, which would cover the name of the goal,
 * and any card with too little room on the right.
 */
export const standsLeft = (at: number, of: number, room: number): boolean => (of > 1 && at === of - 1) || room < CARD;
