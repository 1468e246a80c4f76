import {
  type Answer,
  type Core,
  defined,
  framesOf,
  type Pending,
  questionOf,
  type Rules,
  type Seat,
} from '@orrery/kernel';
import { openQuestion } from '../answers.ts';
import type { Line } from './types.ts';

/** Most questions of a decision. */
const DEPTH = 4;

/**
 * The seat's next question if its decision goes on, such as which ship to move where; null if it is complete. A
 * decision ends where dice decide or the seat learns something, because that may be different in another world.
 */
function continuation<S extends Core>(rules: Rules<S>, before: S, after: S, seat: Seat, first: Pending): string | null {
  const isCertain = after.marks[seat] === before.marks[seat] && after.rng.every((word, i) => word === before.rng[i]);
  if (after.result !== null || !isCertain) return null;
  const open = rules.pending(after).filter(({ standing }) => standing === null);
  const next = open.find(({ seats }) => seats.includes(seat));
  const goesOn = framesOf(after.stack).some(({ serial }) => serial === first.frame.serial);
  if (!next || open.length > 1 || next.seats.length > 1 || !goesOn) return null;
  return next.frame.serial === first.frame.serial && next.frame.step === first.frame.step ? null : questionOf(next);
}

/** What follows a line in a world: the next question of the same decision, or null. Changes the world. */
export function playLine<S extends Core>(
  rules: Rules<S>,
  s: S,
  seat: Seat,
  question: string,
  line: Line,
): string | null {
  const before = rules.copy(s);
  const first = openQuestion(rules, before, seat, question);
  let next: string | null = question;
  for (const answer of line) {
    if (next === null) throw new Error('the decision is over before the line');
    rules.play(s, { seat, question: next, n: defined(s.counts[seat]), answer });
    next = continuation(rules, before, s, seat, first);
  }
  return line.length < DEPTH ? next : null;
}

const keyOf = (answer: Answer): string => JSON.stringify(answer);

/** Whether a line begins with another one. */
export const beginsWith = (line: Line, start: Line): boolean =>
  start.length <= line.length && start.every((answer, i) => keyOf(answer) === keyOf(defined(line[i]) as Answer));
