import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_SHARED_RESULTS, type PuzzleResult } from '@orrery/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/index.ts';
import { migrations, sqliteDialect } from '../src/store/migrations.ts';
import { browser as open } from './help/browser.ts';
import { puzzleContract, SOLVED_BEFORE } from './help/puzzle-contract.ts';
import { openWorld, type World } from './help/world.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-puzzles-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

puzzleContract('SQLite', async () => openSqlite(join(dir, 'puzzles.db')));

describe('an upgrade of a populated SQLite store', () => {
  it('adds puzzle results and keeps people', async () => {
    const file = join(dir, 'm.db');
    const old = new Database(file);
    for (const statements of migrations.slice(0, SOLVED_BEFORE.schema)) old.exec(statements(sqliteDialect));
    old.exec(`${SOLVED_BEFORE.rows}; pragma user_version = ${SOLVED_BEFORE.schema}`);
    old.close();
    const store = openSqlite(file);
    await SOLVED_BEFORE.check(store.db);
    await store.close();
  });
});

describe('puzzle results over HTTP', () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(() => world.end());
  const browser = () => open(() => world.server.url);
  const id = (n: number): string => n.toString(16).padStart(16, '0');
  const result = (n: number, more: Partial<PuzzleResult> = {}): PuzzleResult => ({
    game: 'moonriser',
    puzzle: id(n),
    first: true,
    solved: true,
    at: n,
    ...more,
  });

  it('are merged between devices of an account, exported, and deleted with it', async () => {
    const [phone, desk] = [browser(), browser()];
    const account = { name: 'Ada L', password: 'nine engines' };
    await phone.ask('POST', '/api/me', { name: 'Ada' });
    await phone.ask('POST', '/api/me/account', account);
    const missed = result(1, { first: false, solved: false });
    expect((await phone.ask('POST', '/api/me/puzzles', { results: [missed] })).body).toEqual({ results: [missed] });
    await desk.ask('POST', '/api/sessions', account);
    const { body } = await desk.ask('POST', '/api/me/puzzles', { results: [result(1, { at: 5 }), result(2)] });
    expect(body).toEqual({ results: [result(1, { first: false }), result(2)] });
    expect((await phone.ask('GET', '/api/me/export')).body.puzzles).toEqual(body.results);

    await phone.ask('DELETE', '/api/me');
    const again = browser();
    await again.ask('POST', '/api/me', { name: 'Ada' });
    await again.ask('POST', '/api/me/account', account);
    expect((await again.ask('POST', '/api/me/puzzles', { results: [] })).body).toEqual({ results: [] });
  });

  it('need a session, valid ids and few results per request', async () => {
    const ada = browser();
    expect((await ada.ask('POST', '/api/me/puzzles', { results: [] })).status).toBe(401);
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    expect((await ada.ask('POST', '/api/me/puzzles', { results: [result(1, { puzzle: 'x' })] })).status).toBe(400);
    const many = Array.from({ length: MAX_SHARED_RESULTS + 1 }, (_none, n) => result(n));
    expect((await ada.ask('POST', '/api/me/puzzles', { results: many })).status).toBe(400);
    expect((await ada.ask('POST', '/api/me/puzzles', { results: many.slice(1) })).body.results).toHaveLength(
      MAX_SHARED_RESULTS,
    );
  });

  it('are rate limited', async () => {
    await world.end();
    world = await openWorld({ limits: { tableActions: 2 } });
    const ada = browser();
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    const share = async () => (await ada.ask('POST', '/api/me/puzzles', { results: [] })).status;
    expect([await share(), await share(), await share()]).toEqual([200, 200, 429]);
  });
});
