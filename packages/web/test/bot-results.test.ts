import 'fake-indexeddb/auto';
import { ABANDONED, type Result } from '@orrery/kernel';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { botResultOf } from '../src/table/bot-results.ts';
import type { GameEntry } from '../src/table/saved.ts';

const result = (places: number[], more: Partial<Result> = {}): Result => ({
  places,
  scores: places.map((place) => 10 - place),
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  reason: 'end',
  ...more,
});

const finished = (levels: (string | null)[], places: number[], more: Partial<GameEntry> = {}): GameEntry => ({
  id: 'a',
  game: 'g',
  online: false,
  guided: false,
  seats: levels.map((level, i) => ({ name: `P${i}`, kind: level === null ? 'human' : 'bot', level })),
  round: 3,
  scores: [],
  result: result(places),
  side: [0],
  updated: 5,
  ...more,
});
const against = (entry: GameEntry) => botResultOf(entry)?.against ?? null;

describe('the result of a game against bots', () => {
  it('compares the places of the player and of the bots of each level', () => {
    expect(against(finished([null, 'level3'], [1, 2]))).toEqual([{ level: 'level3', score: 1 }]);
    expect(against(finished([null, 'easy', 'easy', 'hard'], [2, 3, 1, 2]))).toEqual([
      { level: 'easy', score: 0.5 },
      { level: 'hard', score: 0.5 },
    ]);
  });

  it('does not exist for running, abandoned and tutorial games, shared devices and games without bots', () => {
    expect(botResultOf(finished([null, 'easy'], [1, 2], { result: null }))).toBeNull();
    expect(botResultOf(finished([null, 'easy'], [1, 2], { guided: true }))).toBeNull();
    const abandoned = result([1, 1], { winners: [], reason: ABANDONED });
    expect(botResultOf(finished([null, 'easy'], [], { result: abandoned }))).toBeNull();
    expect(botResultOf(finished([null, null, 'easy'], [1, 2, 3]))).toBeNull();
    expect(botResultOf(finished([null, null], [1, 2], { online: true, mine: 0 }))).toBeNull();
  });

  it('leaves out partners', () => {
    expect(botResultOf(finished([null, 'easy'], [1, 1], { side: [0, 1] }))).toBeNull();
    expect(against(finished([null, 'easy', 'hard'], [1, 1, 3], { side: [0, 1] }))).toEqual([
      { level: 'hard', score: 1 },
    ]);
  });

  it('counts the own seat of an online table', () => {
    const entry = finished([null, null, 'level6'], [1, 3, 2], { online: true, mine: 1, side: [1] });
    expect(against(entry)).toEqual([{ level: 'level6', score: 0 }]);
  });
});

describe('the results on this device', () => {
  type Store = typeof import('../src/table/store.ts');
  let store: Store;
  const open = async (): Promise<Store> => {
    vi.resetModules();
    return import('../src/table/store.ts');
  };
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    store = await open();
  });
  const ids = async () => (await store.listBotResults('g')).map(({ id }) => id);

  it('are kept per game, oldest first, also when the table is removed', async () => {
    await store.saveGameEntry(finished([null, 'level3'], [1, 2], { id: 'b', updated: 7 }));
    await store.saveGameEntry(finished([null, 'level3'], [2, 1]));
    await store.saveGameEntry(finished([null, 'level3'], [2, 1], { id: 'other', game: 'h' }));
    await store.removeTable('b');
    expect(await ids()).toEqual(['a', 'b']);
  });

  it('are dropped when the end of a game is undone', async () => {
    await store.saveGameEntry(finished([null, 'level3'], [1, 2]));
    await store.saveGameEntry(finished([null, 'level3'], [1, 2], { result: null }));
    expect(await ids()).toEqual([]);
  });

  it('include games that were finished before results were kept', async () => {
    const withoutLevels = (entry: GameEntry): GameEntry => {
      const { side: _side, ...rest } = entry;
      return { ...rest, seats: entry.seats.map(({ name, kind }) => ({ name, kind })) };
    };
    const old = [
      finished([null, 'easy'], [1, 2], { id: 'won' }),
      finished([null, 'hard'], [1, 1], { id: 'together', result: result([1, 1]) }),
      finished([null, 'hard'], [1, 2], { id: 'running', result: null }),
    ];
    await new Promise<void>((done) => {
      const request = indexedDB.open('orrery', 3);
      request.onupgradeneeded = () => {
        for (const name of ['matches', 'spines', 'drawings']) request.result.createObjectStore(name, { keyPath: 'id' });
        request.result.createObjectStore('rows', { keyPath: ['match', 'seq'] });
        request.result.createObjectStore('snapshots', { keyPath: 'match' });
        request.result.createObjectStore('talk', { keyPath: ['match', 'n'] });
      };
      request.onsuccess = () => {
        const writing = request.result.transaction(['matches', 'spines'], 'readwrite');
        for (const entry of old) {
          writing.objectStore('spines').put(withoutLevels(entry));
          writing.objectStore('matches').put({ id: entry.id, game: entry.game, seats: entry.seats });
        }
        writing.oncomplete = () => {
          request.result.close();
          done();
        };
      };
    });
    store = await open();
    expect(await store.listBotResults('g')).toEqual([
      { id: 'won', game: 'g', updated: 5, against: [{ level: 'easy', score: 1 }] },
    ]);
    const entry = (await store.listGames()).find(({ id }) => id === 'won');
    expect(entry?.seats[1]).toMatchObject({ kind: 'bot', level: 'easy' });
  });
});
