import type { Problem } from './messages.ts';

/** A refusal by the server, or `unavailable` where this side gave up. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

const own = (code: Problem['code'], message: string): Problem => ({
  code,
  reason: null,
  params: {},
  rule: null,
  message,
});

export const gaveUp = own('unavailable', 'The table was left before an answer came.');
export const tooLong = own('oversized', 'The message is too long.');
export const unreachable = own('unavailable', 'The server cannot be reached.');
