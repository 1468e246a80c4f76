import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalRateCounters, type RateCounters } from '../src/rate-limit/counters.ts';
import { openRedisRateCounters } from '../src/rate-limit/redis-counters.ts';
import { openCable } from './chaos/lines.ts';
import { browser } from './help/browser.ts';
import { rateCountersContract } from './help/rate-counters-contract.ts';
import { startRedis, type TestServer } from './help/servers.ts';
import { codeOf, openWorld } from './help/world.ts';

let redis: TestServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis?.end());

const ready = async (counts: RateCounters) => {
  // The store counts locally until its connection is open.
  const { current } = await counts.count(`ready ${Math.random()}`, 1000);
  await new Promise((done) => setTimeout(done, 100));
  return current;
};
const openShared = async (url = redis.url) => {
  const counts = openRedisRateCounters({ url, onError: () => {} });
  await ready(counts);
  return counts;
};

rateCountersContract('in this process', async () => {
  const counts = openLocalRateCounters();
  return { here: counts, there: counts, end: () => counts.close() };
});

rateCountersContract('Redis', async () => {
  // Windows of earlier tests must not count here, so the keys get a random name.
  const name = Math.random();
  const [one, two] = [await openShared(), await openShared()];
  const own = (counts: RateCounters): RateCounters => ({
    ...counts,
    count: (key, ms) => counts.count(`${name} ${key}`, ms),
  });
  return {
    here: own(one),
    there: own(two),
    end: async () => {
      await Promise.all([one.close(), two.close()]);
    },
  };
});

describe('counters without Redis', () => {
  it('continue locally when Redis is down or hangs, and together when it is back', async () => {
    const cable = await openCable(redis.url);
    const counts = await openShared(cable.url);
    const other = await openShared();
    await other.count('e', 60_000);
    expect((await counts.count('e', 60_000)).current).toBe(2);
    cable.stall();
    const began = performance.now();
    expect((await counts.count('e', 60_000)).current).toBe(1);
    expect((await counts.count('e', 60_000)).current).toBe(2);
    expect(performance.now() - began).toBeLessThan(1000);
    cable.snap();
    cable.resume();
    let current = 0;
    for (let tries = 0; tries < 100 && current < 4; tries++) {
      await new Promise((done) => setTimeout(done, 50));
      ({ current } = await other.count('f', 60_000));
      ({ current } = await counts.count('f', 60_000));
    }
    expect(current).toBeGreaterThan(3);
    cable.close();
    await Promise.all([counts.close(), other.close()]);
  });
});

describe('limits', () => {
  it('are not affected when the system time is set back', async () => {
    const { now } = Date;
    const counts = openLocalRateCounters();
    await counts.count('g', 50);
    Date.now = () => now() - 3_600_000;
    await new Promise((done) => setTimeout(done, 80));
    const { current } = await counts.count('g', 50);
    Date.now = now;
    expect(current).toBe(1);
  });

  it('apply to a person from any address', async () => {
    const world = await openWorld({ proxies: ['127.0.0.1'], limits: { matches: 2 } });
    const at = (address: string) => browser(() => world.server.url, { 'x-forwarded-for': address });
    const ada = at('203.0.113.1');
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    const opened = async (address: string) => {
      const response = await fetch(`${world.server.url}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: ada.cookie, 'x-forwarded-for': address },
        body: JSON.stringify({ game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] }),
      });
      return response.status;
    };
    expect([await opened('203.0.113.1'), await opened('203.0.113.2'), await opened('203.0.113.3')]).toEqual([
      201, 201, 429,
    ]);
    await world.end();
  });

  it('apply to a table for all players together', async () => {
    const world = await openWorld({ limits: { tableTalk: 3 } });
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
    const { match, token } = await world.api.create({ game: 'tic-tac-toe', seats });
    const guests = [world.sit(match, token), world.sit(match, token)];
    await Promise.all(guests.map((guest) => guest.until(() => true)));
    const codes = [];
    for (let n = 0; n < 5; n++)
      codes.push(await codeOf((guests[n % 2] as (typeof guests)[0]).remote.talk(n % 2, 'table', 'x')));
    expect(codes).toEqual(['accepted', 'accepted', 'accepted', 'rate', 'rate']);
    const other = await world.api.create({ game: 'tic-tac-toe', seats });
    const elsewhere = world.sit(other.match, other.token);
    await elsewhere.until(() => true);
    expect(await codeOf(elsewhere.remote.talk(0, 'table', 'x'))).toBe('accepted');
    await world.end();
  });
});
