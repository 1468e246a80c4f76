import type { Problem } from './messages.ts';

/** A rejection by the server, or an error that the client found itself, such as a lost connection. */
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

export const connectionClosed = own('unavailable', 'You left the table before the server answered.');
export const messageTooLong = own('oversized', 'This message is too long. Shorten it and try again.');
export const serverUnreachable = own(
  'unavailable',
  'The server cannot be reached. Check your connection and try again.',
);
