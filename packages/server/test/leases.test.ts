import { describe, expect, it } from 'vitest';
import { settle, testClock } from '../../host/test/help.ts';
import { type LeaseStore, openLeases } from '../src/match/leases.ts';

/** A lease store that uses the test clock; while it hangs, it does not answer. */
function leaseBook(now: () => number) {
  const held = new Map<string, { holder: string; until: number }>();
  const db: LeaseStore & { hangs: boolean; late: (() => void)[] } = {
    hangs: false,
    late: [],
    async lease(names, holder, ms) {
      const take = () =>
        names.filter((name) => {
          const lease = held.get(name);
          if (lease && lease.holder !== holder && lease.until > now()) return false;
          held.set(name, { holder, until: now() + ms });
          return true;
        });
      if (!db.hangs) return take();
      return new Promise<string[]>((resolve) => db.late.push(() => resolve(take())));
    },
    async release(names, holder) {
      for (const name of names) if (held.get(name)?.holder === holder) held.delete(name);
    },
  };
  return db;
}

describe('a lease', () => {
  it('is held by one node, and by another after it is released', async () => {
    const clock = testClock();
    const db = leaseBook(clock.now);
    const [one, two] = ['one', 'two'].map((name) => openLeases(db, name, clock, () => {}));
    const leads = [false, false];
    const letGo = one?.want('m', (now) => (leads[0] = now));
    await settle();
    two?.want('m', (now) => (leads[1] = now));
    await clock.pass(60_000);
    expect(leads).toEqual([true, false]);
    letGo?.();
    await clock.pass(5000);
    expect(leads[1]).toBe(true);
  });

  it('is not relied on after it expires while the database does not answer', async () => {
    const clock = testClock();
    const db = leaseBook(clock.now);
    const leases = openLeases(db, 'one', clock, () => {});
    let leads = false;
    const received: [number, boolean][] = [];
    leases.want('m', (now) => {
      leads = now;
      received.push([clock.now(), now]);
    });
    await clock.pass(100);
    expect(leads).toBe(true);
    const sure = clock.now();
    db.hangs = true;
    await clock.pass(60_000);
    expect(leads).toBe(false);
    const [at] = received.at(-1) as [number, boolean];
    expect(at - sure).toBeLessThan(10_000);
    // A late answer is too old to be relied on.
    db.hangs = false;
    const before = received.length;
    for (const answer of db.late.splice(0)) answer();
    await settle();
    expect(received.slice(before)).toEqual([]);
    await clock.pass(10_000);
    expect(leads).toBe(true);
    await leases.close();
  });
});
