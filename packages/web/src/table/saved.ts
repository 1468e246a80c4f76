import { type EntryRow, type Holder, type NewMatch, newMatch, notificationTextOf } from '@orrery/host';
import type { Core, Event, Json, MatchRecord, Result, Rules } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import type { SeatInfo } from './table-types.ts';

/** The token of all seats on this device. */
export const HERE = 'here';

/** A table's entry in the list on the home page. */
export interface GameEntry {
  id: string;
  game: string;
  /** Whether it is an online table, of which only this entry is stored here. */
  online: boolean;
  guided: boolean;
  /** The level of bots is missing in entries of earlier versions. */
  seats: { name: string; kind: SeatInfo['kind']; level?: string | null }[];
  round: number;
  scores: number[];
  result: Result | null;
  /** Whether it is a local player's turn; missing in older entries and in those of lobby tables. */
  awaited?: boolean;
  /** A short text for the player's question, if known. */
  asks?: string | null;
  /** The seat that the table waits for, if it is only one. */
  turn?: number | null;
  /** The player's own seat at an online table. */
  mine?: number | null;
  /** The seats that play together with the player; missing in older entries and if several players share the device. */
  side?: number[];
  updated: number;
}

/** A drawing for a game, stored on this device. Only the game's editor knows its format. */
export interface Drawing {
  id: string;
  game: string;
  name: string;
  value: Json;
  updated: number;
}

export interface LocalSetup {
  id: string;
  seats: SeatInfo[];
  options: object;
  seed: string;
  clock?: ClockSetting | null;
  hints?: boolean;
  now: number;
}

const holderOf = ({ name, kind, level }: SeatInfo): Holder => ({
  name,
  kind,
  level,
  token: kind === 'human' ? HERE : null,
});

/** Creates a local table without saving it. Throws `IllegalAction` for invalid seats or options. */
export const newSavedTable = (
  rules: Rules<Core>,
  { id, seats, options, seed, clock = null, hints = true, now }: LocalSetup,
): NewMatch =>
  newMatch(rules, { id, seats: seats.map(holderOf), options, seed, owner: HERE, clock, hints, created: now });

/** The seats of a saved table. */
export const seatInfos = (seats: readonly Holder[]): SeatInfo[] =>
  seats.map(({ name, kind, level }) => ({ name, kind, level, connected: true }));

/** The list entry of a table. */
export function gameEntryOf(
  rules: Rules<Core>,
  table: { id: string; game: string; seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'level'>[] },
  state: Core,
  guided: boolean,
  now: number,
): GameEntry {
  const waiting = (state.result === null ? rules.waiting(state) : []).filter((row) => !row.standing);
  const asked = waiting.find((row) => table.seats[row.seat]?.kind === 'human');
  const seats = new Set(waiting.map((row) => row.seat));
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const side = people.length === 1 ? rules.sides(state).find((all) => all.includes(people[0] ?? -1)) : undefined;
  return {
    id: table.id,
    game: table.game,
    online: false,
    guided,
    seats: table.seats.map(({ name, kind, level }) => ({ name, kind, level })),
    round: rules.game.progress(state).round,
    scores: state.result?.scores ?? rules.game.scores(state),
    result: state.result,
    awaited: asked !== undefined,
    asks: asked ? notificationTextOf(rules, state, asked, table.seats) : null,
    turn: seats.size === 1 ? (waiting[0]?.seat ?? null) : null,
    ...(side && { side }),
    updated: now,
  };
}

/** A table as saved by version 1 of the store, in one record. */
export interface OldTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  record: MatchRecord;
  /** Events with the index of the entry that caused them; -1 is the set-up. */
  log: { n: number; entry: number; event: Event }[];
  created: number;
}

/** Converts a table of version 1 to the current format. */
export function partsOf({ id, game, seats, record, log, created }: OldTable) {
  const { version, options, seed, entries, snapshot } = record;
  const match: Omit<NewMatch, 'events' | 'snapshot'> = {
    id,
    game,
    version,
    options: options as Json,
    seed,
    owner: HERE,
    seats: seats.map(holderOf),
    clock: null,
    created,
  };
  const rows: EntryRow[] = [null, ...entries].map((entry, seq) => ({
    seq,
    entry,
    events: log.filter((line) => line.entry === seq - 1).map((line) => line.event),
  }));
  return { match, rows, snapshot };
}
