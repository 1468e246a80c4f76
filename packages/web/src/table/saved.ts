import type { Event, MatchRecord, Result, Seat } from '@orrery/kernel';
import type { SeatInfo } from './client.ts';

/** An event with its number and the entry of the record that caused it, so that undo can take it back. */
export interface Logged {
  n: number;
  entry: number;
  event: Event;
}

/** A local table as it lies in the browser's store. */
export interface SavedTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  mySeats: Seat[];
  record: MatchRecord;
  log: Logged[];
  /** A guided first game. */
  guided: boolean;
  created: number;
}

/** The entry of a table on the home page's shelf. */
export interface ShelfEntry {
  id: string;
  game: string;
  /** Online tables are kept by the server; we only remember that we sat there. */
  online: boolean;
  guided: boolean;
  seats: { name: string; kind: SeatInfo['kind'] }[];
  round: number;
  scores: number[];
  result: Result | null;
  updated: number;
}
