import { type Game, IllegalAction, type Json, REASONS } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import type { ErrorCode, Problem } from '@orrery/protocol';

/** A rejected request, which has changed nothing. */
export class RequestError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** A defect in the rules: they threw something other than a rejection. Nothing has changed. */
export class RulesFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RulesFailure';
  }
}

/** Whether an error is a rejection rather than a failure. */
export const isRefusal = (error: unknown): boolean => error instanceof IllegalAction || error instanceof RequestError;

const defaultMessages: { readonly [C in ErrorCode]: string } = {
  malformed: 'The server cannot read this message. Reload the page and try again.',
  oversized: 'This message is too long. Shorten it and try again.',
  rate: 'Too many requests. Wait a moment and try again.',
  version: 'This page is out of date. Reload it.',
  'not-joined': 'Join a table first.',
  'unknown-match': 'This table does not exist. Check the link.',
  'unknown-game': 'This server does not have that game.',
  'bad-token': 'This link does not open a seat in this game. Ask for a new one.',
  'bad-name': 'Names have 1 to 24 characters and no control characters.',
  'bad-seats': 'These seats do not work for this game.',
  'bad-options': 'These options do not work together.',
  full: 'Storage is full. Try again later.',
  'bad-record': 'This record cannot be replayed.',
  'seat-taken': 'That seat was just taken. Pick another one.',
  'not-your-seat': 'That is not your seat.',
  'out-of-turn': 'You cannot do that now.',
  repeated: 'This was already sent.',
  illegal: 'The rules do not allow that.',
  'rules-failed': 'Something went wrong in this game’s rules, so this answer is not possible. Choose another one.',
  halted:
    'Something went wrong in this game’s rules. The game cannot continue. You can abandon it: it stays unrated and its record is kept.',
  stale: 'The game has moved on. Check the table and try again.',
  over: 'The game has ended.',
  'no-hints': 'Hints are not allowed at this table.',
  'no-watching': 'This table does not allow spectators.',
  'no-clock': 'The clocks at this table cannot be paused.',
  'not-over': 'You can download the record when the game has ended.',
  'not-host': 'Only the host can do that.',
  'not-full': 'A seat is still empty. Fill it with a player or a bot first.',
  begun: 'The game has already started.',
  'bad-salt': 'This is not the salt you committed to when you took the seat.',
  removed: 'The host removed you from this table.',
  'signed-out': 'Sign in first.',
  'unknown-player': 'There is no player with this name.',
  'no-account': 'Create an account first.',
  'bad-recovery': 'This recovery code or link does not work. Check it, or use another one.',
  'bad-password': 'Wrong name or password. Try again.',
  banned: 'You are banned from this server.',
  'bad-passkey': 'This passkey was not accepted. Try again, or sign in with your password.',
  'name-taken': 'That name belongs to an account. Sign in to use it, or choose another name.',
  'bad-way': 'This notification channel cannot be used.',
  'no-vacation': 'You do not have that many vacation days left this year.',
  foreign: 'This server does not accept requests from other sites.',
  'unknown-host': 'This server does not use that host name. Its operator can add it with --hosts.',
  'not-found': 'This page does not exist.',
  unavailable: 'Something went wrong on the server. Nothing was changed. Try again in a moment.',
};

const codeByReason: { readonly [reason: string]: ErrorCode } = {
  over: 'over',
  stale: 'out-of-turn',
  'not-your-turn': 'out-of-turn',
  'not-asked': 'out-of-turn',
  repeated: 'repeated',
  'bad-action': 'malformed',
  'bad-seats': 'bad-seats',
  'bad-options': 'bad-options',
  'other-version': 'version',
  // If these rules cannot read a saved match, that is a server problem.
  'newer-save': 'unavailable',
  'bad-state': 'unavailable',
};

export const problem = (
  code: ErrorCode,
  message = defaultMessages[code],
  params: Record<string, Json> = {},
): Problem => ({
  code,
  reason: null,
  params,
  rule: null,
  message,
});

export const requestError = (code: ErrorCode, message?: string): RequestError =>
  new RequestError(problem(code, message));

/** Converts a rejection by the rules to a problem for the client, with the game's own message if it has one. */
export function problemFromRules(error: IllegalAction, game: Game | null): Problem {
  const { reason, params, rule } = error;
  const code = codeByReason[reason] ?? 'illegal';
  const messages = game && Object.hasOwn(game.messages, reason) ? game.messages : REASONS;
  return {
    code,
    reason,
    params,
    rule,
    message: reason in messages ? formatMessage(messages, { id: reason, params }) : defaultMessages[code],
  };
}

/** Converts an error to a problem for the client; null for internal errors, which must be logged instead. */
export function problemOf(error: unknown, game: Game | null = null): Problem | null {
  if (error instanceof RequestError) return error.problem;
  return error instanceof IllegalAction ? problemFromRules(error, game) : null;
}
