import type { Action, Json, Refusal, Result, Seat, Waiting } from '@orrery/kernel';
import type { Ask, Logged, SeatInfo, TableState, TalkLine, UndoRequest, WatchSetting, Weighed } from '@orrery/protocol';

export type { Ask, Logged, SeatInfo, TalkLine, Weighed } from '@orrery/protocol';

export type Status = 'live' | 'connecting' | 'offline' | 'watching' | 'error';

/** Where in the game we are. */
export type Progress = TableState['progress'];

/**
 * Whether the viewer may take back its latest action; else why not. With leave it can still be done: of the `others`,
 * who are asked at their own screens, or of everyone at the `table`, for the latest action of a person here.
 */
export type MayUndo = true | { reason: string; leave?: 'others' } | { reason: string; leave: 'table'; of: Seat };

/** All a page may know about a table at one moment. It is replaced as a whole, never changed. */
export interface TableView {
  id: string;
  game: string;
  seats: SeatInfo[];
  mySeats: Seat[];
  viewer: Seat | null;
  /** Whose eyes there are to look through. */
  eyes: (Seat | null)[];
  /** Who may watch the table. */
  watch: WatchSetting;
  /** What the viewer may see, as the game builds it; null until the table is there. */
  view: unknown;
  progress: Progress | null;
  waiting: Waiting[];
  prompts: Ask[];
  log: Logged[];
  undo: MayUndo;
  /** Another player's wish to take something back, which we are asked about. */
  request: UndoRequest | null;
  result: Result | null;
  /** The rules failed and the game stands still: it can be abandoned. */
  halted: boolean;
  /** Whether hints are given at this table. */
  hints: boolean;
  /** Whether hands are hidden, so that a shared screen needs a curtain. */
  hidden: boolean;
  /** What was left of a question's time when its clock was last set, and when it runs out; null while it stands still. */
  clocks: { question: string; left: number; until: number | null }[];
  /** Where the table counts each seat's time: when it is up, or what is left where it does not run. */
  times: SeatTimes | null;
  /** The viewer's standing orders. */
  orders: Json;
  /** Who is on the viewer's side, itself included; empty for a spectator. */
  side: Seat[];
  /** What was said, as far as we may hear it. */
  talk: TalkLine[];
  status: Status;
  /** What went wrong, for `error`; or what the player should know, while all goes on. */
  problem: Refusal | null;
}

/** The clocks of seats as a page shows them. */
export interface SeatTimes {
  seats: { seat: Seat; left: number; until: number | null; away: boolean }[];
  /** Seats that would like the clocks to rest, and whether these do. */
  wanted: Seat[];
  paused: boolean;
}

/** Whether somebody at this device is asked something that the game waits for. */
export const isAwaited = ({ waiting, mySeats, result }: TableView): boolean =>
  result === null && waiting.some((row) => !row.standing && mySeats.includes(row.seat));

/** A table, local or remote: a board cannot tell which. */
export interface TableClient {
  subscribe(changed: () => void): () => void;
  snapshot(): TableView;
  /** Resolves to null when done, or to the reason why not. */
  act(action: Action): Promise<Refusal | null>;
  why(action: Action): Promise<Refusal | null>;
  /** What the hard bot would answer to a question of the viewer's, and the next best; or why there is none. */
  hint(question: string): Promise<Weighed[] | Refusal>;
  /**
   * The table as the viewer saw it since its last turn, oldest first: the first is the end of that turn. With the number
   * of the newest event that was shown here it begins there, if that is later.
   */
  past(seen?: number): Promise<TableView[]>;
  /** Takes the seat's latest action back; `agreed` where everyone at this screen has said yes. */
  undo(seat: Seat, agreed?: boolean): Promise<Refusal | null>;
  /** Answers another player's wish to take something back. */
  consent(request: number, agree: boolean): Promise<Refusal | null>;
  resign(seat: Seat): Promise<Refusal | null>;
  /** Ends a game that is halted. */
  abandon(seat: Seat): Promise<Refusal | null>;
  /** Would like the clocks to rest, or wants them to run again. */
  pause(seat: Seat, want: boolean): Promise<Refusal | null>;
  /** Takes back a seat that a bot has played meanwhile. */
  back(seat: Seat): Promise<Refusal | null>;
  /** Leaves standing orders; null takes them back. */
  order(seat: Seat, orders: Json): Promise<Refusal | null>;
  /** Lets those who watch look through a seat's eyes, or no longer. */
  show(seat: Seat, want: boolean): Promise<Refusal | null>;
  /** Without a seat, to others who watch. */
  talk(seat: Seat | null, channel: TalkLine['channel'], text: string): Promise<Refusal | null>;
  /** Whose eyes we look through; null is a spectator. */
  setViewer(seat: Seat | null): void;
  /** How long to wait before a bot's move is shown, in milliseconds. */
  setPace(ms: number): void;
  close(): void;
}

export const emptyTableView = (id: string, game: string, status: Status): TableView => ({
  id,
  game,
  seats: [],
  mySeats: [],
  viewer: null,
  eyes: [null],
  watch: { as: 'open' },
  view: null,
  progress: null,
  waiting: [],
  prompts: [],
  log: [],
  undo: { reason: 'nothing-to-undo' },
  request: null,
  result: null,
  halted: false,
  hints: false,
  hidden: false,
  clocks: [],
  times: null,
  orders: null,
  side: [],
  talk: [],
  status,
  problem: null,
});
