import type { Action, Prompt, Refusal, Result, Seat, Told, Waiting } from '@orrery/kernel';

/** Who sits at a table. A bot has a level; a friend may be away. */
export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot' | 'open';
  level: string | null;
  connected: boolean;
}

/** A question that the viewer may answer. */
export interface Ask {
  seat: Seat;
  question: string;
  n: number;
  standing: boolean;
  prompt: Prompt;
}

export interface LogLine {
  n: number;
  told: Told;
}

export type Status = 'live' | 'connecting' | 'offline' | 'watching' | 'error';

/** Where in the game we are. */
export interface Progress {
  round: number;
  phase: string;
  turn: Seat | null;
}

/**
 * Whether the viewer may take back its latest action; else why not. With leave it can still be done: of the `others`,
 * who are asked at their own screens, or of everyone at the `table`, for the latest action of a person here.
 */
export type MayUndo = true | { reason: string; leave?: 'others' } | { reason: string; leave: 'table'; of: Seat };

/** All a page may know about a table at one moment. It is replaced as a whole, never changed. */
export interface Snapshot {
  id: string;
  game: string;
  seats: SeatInfo[];
  mySeats: Seat[];
  viewer: Seat | null;
  /** What the viewer may see, as the game builds it; null until the table is there. */
  view: unknown;
  progress: Progress | null;
  waiting: Waiting[];
  prompts: Ask[];
  log: LogLine[];
  undo: MayUndo;
  /** Another player's wish to take something back, which we are asked about. */
  request: { request: number; seat: Seat; open: Seat[] } | null;
  result: Result | null;
  /** Whether hands are hidden, so that a shared screen needs a curtain. */
  hidden: boolean;
  status: Status;
  /** What went wrong, for `error`. */
  problem: Refusal | null;
}

/** A table, local or remote: a board cannot tell which. */
export interface TableClient {
  subscribe(changed: () => void): () => void;
  snapshot(): Snapshot;
  /** Resolves to null when done, or to the reason why not. */
  act(action: Action): Promise<Refusal | null>;
  why(action: Action): Promise<Refusal | null>;
  /** Takes the seat's latest action back; `agreed` where everyone at this screen has said yes. */
  undo(seat: Seat, agreed?: boolean): Promise<Refusal | null>;
  /** Answers another player's wish to take something back. */
  consent(request: number, agree: boolean): Promise<Refusal | null>;
  resign(seat: Seat): Promise<Refusal | null>;
  /** Whose eyes we look through; null is a spectator. */
  setViewer(seat: Seat | null): void;
  /** How long to wait before a bot's move is shown, in milliseconds. */
  setPace(ms: number): void;
  close(): void;
}

export const emptySnapshot = (id: string, game: string, status: Status): Snapshot => ({
  id,
  game,
  seats: [],
  mySeats: [],
  viewer: null,
  view: null,
  progress: null,
  waiting: [],
  prompts: [],
  log: [],
  undo: { reason: 'nothing-to-undo' },
  request: null,
  result: null,
  hidden: false,
  status,
  problem: null,
});
