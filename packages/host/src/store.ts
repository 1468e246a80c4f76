import type { Entry, Event, Json, Snapshot } from '@orrery/kernel';
import type { ClockSetting, TalkLine, WatchSetting } from '@orrery/protocol';
import type { Call } from './ports.ts';

/** Who sits on a seat. `token` is the hash of the secret that speaks for it; null for bots and open seats. */
export interface Holder {
  kind: 'human' | 'bot' | 'open';
  name: string;
  level: string | null;
  token: string | null;
  /** Whose seat it is, whatever device he comes from; without it only the token speaks for it. */
  person?: string | null;
  /** Whose seat it is while it is lent to a substitute, or waits for one; he has it back when he likes. */
  lent?: Lender | null;
  /** Whether those who watch may look through his eyes. */
  shows?: boolean;
  /** The seat was lent at least once since the game began; the game is not rated then. */
  swapped?: boolean;
}

/** What becomes of a token's hash when its holder is shut out: it opens nothing any more, and still tells whose it was. */
export const shutKey = (key: string): string => `shut ${key}`;

/** Whether a seat's hash is that of whoever made the table, who may have been shut out since. */
export const isOwners = (owner: string, { token }: Pick<Holder, 'token'>): boolean =>
  token === owner || token === shutKey(owner);

/** Who has lent his seat. */
export interface Lender {
  name: string;
  token: string | null;
  person: string | null;
}

/** Who takes an open seat. */
export interface Taker {
  name: string;
  token: string;
  person: string | null;
}

/** An open seat after a player has taken it: whether it is lent, or was, stays with it. */
export const takenSeat = ({ lent, swapped }: Holder, taker: Taker): Holder => ({
  kind: 'human',
  level: null,
  ...taker,
  ...(lent ? { lent } : {}),
  ...(swapped ? { swapped } : {}),
});

/** One thing that happened and what it brought about. Row 0 is the set-up and has no entry. */
export interface Row {
  seq: number;
  entry: Entry | null;
  events: Event[];
}

/**
 * Something said, and to whom: null is everybody, watchers included. `once` is its speaker's own mark, `by` who he is
 * where that is known; nobody at the table is told either.
 */
export interface Said extends TalkLine {
  to: number[] | null;
  once?: string;
  by?: string;
}

/** What goes on by itself at a match: how its clocks stand after an entry, and when to look at it next. */
export interface Due {
  /** The number of the newest entry it knows of. */
  seq: number;
  /** Milliseconds since 1970; null where there is nothing to look for. */
  at: number | null;
  state: Json;
}

/** A match as it is created. */
export interface NewMatch {
  id: string;
  game: string;
  /** The version of the rules the match began with. */
  version: number;
  options: Json;
  seed: string;
  /** The hash of the creator's token. */
  owner: string;
  seats: Holder[];
  clock: ClockSetting | null;
  /** False where no hints are given. */
  hints?: boolean;
  /** Who may watch; without it, everybody what lies open. */
  watch?: WatchSetting;
  events: Event[];
  /** The rows it begins with besides the first, where it was played elsewhere before; the snapshot is of the last. */
  rows?: Row[];
  snapshot: Snapshot;
  /** Milliseconds since 1970, for the operator. */
  created: number;
}

/** A match as it is loaded: its rows from 0 to `seq`, the state after the last, and what was said. */
export interface SavedMatch extends Omit<NewMatch, 'events' | 'rows'> {
  seq: number;
  rows: Row[];
  talk: Said[];
  due?: Due | null;
}

/** What is known already: the number of the newest row, and how many lines of talk. */
export interface Known {
  seq: number;
  talk: number;
}

/** Somebody else wrote this number first (or the match is not there): load again and decide anew. */
export class Conflict extends Error {
  constructor(match: string, seq: number) {
    super(`match ${match} has no room for entry ${seq}`);
    this.name = 'Conflict';
  }
}

/** Where matches are kept. A promise that resolves means: it is on the disk and survives a crash. */
export interface Store {
  create(match: NewMatch): Promise<void>;
  /** With `known`, only rows and talk that came after it. */
  load(match: string, known?: Known): Promise<SavedMatch | null>;
  /** The number of the newest row; null for an unknown match. */
  newest(match: string): Promise<number | null>;
  /**
   * Writes a row, the snapshot after it and, where it is given, what is due then: all or nothing. Rejects with
   * `Conflict` unless the row is the next one.
   */
  append(match: string, row: Row, snapshot: Snapshot, due?: Due | null): Promise<void>;
  /** Writes what is due, unless a later entry has changed that; somebody called may be written with it. */
  delay(match: string, due: Due, calls?: readonly Call[]): Promise<void>;
  /** Gives an open seat to somebody; false where it is not open (any more). */
  claim(match: string, seat: number, taker: Taker): Promise<boolean>;
  /** Puts somebody else on a seat, if it is held as before; false where it is not (any more). */
  reseat(match: string, seat: number, before: Holder, after: Holder): Promise<boolean>;
  /** Keeps something that was said; which line of the match it has become, from 0. */
  say(match: string, said: Said): Promise<number>;
  close(): Promise<void>;
}
