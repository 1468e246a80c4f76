import type { Seat } from './seats.ts';
import type { Core, Frame } from './state.ts';

/** Where a question stands: on a frame, under its own name if it is a standing one. */
interface Place {
  frame: Frame;
  standing: string | null;
}

/** Under this name the lowest frame, which lives as long as the game, keeps the counts of the latest undo. */
const ANY = '';
const nameOf = ({ frame, standing }: Place): string => (standing === null ? frame.step : `!${standing}`);

/** The seat's count when it last answered this question, or when something was last taken back. */
export function heardAt(s: Core, at: Place, seat: Seat): number {
  const own = at.frame.heard?.[nameOf(at)]?.[seat] ?? 0;
  return Math.max(own, s.stack[0]?.heard?.[ANY]?.[seat] ?? 0);
}

/** Notes that a seat has answered a question, or taken its answer back. */
export function hear(s: Core, at: Place, seat: Seat): void {
  at.frame.heard ??= {};
  const name = nameOf(at);
  const counts = at.frame.heard[name] ?? new Array<number>(s.counts.length).fill(0);
  at.frame.heard[name] = counts;
  counts[seat] = s.counts[seat] as number;
}

/** After an undo: nothing that was sent before fits a question that is open again. */
export function renew(s: Core): void {
  const lowest = s.stack[0];
  if (lowest) lowest.heard = { ...lowest.heard, [ANY]: s.counts.slice() };
}

/** Another step begins: only what an undo has left outlives it, and standing questions. */
export function forget(frame: Frame): void {
  if (frame.heard !== null && frame.heard[ANY] === undefined) frame.heard = null;
}
