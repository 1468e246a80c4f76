import { defined } from './defined.ts';
import type { Seat } from './seats.ts';
import type { Core, Frame } from './state.ts';

/** Identifies a question: its frame and, for a standing question, its name. */
interface Place {
  frame: Frame;
  standing: string | null;
}

/** Key under which the lowest frame, which exists as long as the game, stores the counts at the latest undo. */
const ANY = '';
const nameOf = ({ frame, standing }: Place): string => (standing === null ? frame.step : `!${standing}`);

/** The seat's count of actions when it last answered this question, or at the latest undo if that was later. */
export function answeredAt(s: Core, at: Place, seat: Seat): number {
  const own = at.frame.heard?.[nameOf(at)]?.[seat] ?? 0;
  return Math.max(own, s.stack[0]?.heard?.[ANY]?.[seat] ?? 0);
}

/** Records that a seat answered a question or withdrew its answer. */
export function noteAnswer(s: Core, at: Place, seat: Seat): void {
  at.frame.heard ??= {};
  const name = nameOf(at);
  const counts = at.frame.heard[name] ?? new Array<number>(s.counts.length).fill(0);
  at.frame.heard[name] = counts;
  counts[seat] = defined(s.counts[seat]);
}

/** Makes actions sent before an undo stale, even if their question is open again. */
export function invalidateAnswers(s: Core): void {
  const lowest = s.stack[0];
  if (lowest) lowest.heard = { ...lowest.heard, [ANY]: s.counts.slice() };
}

/** Clears the counts when a step ends, except in the frame that stores those of an undo. */
export function clearAnswers(frame: Frame): void {
  if (frame.heard !== null && frame.heard[ANY] === undefined) frame.heard = null;
}
