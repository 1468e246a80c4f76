import type { Entry, Event, Json, Snapshot } from '@orrery/kernel';
import type { ChatLine, ClockSetting, WatchSetting } from '@orrery/protocol';
import type { MatchNotification } from './ports.ts';

/** The holder of a seat. `token` is a hash of the seat's secret; null for bots and open seats. */
export interface Holder {
  kind: 'human' | 'bot' | 'open';
  name: string;
  level: string | null;
  token: string | null;
  /** The signed-in person who holds the seat on any device; if missing, only the token grants access. */
  person?: string | null;
  /** The player who lent the seat to a substitute or whose seat is open for one; they can take it back at any time. */
  lent?: SeatOwner | null;
  /** Whether spectators may follow this seat's view. */
  shows?: boolean;
  /** Whether the seat was ever lent; such a game is not rated. */
  swapped?: boolean;
}

/** Hash that replaces a banned holder's token hash: it grants no access, but still identifies the holder. */
export const bannedTokenHash = (key: string): string => `shut ${key}`;

/** Whether a seat's token is that of the table's creator, who may have been banned since. */
export const isHostToken = (owner: string, { token }: Pick<Holder, 'token'>): boolean =>
  token === owner || token === bannedTokenHash(owner);

/** The player who lent a seat. */
export interface SeatOwner {
  name: string;
  token: string | null;
  person: string | null;
}

/** A player who takes an open seat. */
export interface SeatClaim {
  name: string;
  token: string;
  person: string | null;
}

/** Returns an open seat as taken by a player; keeps whether it is or was lent. */
export const claimedSeat = ({ lent, swapped }: Holder, taker: SeatClaim): Holder => ({
  kind: 'human',
  level: null,
  ...taker,
  ...(lent ? { lent } : {}),
  ...(swapped ? { swapped } : {}),
});

/** One entry and its events. Row 0 is the set-up and has no entry. */
export interface EntryRow {
  seq: number;
  entry: Entry | null;
  events: Event[];
}

/**
 * A chat message and its recipients; null means everyone, including spectators. `once` is the sender's deduplication
 * key and `by` the sender's id, if known; neither is sent to clients. When a person is deleted, stores remove their id and
 * do not write it again, although matches in memory may still have it.
 */
export interface ChatMessage extends ChatLine {
  to: number[] | null;
  once?: string;
  by?: string;
}

/** Clock state after an entry and the time of the next check. */
export interface Due {
  /** Number of the newest entry that the state includes. */
  seq: number;
  /** Milliseconds since 1970; null if nothing is due. */
  at: number | null;
  state: Json;
}

/** A match to create. */
export interface NewMatch {
  id: string;
  game: string;
  /** Version of the rules at the start of the match. */
  version: number;
  options: Json;
  seed: string;
  /** Hash of the creator's token. */
  owner: string;
  seats: Holder[];
  clock: ClockSetting | null;
  /** Whether hints are allowed; defaults to true. */
  hints?: boolean;
  /** Whether the game is to be rated; defaults to false. */
  rated?: boolean;
  /** Spectator setting; defaults to public information. */
  watch?: WatchSetting;
  events: Event[];
  /** Further initial rows of an imported match; `snapshot` is the state after the last one. */
  rows?: EntryRow[];
  snapshot: Snapshot;
  /** Milliseconds since 1970. */
  created: number;
}

/** A loaded match: rows 0 to `seq`, the state after the last one, and the chat. */
export interface SavedMatch extends Omit<NewMatch, 'events' | 'rows'> {
  seq: number;
  rows: EntryRow[];
  talk: ChatMessage[];
  due?: Due | null;
}

/** What the caller has already loaded: the number of the newest row and the number of chat messages. */
export interface LoadedUpTo {
  seq: number;
  talk: number;
}

/** Thrown if another writer used this entry number first, or the match does not exist. Reload and decide again. */
export class WriteConflict extends Error {
  constructor(match: string, seq: number) {
    super(`match ${match} already has an entry ${seq}`);
    this.name = 'Conflict';
  }
}

/** Stores matches. A resolved promise means that the data is durable and survives a crash. */
export interface Store {
  create(match: NewMatch): Promise<void>;
  /** With `known`, returns only newer rows and chat messages. */
  load(match: string, known?: LoadedUpTo): Promise<SavedMatch | null>;
  /** Number of the newest row; null for an unknown match. */
  newest(match: string): Promise<number | null>;
  /**
   * Writes a row, the snapshot after it and, if given, the schedule after it, in one transaction. Rejects with
   * `WriteConflict` unless the row is the next one.
   */
  append(match: string, row: EntryRow, snapshot: Snapshot, due?: Due | null): Promise<void>;
  /** Writes the schedule, unless a later entry has changed it; can also write notifications. */
  delay(match: string, due: Due, calls?: readonly MatchNotification[]): Promise<void>;
  /** Assigns an open seat; false if it is no longer open. */
  claim(match: string, seat: number, taker: SeatClaim): Promise<boolean>;
  /** Replaces the holder of a seat if it is still the expected one; otherwise returns false. */
  reseat(match: string, seat: number, before: Holder, after: Holder): Promise<boolean>;
  /** Saves a chat message; returns its index in the match, from 0. */
  say(match: string, line: ChatMessage): Promise<number>;
  close(): Promise<void>;
}
