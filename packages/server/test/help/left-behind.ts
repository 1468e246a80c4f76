import type { Store } from '@orrery/host';
import { expect } from 'vitest';
import type { SqlDatabase } from '../../src/store/database.ts';

const line = (by: string, at: number) =>
  JSON.stringify({ seat: 0, channel: 'table', text: `said "by":"gone"`, at, to: null, once: '1', by });

/** Rows of schema 16, in which deleted people left their ids. */
export const LEFT_BEHIND = {
  schema: 16,
  rows: `
    insert into people (id, name, created, seen) values ('ada', 'Ada', 0, 0);
    insert into matches (id, game, version, options, seed, owner, created) values ('m', 'g', 3, '{}', 's', 'o', 1);
    insert into seats (match, seat, kind, name, lent) values
      ('m', 0, 'open', '', '{"name":"Gone","token":"t","person":"gone"}'),
      ('m', 1, 'open', '', '{"name":"Ada","token":"t","person":"ada"}'),
      ('m', 2, 'open', '', null);
    insert into entries (match, seq, entry, events) values ('m', 0, 'null', '[]');
    insert into snapshots (match, seq, version, state) values ('m', 0, 3, '{}');
    insert into talk (match, n, said) values ('m', 0, '${line('gone', 1)}'), ('m', 1, '${line('ada', 2)}'),
      ('m', 2, '{"seat":0,"channel":"table","text":"x","at":3,"to":null}');
    insert into ways (id, person, kind, address, secret, confirmed, created)
      values ('w', 'ada', 'mail', 'ada@example.org', 's', 1, 0);
    insert into reports (id, match, seat, name, reason, words, line, created) values
      ('r', 'm', 0, 'Gone', 'abuse', '', '${line('gone', 1)}', 0), ('s', 'm', 0, 'Gone', 'abuse', '', null, 0)`,
};

/** Checks that an upgraded store has no ids of deleted people, and all others. */
export async function withoutLeftBehind(store: Store & { db: SqlDatabase }): Promise<void> {
  const saved = await store.load('m');
  expect(saved?.talk.map(({ by, text }) => [by, text])).toEqual([
    [undefined, 'said "by":"gone"'],
    ['ada', 'said "by":"gone"'],
    [undefined, 'x'],
  ]);
  expect(saved?.seats.map(({ lent }) => lent?.person)).toEqual([null, 'ada', undefined]);
  const { sql, read } = store.db;
  const reports = await read(sql.selectFrom('reports').select('line').orderBy('id').compile());
  // An address that was confirmed for notifications may not recover the account until its owner says so.
  expect(await read(sql.selectFrom('ways').select(['id', 'recovers']).compile())).toEqual([{ id: 'w', recovers: 0 }]);
  const profile = { person: 'ada', hue: 1, planet: 'ice', bio: '', history: 'all', presence: 'all', contact: 'all' };
  await store.db.write(sql.insertInto('profiles').values(profile).compile());
  expect(reports.map(({ line: one }) => one && JSON.parse(one).by)).toEqual([undefined, null]);
}
