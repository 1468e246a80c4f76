import { recordOf, type SavedMatch } from '@orrery/host';
import { type Action, type Event, newTable, replay, rulesOf, seeded } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { gameEntryOf, HERE, newSavedTable, type OldTable, partsOf } from '../src/table/saved.ts';
import type { SeatInfo } from '../src/table/table-types.ts';

const rules = rulesOf<any>(fixtures.duel);
const seats: SeatInfo[] = [
  { name: 'Ada', kind: 'human', level: null, connected: true },
  { name: 'Vesta', kind: 'bot', level: 'easy', connected: true },
];

/** A table as saved by version 1 of the store: record and log in one object, without undone moves. */
function oldTable(moves: number): OldTable {
  let log: OldTable['log'] = [];
  const logAs = (entry: number) => (event: Event) => void log.push({ n: log.length, entry, event });
  const table = newTable(rules, { seats: 2, options: {}, seed: 'old' }, logAs(-1));
  const rng = seeded('old');
  for (let n = 0; n < moves && table.state.result === null; n++) {
    const row = rules.waiting(table.state)[0];
    if (!row) break;
    const [action] = rules.legal(table.state, row.seat, row.question, rng).actions;
    table.act(action as Action).forEach(logAs(table.record.entries.length - 1));
    if (n !== 2 || table.mayUndo(row.seat) !== true) continue;
    const undo = table.undoEntry(row.seat);
    const events = table.apply(undo);
    if (undo.kind === 'undo') log = log.filter((line) => line.entry < undo.to);
    events.forEach(logAs(table.record.entries.length - 1));
  }
  return { id: 'old', game: rules.game.id, seats, record: table.record, log, created: 5 };
}

describe('a table saved by an earlier version', () => {
  it('is migrated completely: record, state, log and seats', () => {
    const old = oldTable(12);
    const { match, rows, snapshot } = partsOf(old);
    const saved: SavedMatch = { ...match, rows, snapshot, seq: rows.length - 1, talk: [] };
    expect(recordOf(saved)).toEqual(old.record);
    expect(replay(rules, recordOf(saved)).state).toEqual(old.record.snapshot.state);
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, at) => at));
    expect(rows.flatMap((row) => row.events)).toEqual(old.log.map((line) => line.event));
    expect(saved.seats.map(({ kind, token }) => [kind, token])).toEqual([
      ['human', HERE],
      ['bot', null],
    ]);
    expect(saved).toMatchObject({ id: 'old', created: 5, clock: null });
  });
});

describe('a new table', () => {
  it('is listed with its round and names', () => {
    const match = newSavedTable(rules, { id: 't', seats, options: {}, seed: 's', now: 1 });
    const entry = gameEntryOf(rules, match, match.snapshot.state as never, true, 9);
    expect(entry).toMatchObject({ id: 't', online: false, guided: true, updated: 9, result: null });
    expect(entry.seats.map((seat) => seat.name)).toEqual(['Ada', 'Vesta']);
  });

  it('shows the question for a player on this device', () => {
    const marks = rulesOf<any>(fixtures.ticTacToe);
    const match = newSavedTable(marks, { id: 't', seats, options: {}, seed: 's', now: 1 });
    const entryOf = (state: any) => gameEntryOf(marks, match, state, false, 9);
    const state = match.snapshot.state as any;
    expect(entryOf(state)).toMatchObject({ awaited: true, asks: 'Mark a cell' });
    expect(entryOf({ ...state, turn: 1 })).toMatchObject({ awaited: false, asks: null });
  });
});
