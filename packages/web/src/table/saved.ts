import { briefOf, type Holder, type NewMatch, newMatch, type Row } from '@orrery/host';
import type { Core, Event, Json, MatchRecord, Result, Rules } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import type { SeatInfo } from './client.ts';

/** The key to all seats of the people at this device. */
export const HERE = 'here';

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
  /** Somebody at this device is awaited; absent in entries of before there was this mark. */
  awaited?: boolean;
  /** What he is asked, in few words, where that is known. */
  asks?: string | null;
  updated: number;
}

/** Something a player has drawn for a game, kept on this device: what it is only the game's editor knows. */
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

/** A fresh table on this device, not yet saved. Throws `IllegalAction` for seats or options that do not fit. */
export const newTable = (
  rules: Rules<Core>,
  { id, seats, options, seed, clock = null, hints = true, now }: LocalSetup,
): NewMatch =>
  newMatch(rules, { id, seats: seats.map(holderOf), options, seed, owner: HERE, clock, hints, created: now });

/** Who sat at a saved table. */
export const seatInfos = (seats: readonly Holder[]): SeatInfo[] =>
  seats.map(({ name, kind, level }) => ({ name, kind, level, connected: true }));

/** The line on the shelf that stands for a table. */
export function shelfEntryOf(
  rules: Rules<Core>,
  table: { id: string; game: string; seats: readonly { name: string; kind: SeatInfo['kind'] }[] },
  state: Core,
  guided: boolean,
  now: number,
): ShelfEntry {
  const asked = (state.result === null ? rules.waiting(state) : []).find(
    (row) => !row.standing && table.seats[row.seat]?.kind === 'human',
  );
  return {
    id: table.id,
    game: table.game,
    online: false,
    guided,
    seats: table.seats.map(({ name, kind }) => ({ name, kind })),
    round: rules.game.progress(state).round,
    scores: state.result?.scores ?? rules.game.scores(state),
    result: state.result,
    awaited: asked !== undefined,
    asks: asked ? briefOf(rules, state, asked, table.seats) : null,
    updated: now,
  };
}

/** A table as the first version of the browser's store kept it: in one piece. */
export interface OldTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  record: MatchRecord;
  /** Events with the entry that caused each; -1 is the set-up. */
  log: { n: number; entry: number; event: Event }[];
  created: number;
}

/** The parts in which a table is kept now, of one that was kept in one piece. */
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
  const rows: Row[] = [null, ...entries].map((entry, seq) => ({
    seq,
    entry,
    events: log.filter((line) => line.entry === seq - 1).map((line) => line.event),
  }));
  return { match, rows, snapshot };
}
