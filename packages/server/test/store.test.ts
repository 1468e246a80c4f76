import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type SqliteStore, StartError } from '../src/index.ts';
import { newMatch, storeContract } from './help/store-contract.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

storeContract('SQLite', async () => {
  const file = join(dir, 'matches.db');
  let open: SqliteStore = openSqlite(file);
  return {
    store: open,
    async reopen() {
      open = openSqlite(file);
      return open;
    },
    async end() {
      await open.close().catch(() => {});
    },
  };
});

describe('the embedded store', () => {
  it('makes the disk wait once for all moves of one turn of the event loop', async () => {
    const store = openSqlite(join(dir, 'm.db'));
    const ids = Array.from({ length: 100 }, (_none, i) => `m${i}`);
    await Promise.all(ids.map((id) => store.create(newMatch(id))));
    expect(store.commits).toBe(1);
    const entry = { kind: 'resign' as const, seat: 0 };
    await Promise.all(ids.map((id) => store.append(id, { seq: 1, entry, events: [] }, { version: 1, state: {} })));
    expect(store.commits).toBe(2);
    await store.append('m0', { seq: 2, entry, events: [] }, { version: 1, state: {} });
    expect(store.commits).toBe(3);
    await store.close();
  });

  it('waits for the disk: write-ahead log, synchronous full', async () => {
    const file = join(dir, 'm.db');
    const store = openSqlite(file);
    const db = new Database(file);
    expect(db.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    db.close();
    expect(store.synchronous).toBe(2);
    await store.close();
  });

  it('shows nothing of a group before it is committed', async () => {
    const file = join(dir, 'm.db');
    const store = openSqlite(file);
    const create = store.create(newMatch('m'));
    expect(await store.load('m')).toBe(null);
    await create;
    expect(await store.load('m')).not.toBe(null);
    await store.close();
  });

  const codeOf = (file: string) => {
    try {
      openSqlite(file);
    } catch (error) {
      return error instanceof StartError ? error.code : error;
    }
    return 'opened';
  };

  it('says so when the file is no database, damaged, newer or nowhere', async () => {
    const file = join(dir, 'm.db');
    writeFileSync(file, 'this was never a database, not even a small one\n'.repeat(100));
    expect(codeOf(file)).toBe('data-corrupt');

    const damaged = join(dir, 'damaged.db');
    const store = openSqlite(damaged);
    for (let i = 0; i < 50; i++) await store.create(newMatch(`m${i}`));
    await store.close();
    const db = new Database(damaged);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    writeFileSync(damaged, Buffer.alloc(8192, 0x5a), { flag: 'r+' });
    expect(codeOf(damaged)).toBe('data-corrupt');

    const newer = join(dir, 'newer.db');
    const other = new Database(newer);
    other.exec('pragma user_version = 1000');
    other.close();
    expect(codeOf(newer)).toBe('data-newer');

    expect(codeOf(join(dir, 'no', 'such', 'm.db'))).toBe('data-dir');
  });
});
