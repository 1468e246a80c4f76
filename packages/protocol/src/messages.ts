import type { Answer, Json, Prompt, Refusal, Result, Told, Waiting } from '@orrery/kernel';
import type { Delta } from './delta.ts';
import { fingerprint } from './fingerprint.ts';
import type { ClockSetting, WatchSetting } from './schemas.ts';

export { AWAY_MS, LOG_PAGE, MAX_MESSAGE, MAX_MOVED, MAX_TALK, MOST_TALK, PROTOCOL, TALK_PAGE } from './limits.ts';
export type {
  Attend,
  ChairRequest,
  Companion,
  Gathering,
  GatheringNews,
  GatheringSeat,
  OpenTable,
  Pace,
  QuickMatch,
  TableDeed,
  TableFilter,
} from './lobby.ts';
export type {
  AdminLine,
  AdminPerson,
  AdminReport,
  AdminState,
  AdminTable,
  Ban,
  NewBan,
  NewReport,
  ReportReason,
  Shun,
  ShunKind,
  Shunned,
  ShunnedSeat,
} from './moderation.ts';
export type { PasskeyMade, PasskeyUsed } from './passkeys.ts';
export type {
  Me,
  MyMatch,
  MyPasskey,
  MyPasskeys,
  MyResult,
  MySession,
  MyWay,
  MyWays,
  Rank,
  Ranking,
  Strength,
  Vacation,
} from './people.ts';
export type {
  ClaimSeat,
  ClockSetting,
  CreateMatch,
  Credentials,
  Have,
  MoveMatch,
  NewCredentials,
  NewWay,
  SeatChange,
  SeatRequest,
  ToServer,
  WatchSetting,
} from './schemas.ts';

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
  | 'full' // no room is left for what was sent
  | 'bad-record' // a table that is to move here does not play through, or is too long
  | 'seat-taken' // someone sits there already, or it was never open
  | 'not-your-seat' // the token does not hold the seat it speaks for
  | 'out-of-turn' // the seat is not asked this, or not any more
  | 'repeated' // the seat has answered that question since it counted `n`, or something was taken back since
  | 'illegal' // the rules say no; `reason` and `rule` say why
  | 'rules-failed' // our fault: the rules failed on this answer; others may work
  | 'halted' // our fault: the rules failed and the game stands still; it can be abandoned
  | 'stale' // the table has moved on since this was sent
  | 'over' // the game has ended
  | 'no-hints' // this table gives none, or none to this question
  | 'no-watching' // this table is for those who sit at it
  | 'no-clock' // this table counts no seat's time, so there is nothing to rest
  | 'not-over' // records are given out after the end only
  | 'not-host' // only the host of the table may do that
  | 'not-full' // a seat is still empty
  | 'begun' // the game has begun, or the table was closed
  | 'removed' // one was sent away from this table
  | 'signed-out' // this needs somebody whom the server knows
  | 'bad-password' // no such name, or another password
  | 'banned' // the operator has shut one out; `params.until` says until when
  | 'bad-passkey' // no such key, not asked for, too late, or used before
  | 'bad-way' // nobody can be told that way
  | 'no-vacation' // the year has not that many days of it left
  | 'name-taken' // an account has that name
  | 'foreign' // a page of another site
  | 'unknown-host' // the request names a host that is not this server's
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

/** The token holds all seats that were asked for as `me`. It is shown this once; the server keeps only its hash. */
export interface MatchCreated {
  match: string;
  token: string;
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
  /** Whose seat it is while a substitute plays it, or is looked for. */
  lent?: string;
  /** The level of the bot that plays for this person until he is back. */
  standin?: string;
  /** Lets those who watch look through its eyes. */
  shows?: true;
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
  /** The seats that are yours as a person, whatever device you come from. */
  you: number[];
  /** Seats that are yours though a substitute plays them, or is looked for. */
  lent: number[];
  /** The digest of the server's part of the dice's luck; null where it has promised none. */
  promise: string | null;
  watch: WatchSetting;
  /** The rules failed and the game stands still. */
  halted?: true;
  /** It was begun on a player's device, who could know what its decks held: it is never rated. */
  moved?: true;
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

// ------------------------------------------------------------------------------------------ server to client

/** A logged event with its number: all viewers receive every event, so numbers give nothing away. */
export interface Logged extends Told {
  n: number;
}

/** A question to one of your seats, complete. */
export interface Ask {
  seat: number;
  question: string;
  n: number;
  standing: boolean;
  prompt: Prompt;
}

/**
 * Whether a seat of yours may take back its latest action: freely, with the others' consent, or not. `table`: all people
 * are at this one device; if they agree, the latest action of the seat `of` is taken back.
 */
export interface UndoState {
  seat: number;
  may: 'free' | 'consent' | 'table' | 'no';
  of?: number;
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
  waiting: Waiting[];
  /** The newest events; `earlier` brings those before the first. */
  log: Logged[];
}

/** How a seat's view changed: `patch(view, delta)` must have the given `fingerprint`, else `join` again. */
export interface SeatStep {
  seat: number | null;
  delta: Delta;
  hash: number;
  waiting: Waiting[];
  events: Logged[];
}

/** Something that happened since a seat's last turn, or since it looked last: how its view changed, and what it was told. */
export interface PastStep {
  delta: Delta;
  events: Logged[];
  progress: Situation['progress'];
}

/** An answer that was weighed: points ahead on average over so many imagined worlds, and the part of them that was won. */
export interface Weighed {
  answer: Answer;
  lead: number;
  worlds: number;
  won: number | null;
}

/** A question whose time runs. */
export interface ClockLeft {
  question: string;
  left: number;
  /** The clock stands still. */
  paused?: true;
}

/** What a seat has left at a table that counts each seat's time; it runs while the seat is asked something. */
export interface SeatTime {
  seat: number;
  left: number;
  runs: boolean;
  /** Its player is on vacation: its time rests. */
  away: boolean;
}

/** How it stands with the clocks of seats. */
export interface Timekeeping {
  seats: SeatTime[];
  /** Seats that would like the clocks to rest, and whether these do. */
  wanted: number[];
  paused: boolean;
}

/** Something that was said. */
export interface TalkLine {
  /** Null for somebody who watches; then it has his name. */
  seat: number | null;
  name?: string;
  channel: 'table' | 'side' | 'watchers';
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What changes with every step besides the views. */
export interface Situation {
  status: MatchStatus;
  progress: { round: number; phase: string; turn: number | null };
  prompts: Ask[];
  /** What is left of the time of your questions, in milliseconds; empty where no clock runs. */
  clocks: ClockLeft[];
  /** Where the table counts each seat's time. */
  times?: Timekeeping;
  /** The standing orders of your own seats, where the game knows any. */
  orders: { seat: number; orders: Json }[];
  undo: UndoState[];
  request: UndoRequest | null;
  result: Result | null;
  /** The rules failed and the game stands still: nothing is asked, and it can be abandoned. */
  halted?: true;
}

/**
 * A whole table. One view per seat you hold, in order of seats. Who holds none or several has one more, of seat null:
 * what a screen may show that lies open to everybody.
 */
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
  /** Whether hands are hidden, so that a shared screen needs a curtain. */
  hidden: boolean;
  clock: ClockSetting | null;
  /** Whether hints are given here. */
  hints: boolean;
  watch: WatchSetting;
  /** The sides your seats are on, for whom talk among them is. */
  sides: number[][];
  /** The newest talk you may hear. */
  talk: TalkLine[];
  /** How many lines came before `talk`; `earlier` brings them. */
  talkFrom?: number;
}

export type ToClient =
  | ({ say: 'table'; protocol: number } & TableState)
  /** From number `from` to `seq`. With `from` equal to `seq` it says: what you have is right. */
  | ({ say: 'step'; from: number; seq: number; views: SeatStep[] } & Situation)
  /** Someone came, went, or took a seat. */
  | { say: 'seats'; seats: SeatInfo[]; status: MatchStatus }
  /** The clocks changed without a step: one started, stopped or was set. */
  | ({ say: 'clocks' } & Pick<Situation, 'clocks' | 'times'>)
  /** A wish to undo came up, gained agreement, or lapsed (null); `declined` by that seat. */
  | { say: 'request'; request: UndoRequest | null; declined: number | null }
  /** New talk; `from` is how many lines came before. */
  | { say: 'talk'; from: number; lines: TalkLine[] }
  /** `asked`: an undo now waits for the others' consent. */
  | { say: 'ok'; id: number; asked?: boolean }
  | { say: 'why'; id: number; refusal: Refusal | null }
  /** The advised answer first, then the next best. */
  | { say: 'hint'; id: number; choices: Weighed[] }
  /** What the seat saw at the end of its last turn, or this device last, and each step from there on in which something changed for it. */
  | { say: 'past'; id: number; view: unknown; progress: Situation['progress']; steps: PastStep[] }
  /** What came right before what was asked about: events of each of your views, or lines of talk. */
  | { say: 'earlier'; id: number; views: { seat: number | null; events: Logged[] }[]; lines: TalkLine[] }
  /** `id` is null where the message had none that could be read. */
  | ({ say: 'error'; id: number | null } & Problem)
  | { say: 'pong' };

/** One fingerprint of all views of a table, for `have`. */
export const hashOf = (views: readonly { view: unknown }[]): string =>
  views.map(({ view }) => fingerprint(view)).join(' ');
