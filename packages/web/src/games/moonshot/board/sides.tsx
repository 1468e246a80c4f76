import { SeatShape } from '../../../ui/index.ts';
import s from './signs.module.css';

/** Names and marks of the two programs: 0 USA, 1 CCCP. */
export const SIDES = [
  { id: 'usa', name: 'USA', agency: 'NASA', mark: 1 },
  { id: 'cccp', name: 'CCCP', agency: 'RosCosmos', mark: 5 },
] as const;

export const sideOf = (side: number): (typeof SIDES)[number] => SIDES[side === 1 ? 1 : 0];
export const sideColour = (side: number): string => `var(--sh-${sideOf(side).id})`;

/** A program's mark inside a drawing. */
export function SideShape({ side, x = 0, y = 0, r, fill }: SideShapeProps) {
  const { mark } = sideOf(side);
  return (
    <SeatShape seat={mark} x={x} y={y + (side === 0 ? r * 0.12 : r * 0.05)} r={r} fill={fill ?? sideColour(side)} />
  );
}
interface SideShapeProps {
  side: number;
  x?: number;
  y?: number;
  r: number;
  fill?: string;
}

/** A program's mark: a blue delta for the USA, a red star for the CCCP. */
export function SideMark({ side, size = 16, label }: { side: number; size?: number; label?: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={s.sign} width={size} height={size} viewBox="-1.45 -1.45 2.9 2.9">
      <SideShape side={side} r={1.1} />
    </svg>
  );
}
