import type { TableAction } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/ids.ts';
import {
  applyAction,
  overdue,
  REVEAL_MS,
  restored,
  type StoredTable,
  taken,
  viewFor,
  withoutPerson,
} from '../src/lobby/lobby-table.ts';

const SALTS = { ada: 'a salt of Ada’s own', bo: 'a salt of Bo’s own' };
const HASHES = { ada: hashToken(SALTS.ada), bo: hashToken(SALTS.bo) };
const NOW = 1000;

const table = (more: Partial<StoredTable> = {}): StoredTable => ({
  ...{
    id: 't',
    rev: 1,
    stage: 'gathering',
    revealBy: null,
    game: 'g',
    options: {},
    clock: null,
    hints: false,
    rated: false,
  },
  ...{ listed: false, auto: false, host: { person: 'ada', name: 'Ada' }, invited: [], removed: [], next: null },
  chairs: [taken('ada', 'Ada', HASHES.ada), { kind: 'open', kept: null }],
  created: 0,
  secret: 's',
  ...more,
});

function after(at: StoredTable, person: 'ada' | 'bo' | 'cy', action: TableAction): StoredTable {
  const doing = {
    who: { person, name: person },
    named: null,
    isLevel: () => true,
    cleanTalk: (text: string) => text,
    now: NOW,
  };
  return applyAction(at, action, doing);
}
const sit: TableAction = { do: 'sit', name: 'Bo', saltHash: HASHES.bo };
const start: TableAction = { do: 'start' };
const reveal = (salt: string): TableAction => ({ do: 'reveal', salt });
const starting = after(after(table(), 'bo', sit), 'ada', start);
const code = (expected: string) => expect.objectContaining({ problem: expect.objectContaining({ code: expected }) });

describe('a table with committed salts', () => {
  it('waits for them after the start, and starts the match with the last one', () => {
    expect(starting).toMatchObject({ stage: 'gathering', revealBy: NOW + REVEAL_MS });
    const one = after(starting, 'bo', reveal(SALTS.bo));
    expect(one).toMatchObject({ stage: 'gathering', revealBy: NOW + REVEAL_MS });
    expect(after(one, 'ada', reveal(SALTS.ada))).toMatchObject({
      stage: 'begun',
      revealBy: null,
      chairs: [{ salt: SALTS.ada }, { salt: SALTS.bo }],
    });
  });

  it('waits for them when its last seat is taken, if it starts automatically', () => {
    expect(after(table({ auto: true }), 'bo', sit)).toMatchObject({ stage: 'gathering', revealBy: NOW + REVEAL_MS });
    const bot: TableAction = { do: 'bot', seat: 1, level: 'easy' };
    expect(after(table({ auto: true }), 'ada', bot)).toMatchObject({ stage: 'gathering', revealBy: NOW + REVEAL_MS });
  });

  it('starts at once if no player committed to a salt', () => {
    const plain = table({ chairs: [taken('ada', 'Ada'), { kind: 'bot', level: 'easy' }] });
    expect(after(plain, 'ada', start)).toMatchObject({ stage: 'begun', revealBy: null });
  });

  it('starts at the deadline without unrevealed salts, and not before', () => {
    const one = after(starting, 'ada', reveal(SALTS.ada));
    expect(overdue(one, NOW + REVEAL_MS - 1)).toBe(one);
    const begun = overdue(one, NOW + REVEAL_MS);
    expect(begun).toMatchObject({ stage: 'begun', chairs: [{ salt: SALTS.ada }, { salt: null }] });
    expect(overdue(begun, NOW + REVEAL_MS)).toBe(begun);
  });

  it('rejects a salt that is wrong, too early or from a stranger', () => {
    expect(() => after(starting, 'bo', reveal(SALTS.ada))).toThrow(code('bad-salt'));
    expect(() => after(starting, 'cy', reveal(SALTS.bo))).toThrow(code('not-your-seat'));
    expect(() => after(table(), 'ada', reveal(SALTS.ada))).toThrow(code('bad-salt'));
  });

  it('accepts the same start or salt twice', () => {
    expect(after(starting, 'ada', start)).toBe(starting);
    const one = after(starting, 'bo', reveal(SALTS.bo));
    expect(after(one, 'bo', reveal(SALTS.bo))).toBe(one);
    const begun = overdue(one, NOW + REVEAL_MS);
    expect(after(begun, 'ada', reveal(SALTS.ada))).toBe(begun);
  });

  it('changes nothing else once the seats are final', () => {
    const actions: TableAction[] = [
      ...[{ ...sit, seat: 1 }, { do: 'stand' as const }, { do: 'decline' as const }, { do: 'close' as const }],
      ...[1, 0].map((seat) => ({ do: 'bot' as const, seat, level: 'easy' })),
      ...[
        { do: 'clear' as const, seat: 1 },
        { do: 'kick' as const, seat: 1 },
        { do: 'list' as const, listed: true },
      ],
      ...[
        { do: 'invite' as const, person: 'cy' },
        { do: 'keep' as const, seat: 1, person: 'cy' },
      ],
    ];
    for (const action of actions) {
      for (const person of ['ada', 'bo', 'cy'] as const) {
        expect(() => after(starting, person, action), `${action.do} by ${person}`).toThrow(code('begun'));
      }
    }
  });

  it('reveals all seats with the same commitment at once', () => {
    const mine = { ...taken('ada', 'Ann', HASHES.ada) };
    const shared = after(table({ chairs: [taken('ada', 'Ada', HASHES.ada), mine] }), 'ada', start);
    expect(after(shared, 'ada', reveal(SALTS.ada))).toMatchObject({
      stage: 'begun',
      chairs: [{ salt: SALTS.ada }, { salt: SALTS.ada }],
    });
  });

  it('shows commitments to everyone and salts to no one', () => {
    const seen = viewFor(
      after(starting, 'bo', reveal(SALTS.bo)),
      { person: 'ada', muted: new Set(), now: NOW },
      {
        ratingOf: () => null,
        profileOf: () => null,
      },
    );
    expect(seen.seats.map(({ saltHash }) => saltHash)).toEqual([HASHES.ada, HASHES.bo]);
    expect(seen.revealBy).toBe(NOW + REVEAL_MS);
    expect(JSON.stringify(seen)).not.toContain(SALTS.bo);
  });

  it('starts at once if a player is deleted while salts are awaited', () => {
    expect(withoutPerson(starting, 'bo')).toMatchObject({ stage: 'begun', chairs: [{ name: 'Ada' }, { name: 'Bo' }] });
    const asked = { ...starting, invited: [{ person: 'cy', name: 'Cy', by: 'Ada' }] };
    expect(withoutPerson(asked, 'cy')).toEqual(starting);
  });

  it('loads tables from before commitments, with salts in plain text', () => {
    const { revealBy: _none, ...old } = table();
    const chairs = [
      { kind: 'human', person: 'ada', name: 'Ada', salt: SALTS.ada },
      { kind: 'human', person: 'bo', name: 'Bo', salt: null },
    ];
    const loaded = restored({ ...old, chairs } as unknown as StoredTable);
    expect(loaded).toMatchObject({ revealBy: null, chairs: [{ saltHash: HASHES.ada }, { saltHash: null }] });
    expect(after(loaded, 'ada', start)).toMatchObject({
      stage: 'begun',
      chairs: [{ salt: SALTS.ada }, { salt: null }],
    });
    expect(restored(starting)).toEqual(starting);
  });
});
