import type { Answer, Json, LeaverChoice, Message, Prompt, Result, VisibleEvent, Waiting } from '@orrery/kernel';
import type { Delta } from './delta.ts';
import { fingerprint } from './fingerprint.ts';
import type { Reply } from './requests.ts';
import type { MatchStatus, Problem, SeatInfo } from './responses.ts';
import type { ClockSetting, WatchSetting } from './schemas.ts';

export {
  AWAY_MS,
  CHAT_PAGE,
  LOG_PAGE,
  MAX_CHAT_LENGTH,
  MAX_CHAT_LINES,
  MAX_IMPORT_BYTES,
  MAX_LOBBY_LINES,
  MAX_MESSAGE,
  MAX_PUZZLE_RESULTS,
  MAX_SHARED_RESULTS,
  PROTOCOL,
} from './limits.ts';
export type {
  CreateTableRequest,
  FollowTable,
  LobbySeatRequest,
  LobbyTableMessage,
  QuickMatchRequest,
  Rematch,
  TableAction,
  TableFilter,
} from './lobby.ts';
export type {
  AdminLine,
  AdminPerson,
  AdminReport,
  AdminState,
  AdminTable,
  Ban,
  BlockKind,
  BlockRequest,
  NewBan,
  NewReport,
  ReportReason,
} from './moderation.ts';
export type { Pace } from './pace.ts';
export type { NewPasskey, PasskeySignIn } from './passkeys.ts';
export {
  AUDIENCES,
  type Audience,
  type Avatar,
  type FollowInbox,
  type HistoryFilter,
  type InboxMessage,
  type InboxRead,
  PLANETS,
  type Planet,
  type PlayerAction,
  type ProfileReport,
  type ProfileRequest,
  type Recovery,
} from './players.ts';
export type { Fields, KnownState, Replies, Reply, Request, ToServer, Verb } from './requests.ts';
export type {
  BlockedPlayer,
  BlockedSeat,
  Friend,
  GameStats,
  HeadToHead,
  Health,
  HttpProblem,
  Inbox,
  InboxItem,
  LeaderboardRow,
  LobbySeat,
  LobbyTable,
  MatchCreated,
  MatchProfiles,
  MatchRatings,
  MatchStatus,
  MatchSummary,
  Me,
  MyChannel,
  MyChannels,
  MyMatch,
  MyPasskey,
  MyPasskeys,
  MyProfile,
  MyRating,
  MyRecovery,
  MyResult,
  MySession,
  Player,
  PlayerGames,
  PlayerProfile,
  Problem,
  Rating,
  RatingHistory,
  RecentPlayer,
  RecoveryCodes,
  Relation,
  SeatClaimed,
  SeatInfo,
  SeatRating,
  Vacation,
} from './responses.ts';
export type {
  ClaimSeat,
  ClockSetting,
  CreateMatch,
  Credentials,
  ImportMatchRequest,
  NewChannel,
  NewCredentials,
  PuzzleResult,
  PuzzleResults,
  SeatChange,
  SeatRequest,
  WatchSetting,
} from './schemas.ts';

/** Error codes. A rejected request changes nothing. */
export type ErrorCode =
  | 'malformed' // not JSON, or not a message of this protocol
  | 'oversized' // longer than MAX_MESSAGE
  | 'rate' // too many messages in a short time
  | 'version' // another protocol version
  | 'not-joined' // only `join` and `ping` are allowed before joining a table
  | 'unknown-match'
  | 'unknown-game'
  | 'bad-token' // the token does not belong to a seat of this match
  | 'bad-name'
  | 'bad-seats' // unsupported seat count, unknown bot level, or a seat that this request cannot change
  | 'bad-options'
  | 'full' // the storage quota is used up
  | 'bad-record' // the imported record cannot be replayed, or is too long
  | 'seat-taken' // the seat is taken, was never open, or its player may still return
  | 'not-your-seat' // the token does not hold this seat
  | 'out-of-turn' // the seat is not, or no longer, asked this question
  | 'repeated' // since the client read `n`, the seat has answered or an action was undone
  | 'illegal' // the rules reject it; `reason` and `rule` say why
  | 'rules-failed' // server error: the rules failed on this answer; others may work
  | 'halted' // server error: the rules failed and the game is halted; it can be abandoned
  | 'stale' // the table has changed since the client last saw it
  | 'over' // the game has ended
  | 'no-hints' // hints are off at this table or for this question
  | 'no-watching' // this table does not allow spectators
  | 'no-clock' // this table has no seat clocks, so there is nothing to pause
  | 'not-over' // the record is not available before the end of this game
  | 'not-host' // only the host can do that
  | 'not-full' // a seat is still empty
  | 'begun' // the game has started or is starting, or the table was closed
  | 'bad-salt' // not the salt that was committed to, or the seats are not final yet
  | 'removed' // the host removed the player from this table
  | 'signed-out' // the request needs a signed-in user
  | 'bad-password' // unknown name or wrong password
  | 'banned' // banned by the operator; `params.until` is the end
  | 'bad-passkey' // unknown passkey, or an invalid, expired or used challenge
  | 'bad-way' // the notification channel cannot be used
  | 'no-vacation' // not enough vacation days left this year
  | 'name-taken' // an account has that name
  | 'unknown-player' // there is no such account, or you cannot see it
  | 'no-account' // guests cannot do this
  | 'bad-recovery' // an unknown name, or an unknown, used or expired recovery code or link
  | 'foreign' // a request from another site
  | 'unknown-host' // not a host name of this server
  | 'not-found' // no such route
  | 'unavailable'; // server error: nothing was changed, a retry may work

// ------------------------------------------------------------------------------------------ server to client

/** A logged event with its number. All viewers receive every event, so numbers reveal nothing. */
export interface NumberedEvent extends VisibleEvent {
  n: number;
}

/** A question to one of your seats. */
export interface Ask {
  seat: number;
  question: string;
  n: number;
  standing: boolean;
  prompt: Prompt;
}

/**
 * Whether one of your seats can undo its latest action: freely, with the others' consent, or not. `table` means that
 * all people share this device; if they agree, the latest action of seat `of` is undone.
 */
export interface UndoState {
  seat: number;
  may: 'free' | 'consent' | 'table' | 'no';
  of?: number;
  /** Why the undo is not free, or null. */
  reason: string | null;
}

/** An undo request to the other players. Any change at the table cancels it. */
export interface UndoRequest {
  request: number;
  seat: number;
  /** Seats that have not agreed yet. */
  open: number[];
}

/** A request to cancel the game. It lapses after a while. */
export interface CancelRequest {
  /** The seat that asked. */
  seat: number;
  /** Seats whose players have not agreed yet. */
  open: number[];
  /** Milliseconds until it lapses. */
  left: number;
}

/** A player who has left a live game, and what the others can do about it. */
export interface AbsentPlayer {
  seat: number;
  /** Milliseconds for which the player has been away while others were here. */
  away: number;
  /** Milliseconds until the others can choose; null while this time does not run. */
  wait: number | null;
  /** What can be chosen now: from the end of the wait on, while the game waits for the player. */
  choices: LeaverChoice[];
  /** One seat of each player who takes part in the choice, and what they voted for. */
  voters: { seat: number; choice: LeaverChoice | null }[];
}

/** The view of a seat, or the public view if `seat` is null. */
export interface SeatView<V = unknown> {
  seat: number | null;
  view: V;
  waiting: Waiting[];
  /** The newest events; `earlier` returns older ones. */
  log: NumberedEvent[];
}

/** How a view changed. `fingerprint(patch(view, delta))` must equal `hash`; otherwise `join` again. */
export interface SeatStep {
  seat: number | null;
  delta: Delta;
  hash: number;
  waiting: Waiting[];
  events: NumberedEvent[];
}

/** One step of a recap: how the seat's view changed, and its events. */
export interface RecapStep {
  delta: Delta;
  events: NumberedEvent[];
  progress: PlayerView['progress'];
}

/**
 * A ranked answer: its estimated lead in points over a number of simulations, its share of wins, and why it is good or
 * bad in terms of the game. `error` is the standard error of the first answer's lead; for the others, of the difference
 * to it.
 */
export interface RankedAnswer {
  answer: Answer;
  lead: number;
  error: number;
  worlds: number;
  won: number | null;
  reasons: Message[];
  /** The next answer of the same decision, such as which ship to move where, with its prompt. */
  rest?: { prompt: Prompt; answer: Answer };
}

/** The time left for a question, in milliseconds. */
export interface ClockLeft {
  question: string;
  left: number;
  /** Whether the clock is paused. */
  paused?: true;
}

/** A seat's remaining time in milliseconds, which runs down while the seat is asked something. */
export interface SeatTime {
  seat: number;
  left: number;
  runs: boolean;
  /** Whether the player is on vacation, which pauses the clock. */
  away: boolean;
}

/** State of the seat clocks. */
export interface SeatClocks {
  seats: SeatTime[];
  /** Seats that want a pause, and whether the clocks are paused. */
  wanted: number[];
  paused: boolean;
}

/** A chat message. */
export interface ChatLine {
  /** Null for a spectator, whose `name` is then given. */
  seat: number | null;
  name?: string;
  channel: 'table' | 'side' | 'watchers';
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The part of a table that can change with every step, besides the views. */
export interface PlayerView {
  status: MatchStatus;
  progress: { round: number; phase: string; turn: number | null };
  prompts: Ask[];
  /** Remaining time of your questions in milliseconds; empty without clocks. */
  clocks: ClockLeft[];
  /** Present at tables with seat clocks. */
  times?: SeatClocks;
  /** Standing orders of your own seats, if the game has any. */
  orders: { seat: number; orders: Json }[];
  undo: UndoState[];
  request: UndoRequest | null;
  /** The open request to cancel the game; missing on older servers. */
  cancel?: CancelRequest | null;
  /** Players who have left a live game; missing on older servers. */
  absent?: AbsentPlayer[];
  result: Result | null;
  /** Whether the rules failed and the game is halted, so that it can only be abandoned. */
  halted?: true;
}

/**
 * A whole table. Players get the view of each seat they hold, in seat order, and the public view if they hold several.
 * Spectators get the public view, the view of the seat they follow, or the public view and those of all seats.
 */
export interface TableState extends PlayerView {
  match: string;
  game: string;
  version: number;
  options: Json;
  /** Number of entries, as far as you may know. */
  seq: number;
  seats: SeatInfo[];
  /** The seats you hold. */
  you: number[];
  views: SeatView[];
  /** Whether hands are hidden, so that a shared screen needs a curtain. */
  hidden: boolean;
  clock: ClockSetting | null;
  /** Whether hints are allowed. */
  hints: boolean;
  /** Whether the game is to be rated. */
  rated?: boolean;
  watch: WatchSetting;
  /** The sides of your seats, for side chat. */
  sides: number[][];
  /** The newest chat messages you may read. */
  talk: ChatLine[];
  /** Number of chat messages before `talk`; `earlier` returns them. */
  talkFrom?: number;
}

export type ToClient =
  | ({ say: 'table'; protocol: number } & TableState)
  /** What happened between `from` and `seq`. If both are equal, the client is up to date. */
  | ({ say: 'step'; from: number; seq: number; views: SeatStep[] } & PlayerView)
  /** A player connected, left or took a seat, or the time came to decide about a player who left. */
  | ({ say: 'seats'; seats: SeatInfo[]; status: MatchStatus } & Pick<PlayerView, 'cancel' | 'absent'>)
  /** The clocks changed without a step. */
  | ({ say: 'clocks' } & Pick<PlayerView, 'clocks' | 'times'>)
  /** An undo request was made, answered or cancelled (null). `declined` is the seat that declined it. */
  | { say: 'request'; request: UndoRequest | null; declined: number | null }
  /** New chat messages; `from` is the number of messages before them. */
  | { say: 'talk'; from: number; lines: ChatLine[] }
  | ({ id: number } & Reply)
  /** `id` is null if the message's id could not be read. */
  | ({ say: 'error'; id: number | null } & Problem)
  | { say: 'pong' };

/** A combined fingerprint of all views of a table, for `have`. */
export const hashOf = (views: readonly { view: unknown }[]): string =>
  views.map(({ view }) => fingerprint(view)).join(' ');
