import { type Json, logEvent, type Mask } from '@orrery/kernel';
import { SIDE_NAMES } from '../content/numbers.ts';

/** Tells what a program did; `program` is its name in words. */
export function report(type: string, side: number, data: Record<string, Json> = {}): void {
  logEvent(type, { side, program: SIDE_NAMES[side] as string, ...data });
}

/** The same with a part for its own side alone. */
export function reportTo(
  mask: Mask,
  type: string,
  side: number,
  data: Record<string, Json>,
  secret: Record<string, Json>,
): void {
  logEvent(type, { side, program: SIDE_NAMES[side] as string, ...data }, mask, secret);
}
