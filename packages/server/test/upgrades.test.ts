import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/index.ts';
import { migrations, sqliteDialect } from '../src/store/migrations.ts';
import { LEFT_BEHIND, withoutLeftBehind } from './help/left-behind.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-upgrades-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it.each(migrations.map((_none, at) => at + 1))('a store of schema %i is upgraded with its matches', async (schema) => {
  const file = join(dir, 'm.db');
  const old = new Database(file);
  for (const statements of migrations.slice(0, schema)) old.exec(statements(sqliteDialect));
  old.exec(`
    insert into matches (id, game, version, options, seed, owner, created) values ('m', 'g', 3, '{"a":1}', 's', 'o', 1);
    insert into seats (match, seat, kind, name, level, token) values ('m', 0, 'human', 'Ada', null, 't');
    insert into entries (match, seq, entry, events) values ('m', 0, 'null', '[]');
    insert into snapshots (match, seq, version, state) values ('m', 0, 3, '{"n":7}');
    pragma user_version = ${schema};
  `);
  old.close();
  const store = openSqlite(file);
  expect(await store.load('m')).toMatchObject({
    options: { a: 1 },
    clock: null,
    hints: true,
    seats: [{ name: 'Ada' }],
  });
  await store.append('m', { seq: 1, entry: { kind: 'resign', seat: 0 }, events: [] }, { version: 3, state: {} });
  const { sql, read } = store.db;
  expect(await read(sql.selectFrom('gatherings').selectAll().compile())).toEqual([]);
  await store.close();
});

it('an upgrade removes the ids of people whom an older version deleted', async () => {
  const file = join(dir, 'm.db');
  const old = new Database(file);
  for (const statements of migrations.slice(0, LEFT_BEHIND.schema)) old.exec(statements(sqliteDialect));
  old.exec(`${LEFT_BEHIND.rows}; pragma user_version = ${LEFT_BEHIND.schema}`);
  old.close();
  const store = openSqlite(file);
  await withoutLeftBehind(store);
  await store.close();
});
