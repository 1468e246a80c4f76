import { findGame } from '@orrery/games';
import {
  type Action,
  type Game,
  IllegalAction,
  newTable,
  type Rules,
  resumeTable,
  rulesOf,
  seeded,
} from '@orrery/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { forkSeats, forkTable } from '../src/table/fork.ts';
import type { SeatInfo } from '../src/table/table-types.ts';

let rules: Rules<any>;
beforeAll(async () => {
  rules = rulesOf((await findGame('moonriser')?.load()) as Game);
});

const SEATS: SeatInfo[] = [
  { name: 'Ada', kind: 'human', level: null, connected: true },
  { name: 'Grace', kind: 'human', level: null, connected: false },
  { name: 'Juno', kind: 'bot', level: 'hard', connected: true },
];

function played(steps: number) {
  const table = newTable(rules, { seats: 3, options: {}, seed: 'fork' });
  const states = [table.record.snapshot.state];
  for (let i = 0; i < steps; i++) {
    const row = rules.waiting(table.state)[0];
    if (!row) break;
    const { actions } = rules.legal(table.state, row.seat, row.question, seeded(`fork ${i}`));
    table.act(actions[0] as Action);
    states.push(table.record.snapshot.state);
  }
  return { record: table.record, states };
}

describe('forking a replay', () => {
  it('gives no two seats the same name', () => {
    expect(forkSeats(SEATS, 1, 'Ada').map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Hygiea bot',
      'Ada human',
      'Ceres bot',
    ]);
  });

  it('starts with the entries and the state of the match at that step', () => {
    const { record, states } = played(20);
    const { match, rows } = forkTable(rules, record, { id: 'f', step: 12, seats: SEATS, now: 1 });
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(rows.map(({ entry }) => entry)).toEqual(record.entries.slice(0, 12));
    expect(match.snapshot.state).toEqual(states[12]);
    const again = resumeTable(rules, { ...record, entries: record.entries.slice(0, 12), snapshot: match.snapshot });
    again.apply(record.entries[12] as never);
    expect(again.record.snapshot.state).toEqual(states[13]);
  });

  it('rejects an invalid record', () => {
    const { record } = played(4);
    const entries = [...record.entries.slice(0, 2), record.entries[0] as never];
    const fork = () => forkTable(rules, { ...record, entries }, { id: 'f', step: 3, seats: SEATS, now: 1 });
    expect(fork).toThrow(IllegalAction);
  });

  it('gives one seat to the player and the others to bots, keeping existing bots and the names of players', () => {
    const seats = forkSeats(SEATS, 0, 'Mary');
    expect(seats.map(({ name, kind, level }) => [name, kind, level])).toEqual([
      ['Mary', 'human', null],
      ['Grace', 'bot', 'level5'],
      ['Ceres', 'bot', 'hard'],
    ]);
  });
});
