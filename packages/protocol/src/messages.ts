import type { Action, Json, Prompt, Refusal, Result, Told, Waiting } from '@orrery/kernel';
import type { Delta } from './delta.ts';

/** Rises when a message changes its meaning; a client that speaks another one is told `version`. */
export const PROTOCOL = 1;

/** No message from a client may be longer than this many bytes. */
export const MAX_MESSAGE = 64 * 1024;

/** Why something was refused, by kind. A refusal changes nothing. */
export type ErrorCode =
  | 'malformed' // no JSON, or not a message of this protocol
  | 'oversized' // longer than MAX_MESSAGE
  | 'rate' // too many messages in a short time
  | 'version' // another protocol version
  | 'not-joined' // nothing but `join` and `ping` before a table was joined
  | 'unknown-match'
  | 'unknown-game'
  | 'bad-token' // the token belongs to no seat of this match
  | 'bad-name'
  | 'bad-seats' // a number of seats the game does not have, or an unknown bot
  | 'bad-options'
  | 'seat-taken' // someone sits there already, or it was never open
  | 'not-your-seat' // the token does not hold the seat it speaks for
  | 'out-of-turn' // the seat is not asked this, or not any more
  | 'repeated' // the seat's count `n` has moved on: this was sent before
  | 'illegal' // the rules say no; `reason` and `rule` say why
  | 'stale' // the table has moved on since this was sent
  | 'over' // the game has ended
  | 'not-over' // records are given out after the end only
  | 'foreign' // a page of another site
  | 'not-found' // no such address
  | 'unavailable'; // our fault: nothing was changed, it may be tried again

/** A refusal as it is sent; `message` is in plain words, `reason` and `params` are for wording it again. */
export interface Problem {
  code: ErrorCode;
  reason: string | null;
  params: Record<string, Json>;
  rule: string | null;
  message: string;
}

// ---------------------------------------------------------------------------------------------------- HTTP

/** Who shall sit on a seat of a new match. `me` may occur several times: players round one screen. */
export type SeatRequest = { kind: 'me'; name: string } | { kind: 'bot'; level: string } | { kind: 'open' };

/** `POST /api/matches` */
export interface CreateMatch {
  game: string;
  options?: Record<string, Json> | undefined;
  seats: SeatRequest[];
}
/** The token holds all seats that were asked for as `me`. It is shown this once; the server keeps only its hash. */
export interface MatchCreated {
  match: string;
  token: string;
}

/** `POST /api/matches/:id/claim`: without a seat, the first open one. */
export interface ClaimSeat {
  seat?: number | undefined;
  name: string;
}
export interface SeatClaimed {
  seat: number;
  token: string;
}

/** `open`: some seat has nobody yet (play is not held up by that). */
export type MatchStatus = 'open' | 'playing' | 'over';

/** One seat as everyone may know it. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot' | 'open';
  /** The bot's level; null for people. */
  level: string | null;
  /** Some device of this player is at the table now; bots always are. */
  connected: boolean;
}

/** `GET /api/matches/:id` */
export interface MatchSummary {
  match: string;
  game: string;
  version: number;
  options: Json;
  seats: SeatInfo[];
  status: MatchStatus;
  seq: number;
}

/** `GET /api/health` */
export interface Health {
  ok: true;
  protocol: number;
  games: { id: string; name: string }[];
}

/** The body of every HTTP answer that is not a success. */
export interface HttpProblem {
  error: Problem;
}

// ------------------------------------------------------------------------------------------ client to server

/** What a returning client still has: `hash` is `hashOf` its views. */
export interface Have {
  seq: number;
  hash: string;
}

export type ToServer =
  /** Sits down (or, with a null token, watches). May be sent again at any time to get the whole table anew. */
  | {
      do: 'join';
      match: string;
      token: string | null;
      protocol?: number | undefined;
      have?: Have | undefined;
    }
  /** `again` marks a repeat of an action whose reply was lost: if exactly it was accepted before, the reply is `ok`. */
  | { do: 'act'; id: number; action: Action; again?: boolean | undefined }
  | { do: 'why'; id: number; action: Action }
  /** Takes the seat's latest action back; `seq` is the table's number the client saw, so a repeat does no harm. */
  | { do: 'undo'; id: number; seat: number; seq: number }
  /** Answers another player's wish to undo, for all seats one holds. */
  | { do: 'consent'; id: number; request: number; agree: boolean }
  | { do: 'resign'; id: number; seat: number }
  | { do: 'ping' };

// ------------------------------------------------------------------------------------------ server to client

/** A logged event with its number: all viewers receive every event, so numbers give nothing away. */
export interface Logged extends Told {
  n: number;
}

/** A question to one of your seats, complete. */
export interface OpenPrompt {
  seat: number;
  question: string;
  n: number;
  standing: boolean;
  prompt: Prompt;
}

/** Whether a seat of yours may take back its latest action: freely, with the others' consent, or not. */
export interface UndoState {
  seat: number;
  may: 'free' | 'consent' | 'no';
  /** Why it is not free. */
  reason: string | null;
}

/** A wish to undo that the other players are asked about. It lapses as soon as anything happens at the table. */
export interface UndoRequest {
  request: number;
  seat: number;
  /** Seats that have yet to agree. */
  open: number[];
}

/** The table as one of your seats (or, for `seat: null`, a spectator) sees it. */
export interface SeatView<V = unknown> {
  seat: number | null;
  view: V;
  /** The kernel's `hash` of `view`. */
  hash: string;
  waiting: Waiting[];
  log: Logged[];
}

/** How a seat's view changed: `patch(view, delta)` must have the given hash, else `join` again. */
export interface SeatStep {
  seat: number | null;
  delta: Delta;
  hash: string;
  waiting: Waiting[];
  events: Logged[];
}

/** What changes with every step besides the views. */
export interface Situation {
  status: MatchStatus;
  progress: { round: number; phase: string; turn: number | null };
  prompts: OpenPrompt[];
  undo: UndoState[];
  request: UndoRequest | null;
  result: Result | null;
}

/** A whole table. One view per seat you hold, in order of seats; a spectator has one, of seat null. */
export interface TableState extends Situation {
  match: string;
  game: string;
  version: number;
  options: Json;
  /** How many entries the match has, as far as you may know. */
  seq: number;
  seats: SeatInfo[];
  /** The seats you hold. */
  you: number[];
  views: SeatView[];
}

export type ToClient =
  | ({ say: 'table'; protocol: number } & TableState)
  /** From number `from` to `seq`. With `from` equal to `seq` it says: what you have is right. */
  | ({ say: 'step'; from: number; seq: number; views: SeatStep[] } & Situation)
  /** Someone came, went, or took a seat. */
  | { say: 'seats'; seats: SeatInfo[]; status: MatchStatus }
  /** A wish to undo came up, gained agreement, or lapsed (null); `declined` by that seat. */
  | { say: 'request'; request: UndoRequest | null; declined: number | null }
  /** `asked`: an undo now waits for the others' consent. */
  | { say: 'ok'; id: number; asked?: boolean }
  | { say: 'why'; id: number; refusal: Refusal | null }
  /** `id` is null where the message had none that could be read. */
  | ({ say: 'error'; id: number | null } & Problem)
  | { say: 'pong' };

/** One fingerprint of all views of a table, for `have`. */
export const hashOf = (views: readonly { hash: string }[]): string => views.map((view) => view.hash).join(' ');
