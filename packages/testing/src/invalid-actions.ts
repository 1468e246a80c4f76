import { type Action, defined, type Pending, pick, questionOf } from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { mustBeRefused } from './legality.ts';

/** Checks that invalid actions are refused: from another seat, stale, repeated or malformed. */
export function inspectInvalidActions(
  inspector: Inspector,
  s: any,
  open: readonly Pending[],
  latest: Action | null,
): void {
  const seats = s.counts.length as number;
  if (latest) mustBeRefused(inspector, s, latest);
  for (const at of open.length > 2 ? [pick(inspector.rng, open)] : open) {
    const question = questionOf(at);
    const seat = defined(at.seats[0]);
    const answer = at.step.sample(s, at.frame.vars, seat, inspector.rng);
    if (answer === undefined) continue;
    const n = defined(s.counts[seat]);
    for (let other = 0; other < seats; other++) {
      const asked = open.some((row) => questionOf(row) === question && row.seats.includes(other));
      if (!asked) mustBeRefused(inspector, s, { seat: other, question, n: s.counts[other], answer });
    }
    for (const wrong of [-n - 1, n + 1, -1, 0.5, `${n}`, null]) {
      mustBeRefused(inspector, s, { seat, question, n: wrong, answer });
    }
    for (const wrong of [
      `${at.frame.serial}.${at.frame.entry + 1}`,
      `${at.frame.serial + 1000}.1`,
      '',
      '__proto__',
      7,
    ]) {
      mustBeRefused(inspector, s, { seat, question: wrong, n, answer });
    }
    for (const wrong of [-1, seats, 99, 0.5, Number.NaN, null, '0'])
      mustBeRefused(inspector, s, { seat: wrong, question, n, answer });
    mustBeRefused(inspector, s, { seat, question, n });
  }
  for (const garbage of [null, undefined, 3, 'act', [], {}]) mustBeRefused(inspector, s, garbage);
}
