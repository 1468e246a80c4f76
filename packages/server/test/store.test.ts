import { execFile } from 'node:child_process';
import { existsSync, fdatasync, fstatSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type SqliteStore, StartError } from '../src/index.ts';
import { accountsContract } from './help/accounts-contract.ts';
import { lobbyContract } from './help/lobby-contract.ts';
import { moderationContract } from './help/moderation-contract.ts';
import { playersContract } from './help/players-contract.ts';
import { ratingsContract } from './help/ratings-contract.ts';
import { newMatch, storeContract } from './help/store-contract.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

accountsContract('SQLite', async () => {
  const store = openSqlite(join(dir, 'people.db'));
  return { store, db: store.db };
});

moderationContract('SQLite', async () => {
  const store = openSqlite(join(dir, 'moderation.db'));
  return { store, db: store.db };
});

lobbyContract('SQLite', async () => {
  const store = openSqlite(join(dir, 'lobby.db'));
  return { store, db: store.db };
});

playersContract('SQLite', async () => {
  const store = openSqlite(join(dir, 'players.db'));
  return { store, db: store.db };
});

ratingsContract('SQLite', async () => {
  const store = openSqlite(join(dir, 'ratings.db'));
  return { store, db: store.db };
});

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
  it('syncs once for all moves of one turn of the event loop', async () => {
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

  it('resolves writes after the disk sync, and groups others meanwhile', async () => {
    const file = join(dir, 'm.db');
    const waits: (() => void)[] = [];
    const store = openSqlite(file, (fd, done) => waits.push(() => fdatasync(fd, done)));
    const db = new Database(file);
    expect(db.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    db.close();
    const told: string[] = [];
    const tell = (what: string, promise: Promise<unknown>) => promise.then(() => told.push(what));
    const first = tell('first', store.create(newMatch('first')));
    await expect.poll(() => waits.length).toBe(1);
    const later = ['b', 'c'].map((id) => tell(id, store.create(newMatch(id))));
    const look = tell('look', store.load('first'));
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
    expect(told).toEqual([]);
    expect(waits).toHaveLength(1);
    waits[0]?.();
    await Promise.all([first, look]);
    expect(told).toEqual(['first', 'look']);
    await expect.poll(() => waits.length).toBe(2);
    waits[1]?.();
    await Promise.all(later);
    expect(told).toEqual(['first', 'look', 'b', 'c']);
    expect(store.commits).toBe(2);
    await store.close();
  });

  it('syncs the log itself to the disk, not only to the system', async () => {
    const file = join(dir, 'm.db');
    const waitedFor: number[] = [];
    const store = openSqlite(file, (fd, done) => {
      waitedFor.push(fstatSync(fd).ino);
      fdatasync(fd, done);
    });
    await store.create(newMatch('m'));
    expect(waitedFor).toEqual([statSync(`${file}-wal`).ino]);
    await store.close();
  });

  it('neither shows nor saves anything after a disk failure, and loses nothing acknowledged', async () => {
    const file = join(dir, 'm.db');
    let fails = false;
    const store = openSqlite(file, (fd, done) => (fails ? done(new Error('EIO')) : fdatasync(fd, done)));
    await store.create(newMatch('m'));
    fails = true;
    const entry = { kind: 'resign' as const, seat: 0 };
    const move = () => store.append('m', { seq: 1, entry, events: [] }, { version: 1, state: {} });
    await expect(move()).rejects.toThrow('the disk has failed');
    fails = false;
    await expect(move()).rejects.toThrow('the disk has failed');
    await expect(store.load('m')).rejects.toThrow('the disk has failed');
    await expect(store.probe()).rejects.toThrow('the disk has failed');
    await store.close();
    const again = openSqlite(file);
    expect(await again.load('m')).not.toBe(null);
    await again.close();
  });

  it('lets a rejected writer read the conflicting entry', async () => {
    const store = openSqlite(join(dir, 'm.db'));
    const first = store.create(newMatch('m'));
    const second = store.create(newMatch('m')).catch(() => store.newest('m'));
    expect(await second).toBe(0);
    await first;
    await store.close();
  });

  it('checkpoints its log while it runs, and does not recreate a deleted file', async () => {
    const file = join(dir, 'm.db');
    const store = openSqlite(file);
    const before = statSync(file).size;
    const ids = Array.from({ length: 450 }, (_none, i) => `m${i}`);
    await Promise.all(ids.map((id) => store.create(newMatch(id))));
    await expect.poll(() => statSync(file).size).toBeGreaterThan(before);
    const entry = { kind: 'resign' as const, seat: 0 };
    await Promise.all(ids.map((id) => store.append(id, { seq: 1, entry, events: [] }, { version: 1, state: {} })));
    await store.close();
    const again = openSqlite(file);
    for (const id of ids) expect(await again.newest(id)).toBe(1);
    rmSync(file);
    await Promise.all(ids.map((id) => again.append(id, { seq: 2, entry, events: [] }, { version: 1, state: {} })));
    await again.close();
    expect(existsSync(file)).toBe(false);
  });

  it('acknowledges no write on a full disk, and keeps everything acknowledged', async () => {
    const file = join(dir, 'full.db');
    const child = fileURLToPath(new URL('./help/full-disk.ts', import.meta.url));
    const command = [process.execPath, '--conditions=source', '--import', 'tsx', child, file];
    // A file size limit on that process simulates a full disk.
    const script = ['-c', 'ulimit -f 4096; exec "$@"', 'sh', ...command];
    const { stdout } = await promisify(execFile)('sh', script);
    const { acked, healthy } = JSON.parse(stdout) as { acked: Record<string, number>; healthy: boolean };
    expect(healthy).toBe(false);
    const store = openSqlite(file);
    for (const [id, seq] of Object.entries(acked)) {
      expect(seq).toBeGreaterThan(0);
      expect((await store.load(id))?.seq).toBe(seq);
    }
    await store.probe();
    await store.close();
  });

  it('shows nothing of a group before its commit', async () => {
    const file = join(dir, 'm.db');
    const store = openSqlite(file);
    const create = store.create(newMatch('m'));
    expect(await store.load('m')).toBe(null);
    await create;
    expect(await store.load('m')).not.toBe(null);
    await store.close();
  });

  it('completes pending writes before it closes, and rejects later ones', async () => {
    const file = join(dir, 'm.db');
    const store = openSqlite(file);
    const early = store.create(newMatch('early'));
    const next = early.then(() => store.create(newMatch('next')));
    const closed = store.close();
    await expect(store.create(newMatch('late'))).rejects.toThrow('closed');
    await expect(next).rejects.toThrow('closed');
    await closed;
    await expect(store.probe()).rejects.toThrow('closed');
    await store.close();
    const again = openSqlite(file);
    expect(await again.newest('early')).toBe(0);
    for (const id of ['next', 'late']) expect(await again.newest(id)).toBe(null);
    await again.close();
  });

  const codeOf = (file: string) => {
    try {
      openSqlite(file);
    } catch (error) {
      return error instanceof StartError ? error.code : error;
    }
    return 'opened';
  };

  it('reports a file that is not a database, damaged, newer or missing', async () => {
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
