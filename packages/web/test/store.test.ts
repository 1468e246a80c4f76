import 'fake-indexeddb/auto';
import type { EntryRow, NewMatch } from '@orrery/host';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEntry, OldTable } from '../src/table/saved.ts';

const snapshot = (n: number) => ({ version: 1, state: { n } });
const row = (seq: number): EntryRow => ({
  seq,
  entry: { kind: 'resign', seat: seq },
  events: [{ type: 'x', data: { seq }, to: 0, secret: null }],
});
const seats: NewMatch['seats'] = [{ kind: 'human', name: 'Ada', level: null, token: 'here' }];
const fresh: NewMatch = {
  id: 'm',
  game: 'g',
  version: 1,
  options: {},
  seed: 's',
  owner: 'here',
  seats,
  clock: null,
  events: [],
  snapshot: snapshot(0),
  created: 1,
};
const entry = (id: string, updated = 1): GameEntry => ({
  id,
  game: 'g',
  online: false,
  guided: id === 'guided',
  seats: [{ name: 'Ada', kind: 'human' }],
  round: 1,
  scores: [0],
  result: null,
  updated,
});

/** The store as a newly opened page loads it. */
type TableStore = typeof import('../src/table/store.ts');
let tables: TableStore;
const open = async (): Promise<TableStore> => {
  vi.resetModules();
  return import('../src/table/store.ts');
};
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  tables = await open();
});

const keptIn = (kept: boolean[] = []) =>
  tables.localStore(
    () => entry('m', 7),
    (now) => kept.push(now),
  );

describe('the store for local tables', () => {
  it('saves each move: adds a row, replaces the snapshot and the list entry', async () => {
    await tables.createTable(fresh, entry('m'));
    const store = keptIn();
    await store.load('m');
    for (const seq of [1, 2, 3]) await store.append('m', row(seq), snapshot(seq));
    const saved = await (await open()).loadTable('m');
    expect(saved).toMatchObject({ seq: 3, seats, snapshot: snapshot(3), talk: [] });
    expect(saved?.rows.slice(1)).toEqual([1, 2, 3].map(row));
    expect((await tables.loadTable('m', { seq: 2, talk: 0 }))?.rows).toEqual([row(3)]);
    expect(await store.newest('m')).toBe(3);
    expect(await tables.listGames()).toEqual([entry('m', 7)]);
  });

  it('reopens the database after the browser closed it', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    await tables.createTable(fresh, entry('m'));
    const db = await new Promise<IDBDatabase>((done) => {
      const request = opened.mock.results[0]?.value as IDBOpenDBRequest;
      done(request.result);
    });
    db.close();
    db.onclose?.(new Event('close'));
    expect((await tables.loadTable('m'))?.seq).toBe(0);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('rejects a row that is out of sequence, and changes nothing', async () => {
    await tables.createTable(fresh, entry('m'));
    const store = keptIn();
    for (const seq of [0, 2]) {
      await expect(store.append('m', row(seq), snapshot(9))).rejects.toMatchObject({ name: 'Conflict' });
    }
    expect((await tables.loadTable('m'))?.seq).toBe(0);
    expect(await tables.loadTable('none')).toBeNull();
  });

  it('keeps chat and the tutorial flag, and removes a table completely', async () => {
    await tables.createTable(fresh, entry('m'));
    await tables.createTable({ ...fresh, id: 'guided' }, entry('guided'));
    const store = keptIn();
    for (const text of ['a', 'b']) await store.say('m', { seat: 0, channel: 'table', text, at: 1, to: null });
    expect((await tables.loadTable('m'))?.talk.map((line) => line.text)).toEqual(['a', 'b']);
    expect((await tables.loadTable('m', { seq: 0, talk: 1 }))?.talk.map((line) => line.text)).toEqual(['b']);
    expect([await tables.isGuided('m'), await tables.isGuided('guided')]).toEqual([false, true]);
    await tables.removeTable('m');
    expect(await tables.loadTable('m')).toBeNull();
    expect((await tables.listGames()).map(({ id }) => id)).toEqual(['guided']);
  });
});

describe('drawings for a game', () => {
  const drawing = (id: string, updated: number, game = 'g') => ({ id, game, name: id, value: { id }, updated });

  it('are stored per game, newest first, until removed', async () => {
    await tables.saveDrawing(drawing('a', 1));
    await tables.saveDrawing(drawing('b', 3));
    await tables.saveDrawing(drawing('other', 2, 'h'));
    await tables.saveDrawing({ ...drawing('a', 4), name: 'renamed' });
    expect(await (await open()).listDrawings('g')).toEqual([{ ...drawing('a', 4), name: 'renamed' }, drawing('b', 3)]);
    await tables.removeDrawing('a');
    expect((await tables.listDrawings('g')).map(({ id }) => id)).toEqual(['b']);
  });

  it('are added to an existing database without losing tables', async () => {
    await new Promise<void>((done) => {
      const request = indexedDB.open('orrery', 2);
      request.onupgradeneeded = () => {
        for (const name of ['matches', 'spines']) request.result.createObjectStore(name, { keyPath: 'id' });
        request.result.createObjectStore('rows', { keyPath: ['match', 'seq'] });
        request.result.createObjectStore('snapshots', { keyPath: 'match' });
        request.result.createObjectStore('talk', { keyPath: ['match', 'n'] });
      };
      request.onsuccess = () => {
        const writing = request.result.transaction('spines', 'readwrite');
        writing.objectStore('spines').put(entry('m'));
        writing.oncomplete = () => {
          request.result.close();
          done();
        };
      };
    });
    tables = await open();
    await tables.saveDrawing(drawing('a', 1));
    expect(await tables.listDrawings('g')).toEqual([drawing('a', 1)]);
    expect(await tables.listGames()).toEqual([entry('m')]);
  });
});

describe('a full disk', () => {
  it('is reported once; play continues, and all moves are saved once there is space again', async () => {
    await tables.createTable(fresh, entry('m'));
    const kept: boolean[] = [];
    const store = keptIn(kept);
    await store.load('m');
    await store.append('m', row(1), snapshot(1));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.append('m', row(2), snapshot(2));
    await store.append('m', row(3), snapshot(3));
    expect(kept).toEqual([false]);
    expect(await store.newest('m')).toBe(3);
    expect(await store.load('m')).toMatchObject({ seq: 3, snapshot: snapshot(3) });
    expect((await store.load('m', { seq: 2, talk: 0 }))?.rows).toEqual([row(3)]);
    full.mockRestore();
    expect((await tables.loadTable('m'))?.seq).toBe(1);
    await store.append('m', row(4), snapshot(4));
    expect(kept).toEqual([false, true]);
    expect((await tables.loadTable('m'))?.rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a store of version 1', () => {
  it('keeps all tables and their list entries after the upgrade', async () => {
    const old: OldTable = {
      id: 'old',
      game: 'g',
      seats: [{ name: 'Ada', kind: 'human', level: null, connected: true }],
      record: {
        game: 'g',
        version: 1,
        options: {},
        seats: 1,
        seed: 's',
        entries: [1, 2].map((seat) => ({ kind: 'resign', seat })),
        snapshot: snapshot(2),
      },
      log: [{ n: 0, entry: -1, event: { type: 'begun', data: {}, to: 0, secret: null } }],
      created: 3,
    };
    await new Promise<void>((done) => {
      const request = indexedDB.open('orrery', 1);
      request.onupgradeneeded = () => {
        for (const name of ['tables', 'spines']) request.result.createObjectStore(name, { keyPath: 'id' });
      };
      request.onsuccess = () => {
        const writing = request.result.transaction(['tables', 'spines'], 'readwrite');
        for (const id of ['old', 'older']) writing.objectStore('tables').put({ ...old, id });
        writing.objectStore('spines').put(entry('old'));
        writing.oncomplete = () => {
          request.result.close();
          done();
        };
      };
    });
    tables = await open();
    expect(await tables.listGames()).toEqual([entry('old')]);
    for (const id of ['old', 'older']) {
      const saved = await tables.loadTable(id);
      expect(saved).toMatchObject({ id, seq: 2, seed: 's', snapshot: snapshot(2) });
      expect(saved?.rows.map((one) => one.entry)).toEqual([null, ...old.record.entries]);
      expect(saved?.rows[0]?.events[0]?.type).toBe('begun');
    }
    const store = keptIn();
    await store.append('old', row(3), snapshot(3));
    expect((await tables.loadTable('old'))?.seq).toBe(3);
  });
});
