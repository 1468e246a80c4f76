/** The user's mistake: said in one line on stderr, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Misuse';
  }
}

/** What was to be checked does not hold: one line on stderr, exit code 1. */
export class Failure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Failure';
  }
}
