import { type Game, IllegalAction, type Json, phrase, REASONS } from '@orrery/kernel';
import type { ErrorCode, Problem } from '@orrery/protocol';

/** Something a client asked for was refused. Nothing has changed. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** The rules threw something that is no refusal: a defect of ours. Nothing was changed. */
export class RulesFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RulesFailure';
  }
}

/** Whether an error says no, and nothing is broken. */
export const isRefusal = (error: unknown): boolean => error instanceof IllegalAction || error instanceof Refused;

const words: { readonly [C in ErrorCode]: string } = {
  malformed: 'The message is not understood.',
  oversized: 'The message is too long.',
  rate: 'Too many messages; wait a moment.',
  version: 'This page and the server speak different versions; load the page again.',
  'not-joined': 'Join a table first.',
  'unknown-match': 'There is no such match.',
  'unknown-game': 'This server does not have that game.',
  'bad-token': 'That key opens no seat of this match.',
  'bad-name': 'A name has 1 to 24 characters and no control characters.',
  'bad-seats': 'The game cannot be played by these seats.',
  'bad-options': 'The game cannot be played with these options.',
  full: 'There is no room left for that.',
  'bad-record': 'The record does not play through.',
  'seat-taken': 'That seat is taken.',
  'not-your-seat': 'You do not sit there.',
  'out-of-turn': 'That is not asked now.',
  repeated: 'That was sent before.',
  illegal: 'The rules do not allow that.',
  'rules-failed': 'Something went wrong in this game’s rules, so this answer is not possible. Choose another one.',
  halted:
    'Something went wrong in this game’s rules. The game cannot continue. You can abandon it: it stays unrated and its record is kept.',
  stale: 'The table has moved on since.',
  over: 'The game has ended.',
  'no-hints': 'No hints are given here.',
  'no-watching': 'Nobody may watch at this table.',
  'no-clock': 'No clocks run at this table.',
  'not-over': 'The record is given out when the game has ended.',
  'not-host': 'Only the host of the table may do that.',
  'not-full': 'A seat is still empty.',
  begun: 'The game has begun.',
  removed: 'You were asked to leave this table.',
  'signed-out': 'Sign in first.',
  'bad-password': 'There is no such name with this password.',
  banned: 'The operator of this server has shut you out.',
  'bad-passkey': 'That passkey does not open anything here, or came too late.',
  'name-taken': 'That name belongs to an account. Sign in to use it, or choose another name.',
  'bad-way': 'You cannot be told that way.',
  'no-vacation': 'You have not that many days of vacation left this year.',
  foreign: 'Pages of another site may not talk to this server.',
  'unknown-host': 'This server does not use that host name. Its operator can add it with --hosts.',
  'not-found': 'There is nothing at this address.',
  unavailable: 'The server could not do that just now; nothing was changed.',
};

const codes: { readonly [reason: string]: ErrorCode } = {
  over: 'over',
  stale: 'out-of-turn',
  'not-your-turn': 'out-of-turn',
  'not-asked': 'out-of-turn',
  repeated: 'repeated',
  'bad-action': 'malformed',
  'bad-seats': 'bad-seats',
  'bad-options': 'bad-options',
  'other-version': 'version',
  // A saved match that these rules cannot read: no fault of whoever asks for it.
  'newer-save': 'unavailable',
  'bad-state': 'unavailable',
};

export const problem = (code: ErrorCode, message = words[code], params: Record<string, Json> = {}): Problem => ({
  code,
  reason: null,
  params,
  rule: null,
  message,
});

export const refused = (code: ErrorCode, message?: string): Refused => new Refused(problem(code, message));

/** What the rules said, for the wire, in the game's own words where it has some. */
export function fromRules(error: IllegalAction, game: Game | null): Problem {
  const { reason, params, rule } = error;
  const code = codes[reason] ?? 'illegal';
  const messages = game && Object.hasOwn(game.messages, reason) ? game.messages : REASONS;
  return {
    code,
    reason,
    params,
    rule,
    message: reason in messages ? phrase(messages, { id: reason, params }) : words[code],
  };
}

/** Any error as a problem; `null` where it is our own fault and has to be logged as such. */
export function problemOf(error: unknown, game: Game | null = null): Problem | null {
  if (error instanceof Refused) return error.problem;
  return error instanceof IllegalAction ? fromRules(error, game) : null;
}
