import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutages } from '../src/scheduler/outages.ts';
import { openScheduler } from '../src/scheduler/scheduler.ts';
import { openSqlite, type SqliteStore } from '../src/store/sqlite.ts';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { newMatch } from './help/store-contract.ts';
import { openWorld } from './help/world.ts';

let dir: string;
let store: SqliteStore;
let clock: JumpingClock;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-due-'));
  store = openSqlite(join(dir, 'matches.db'));
  clock = jumpingClock();
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Creates due matches; the first has been waiting longest. */
async function dueMatches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((id) => store.create({ ...newMatch(id), id })));
  await Promise.all(
    names.map((id, i) => store.delay(id, { seq: 0, at: clock.now() - 1000 + i, state: { clock: null, calls: [] } })),
  );
}

const done = (id: string) => store.delay(id, { seq: 0, at: null, state: { clock: null, calls: [] } });

describe('tables with running clocks', () => {
  it('are all handled without delay, longest waiting first, at any number', async () => {
    const names = Array.from({ length: 300 }, (_, i) => `m${i}`);
    await dueMatches(names);
    const seen: string[] = [];
    let most = 0;
    let open = 0;
    const watch = openScheduler({
      db: store.db,
      clock,
      fault: (error) => {
        throw error;
      },
      async tend(match) {
        seen.push(match);
        most = Math.max(most, ++open);
        await done(match);
        open--;
      },
    });
    await clock.leap(5000);
    const first = seen.length;
    expect(first).toBeGreaterThanOrEqual(50);
    // Rounds follow each other after a tenth of a second rather than five seconds.
    for (let i = 0; i < 12; i++) await clock.leap(100);
    watch.close();
    expect(seen).toHaveLength(300);
    expect(new Set(seen).size).toBe(300);
    expect(seen.slice(0, 50).sort()).toEqual(names.slice(0, 50).sort());
    expect(most).toBeLessThanOrEqual(50);
  });

  it('are not delayed by tables that fail', async () => {
    const broken = Array.from({ length: 60 }, (_, i) => `broken${i}`);
    await dueMatches([...broken, 'sound']);
    const seen: string[] = [];
    let faults = 0;
    const watch = openScheduler({
      db: store.db,
      clock,
      fault: () => void faults++,
      async tend(match) {
        if (match !== 'sound') throw new Error('its rules throw');
        seen.push(match);
        await done(match);
      },
    });
    for (let i = 0; i < 6; i++) await clock.leap(5000);
    watch.close();
    expect(seen).toEqual(['sound']);
    // Each match was tried once and is waiting for its retry.
    expect(faults).toBe(60);
  });
});

describe('server downtime', () => {
  const fault = (error: unknown) => {
    throw error;
  };

  it('is computed from the last heartbeat of this process or another node', async () => {
    const { db } = store;
    const began = clock.now();
    // The server is killed three seconds after its last heartbeat and restarted a minute later.
    await openOutages({ db, clock, isShared: false, fault });
    await clock.leap(5000);
    const later = jumpingClock(began + 68_000);
    const again = await openOutages({ db, clock: later, isShared: false, fault });
    expect([began, began + 20_000, began + 70_000].map(again.since)).toEqual([63_000, 48_000, 0]);
    await later.leap(2000);
    await again.close();
    // No time is lost by a clean stop.
    const third = await openOutages({ db, clock: jumpingClock(began + 80_000), isShared: false, fault });
    expect(third.since(began)).toBe(63_000 + 10_000);
    await third.close();
    // A node that starts while another runs sees no downtime.
    const node = await openOutages({ db, clock: jumpingClock(began + 90_000), isShared: true, fault });
    expect(node.since(began)).toBe(73_000);
    await node.close();
  });

  it('is charged to no player’s clock', async () => {
    let time = jumpingClock();
    const world = await openWorld({ clock: time });
    const seats = ['A', 'B'].map((name) => ({ kind: 'me' as const, name }));
    const { match, token } = await world.api.create({ game: 'tic-tac-toe', seats, clock: { move: 30 } });
    const left = async () =>
      (await world.sit(match, token).until((table) => (table.times?.seats.length ?? 0) > 0)).times?.seats[0]?.left;
    expect(await left()).toBe(30_000);
    await time.leap(10_000);
    const stopped = time.now();
    // The server is down for a day.
    time = jumpingClock(stopped + 86_400_000);
    await world.restart({ clock: time });
    expect(await left()).toBe(20_000);
    await time.leap(5000);
    expect(await left()).toBe(15_000);
    await world.end();
  });
});
