import type { Action, Json, LeaverChoice, Refusal, Result, Seat, Waiting } from '@orrery/kernel';
import type {
  Ask,
  ChatLine,
  ClockSetting,
  Fields,
  NumberedEvent,
  RankedAnswer,
  SeatInfo,
  TableState,
  UndoRequest,
  Verb,
  WatchSetting,
} from '@orrery/protocol';

export type { Ask, ChatLine, NumberedEvent, RankedAnswer, SeatInfo } from '@orrery/protocol';

export type Status = 'live' | 'connecting' | 'offline' | 'watching' | 'error';

/** The current round, phase and turn. */
type Progress = TableState['progress'];

/**
 * Whether the viewer may undo their latest action; if not, the reason. With `leave`, an undo needs consent: `others`
 * must agree on their own devices, or all players at the `table`, who share this device, agree to undo the latest
 * action of seat `of`.
 */
export type MayUndo = true | { reason: string; leave?: 'others' } | { reason: string; leave: 'table'; of: Seat };

/** Everything a page knows about a table. Immutable: every change creates a new object. */
export interface TableView {
  id: string;
  game: string;
  seats: SeatInfo[];
  mySeats: Seat[];
  viewer: Seat | null;
  /** The seats whose views are available; null is the spectator's view. */
  eyes: (Seat | null)[];
  /** The spectator setting. */
  watch: WatchSetting;
  /** The game's view for the viewer; null until loaded. */
  view: unknown;
  progress: Progress | null;
  waiting: Waiting[];
  prompts: Ask[];
  log: NumberedEvent[];
  undo: MayUndo;
  /** Another player's undo request that needs consent from this device, or null. */
  request: UndoRequest | null;
  /** The open request to cancel the game, with the time at which it lapses; or null. */
  cancel: { seat: Seat; open: Seat[]; until: number } | null;
  /** Players who have left a live game. */
  leavers: Leaver[];
  result: Result | null;
  /** Whether the rules failed, so that the game can only be abandoned. */
  halted: boolean;
  /** Whether hints are allowed. */
  hints: boolean;
  /** Whether the game is rated; null for a game on this device. */
  rated: boolean | null;
  /** The clock's settings. */
  clock: ClockSetting | null;
  /** Whether hands are hidden, so that a shared device needs the curtain. */
  hidden: boolean;
  /**
   * For each clock of a question, the time left when it was last set, and when it runs out; `until` is null while it is
   * stopped.
   */
  clocks: { question: string; left: number; until: number | null }[];
  /** The seat clocks, if the table has them. */
  times: SeatTimes | null;
  /** The viewer's standing orders. */
  orders: Json;
  /** The seats of the viewer's team, including their own; empty for a spectator. */
  side: Seat[];
  /** The chat messages that the viewer may read. */
  talk: ChatLine[];
  status: Status;
  /** The reason for status `error`, or a notice while the game continues. */
  problem: Refusal | null;
}

/** A player who has left a live game. */
export interface Leaver {
  seat: Seat;
  /** When they left, in milliseconds since 1970. */
  since: number;
  /** When the others can choose what happens; null while this time does not run. */
  until: number | null;
  /** What can be chosen now. */
  choices: LeaverChoice[];
  /** Seats of the players who choose, and their votes. */
  voters: { seat: Seat; choice: LeaverChoice | null }[];
}

/** The seats' clocks as shown on the page. */
export interface SeatTimes {
  seats: { seat: Seat; left: number; until: number | null; away: boolean }[];
  /** Seats that asked to pause the clocks, and whether they are paused. */
  wanted: Seat[];
  paused: boolean;
}

/** Whether the game waits for a player on this device. */
export const isAwaited = ({ waiting, mySeats, result }: TableView): boolean =>
  result === null && waiting.some((row) => !row.standing && mySeats.includes(row.seat));

/** A local or remote table. Both have the same interface. */
export interface TableClient {
  subscribe(changed: () => void): () => void;
  snapshot(): TableView;
  /** Resolves to null when done, or to the reason for a refusal. */
  act(action: Action): Promise<Refusal | null>;
  /** The hard bot's ranked answers to a question of the viewer, or why there are none. */
  hint(question: string): Promise<RankedAnswer[] | Refusal>;
  /**
   * The viewer's table at each moment since the end of their last turn, oldest first. `seen` is the newest event shown
   * on this device; the list starts there if that is later.
   */
  past(seen?: number): Promise<TableView[]>;
  /** Undoes the seat's latest action. `agreed` means that all players on this device have agreed. */
  undo(seat: Seat, agreed?: boolean): Promise<Refusal | null>;
  /** Sends any other request of the protocol. */
  request<V extends Verb>(verb: V, fields: Fields<V>): Promise<Refusal | null>;
  /** Sends a chat message; without a seat, to spectator chat. */
  talk(seat: Seat | null, channel: ChatLine['channel'], text: string): Promise<Refusal | null>;
  /** Changes the viewer; null is the spectator's view. */
  setViewer(seat: Seat | null): void;
  /** Delay before a bot's move is shown, in milliseconds. */
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
  cancel: null,
  leavers: [],
  result: null,
  halted: false,
  hints: false,
  rated: null,
  clock: null,
  hidden: false,
  clocks: [],
  times: null,
  orders: null,
  side: [],
  talk: [],
  status,
  problem: null,
});
