import { defined, type Json, logEvent, type Mask } from '@orrery/kernel';
import { SIDE_NAMES } from '../content/numbers.ts';

/** Logs an event of a program and adds the program's name as `program`. */
export function report(type: string, side: number, data: Record<string, Json> = {}): void {
  logEvent(type, { side, program: defined(SIDE_NAMES[side]), ...data });
}

/** Like `report`, with a part that only the seats in `mask` see. */
export function reportTo(
  mask: Mask,
  type: string,
  side: number,
  data: Record<string, Json>,
  secret: Record<string, Json>,
): void {
  logEvent(type, { side, program: defined(SIDE_NAMES[side]), ...data }, mask, secret);
}
