import { type Action, type Pending, pick, questionOf, type Seat } from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { refusedBy } from './legality.ts';

/** Checks that actions for no open question are refused: another seat's, stale, repeated, malformed. */
export function inspectForeigners(look: Inspector, s: any, open: readonly Pending[], latest: Action | null): void {
  const seats = s.counts.length as number;
  if (latest) refusedBy(look, s, latest);
  for (const at of open.length > 2 ? [pick(look.rng, open)] : open) {
    const question = questionOf(at);
    const seat = at.seats[0] as Seat;
    const answer = at.step.sample(s, at.frame.vars, seat, look.rng);
    if (answer === undefined) continue;
    const n = s.counts[seat] as number;
    for (let other = 0; other < seats; other++) {
      const asked = open.some((row) => questionOf(row) === question && row.seats.includes(other));
      if (!asked) refusedBy(look, s, { seat: other, question, n: s.counts[other], answer });
    }
    for (const wrong of [-n - 1, n + 1, -1, 0.5, `${n}`, null]) {
      refusedBy(look, s, { seat, question, n: wrong, answer });
    }
    for (const wrong of [
      `${at.frame.serial}.${at.frame.entry + 1}`,
      `${at.frame.serial + 1000}.1`,
      '',
      '__proto__',
      7,
    ]) {
      refusedBy(look, s, { seat, question: wrong, n, answer });
    }
    for (const wrong of [-1, seats, 99, 0.5, Number.NaN, null, '0'])
      refusedBy(look, s, { seat: wrong, question, n, answer });
    refusedBy(look, s, { seat, question, n });
  }
  for (const nonsense of [null, undefined, 3, 'act', [], {}]) refusedBy(look, s, nonsense);
}
