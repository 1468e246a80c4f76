import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus, OutgoingMessage, Store } from '@orrery/host';
import { CLOCKS, type ToClient } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, secret } from '../src/ids.ts';
import { openLocalBus, openPostgres, openRedisBus, openSqlite } from '../src/index.ts';
import { openMatches } from '../src/match/matches.ts';
import { catalog } from './fixtures/games.ts';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { startPostgres, startRedis, type TestServer } from './help/servers.ts';

/** Two nodes: their stores and buses. `cut` takes the bus down. */
interface Pair {
  stores: [Store, Store];
  buses: [Bus, Bus];
  cut: (() => Promise<void>) | null;
  end(): Promise<void>;
}

async function embedded(): Promise<Pair> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-leavers-'));
  const store = openSqlite(join(dir, 'm.db'));
  const bus = openLocalBus(() => {});
  return {
    stores: [store, store],
    buses: [bus, bus],
    cut: null,
    async end() {
      await store.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

let postgres: TestServer;
let redis: TestServer;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 120_000);
afterAll(async () => void (await Promise.all([postgres?.end(), redis?.end()])));

async function shared(): Promise<Pair> {
  const { url } = postgres;
  const open = () => openRedisBus({ url: redis.url, onError: () => {} });
  const [one, two, here, there] = await Promise.all([openPostgres({ url }), openPostgres({ url }), open(), open()]);
  return {
    stores: [one, two],
    buses: [here, there],
    cut: redis.kill,
    end: async () => void (await Promise.all([one.close(), two.close(), here.close(), there.close()])),
  };
}

const node = (name: string, store: Store, bus: Bus, clock: JumpingClock) =>
  openMatches({
    ...{ games: catalog, store, bus, node: name, clock, secret, keyOf: hashToken, maxLoaded: 10 },
    thinker: { think: () => new Promise(() => {}) },
    isLevel: () => true,
    fault: () => {},
  });

/** A device and the newest message of each kind that it received. */
function device() {
  const received: ToClient[] = [];
  const client = { send: ({ text }: OutgoingMessage) => void received.push(JSON.parse(text) as ToClient), drop() {} };
  const absent = () => received.flatMap((message) => ('absent' in message ? [message.absent ?? []] : [])).at(-1) ?? [];
  return { client, absent };
}

const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
const act = (seat: number, n: number, answer: string) => ({
  ...{ do: 'act' as const, id: 1 },
  action: { seat, question: '0.1', n, answer },
});
const win = { do: 'claim' as const, id: 2, seat: 1, of: 0, choice: 'win' as const };

/** Ada plays at the first node, Bo at the second. After two turns each, it is Ada's turn. */
async function scene(pair: Pair) {
  const clock = jumpingClock();
  const [one, two] = [0, 1].map((at) => node(`n${at}`, pair.stores[at] as Store, pair.buses[at] as Bus, clock)) as [
    ReturnType<typeof node>,
    ReturnType<typeof node>,
  ];
  const { match, token } = await one.create({ game: 'tic-tac-toe', seats, clock: CLOCKS.fast });
  const bo = await (await two.find(match)).claim(1, 'Bo', null);
  const join = async (at: typeof one, key: string) => {
    const own = device();
    return { ...own, session: await (await at.find(match)).join(own.client, { token: key, person: null }, undefined) };
  };
  const [ada, other] = [await join(one, token), await join(two, bo.token)];
  for (const [who, seat, n, field] of [
    [ada, 0, 0, 'a1'],
    [other, 1, 0, 'b1'],
    [ada, 0, 1, 'b2'],
    [other, 1, 1, 'c3'],
  ] as const) {
    await (await one.find(match)).reload();
    await (await two.find(match)).reload();
    await who.session.request(act(seat, n, field));
  }
  await (await one.find(match)).reload();
  return {
    ...{ clock, match, one, two, ada, bo: other },
    joinOne: () => join(one, token),
    joinBo: () => join(one, bo.token),
    /** Lets time pass at a pace at which the nodes hear each other. */
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 5000) await clock.leap(Math.min(5000, left));
    },
    async entries() {
      return ((await pair.stores[0].load(match))?.rows ?? []).slice(5).flatMap(({ entry }) => entry ?? []);
    },
    async end() {
      await Promise.all([one.close(), two.close()]);
      await pair.end();
    },
  };
}

describe.each([
  ['SQLite', embedded],
  ['PostgreSQL and Redis', shared],
])('a player who leaves, with two nodes over %s', (_name, open) => {
  it('is here for all nodes while connected to one, and is claimed at another node', async () => {
    const on = await scene(await open());
    await on.pass(120_000);
    expect(on.bo.absent()).toEqual([]);
    await expect(on.bo.session.request(win)).rejects.toMatchObject({ problem: { code: 'stale' } });
    on.ada.session.leave();
    await on.pass(70_000);
    expect(on.bo.absent()).toMatchObject([{ seat: 0, wait: 0, choices: ['win', 'bot'] }]);
    await on.bo.session.request(win);
    expect(await on.entries()).toEqual([{ kind: 'resign', seat: 0, why: 'away', by: 1 }]);
    await expect(on.bo.session.request(win)).rejects.toMatchObject({ problem: { code: 'over' } });
    const back = await on.joinOne();
    expect((await (await on.one.find(on.match)).summary()).status).toBe('over');
    back.session.leave();
    await on.end();
  });

  it('is claimed once, however many nodes receive the claim', async () => {
    const on = await scene(await open());
    const second = await on.joinBo();
    on.ada.session.leave();
    await on.pass(70_000);
    const done = await Promise.allSettled([on.bo.session.request(win), second.session.request({ ...win, id: 3 })]);
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await on.entries()).toEqual([{ kind: 'resign', seat: 0, why: 'away', by: 1 }]);
    await on.end();
  });

  it('keeps the game with a move that is saved before the claim', async () => {
    const on = await scene(await open());
    on.ada.session.leave();
    await on.pass(70_000);
    const back = await on.joinOne();
    const [move, claim] = await Promise.allSettled([back.session.request(act(0, 2, 'a2')), on.bo.session.request(win)]);
    const kinds = (await on.entries()).map(({ kind }) => kind);
    // Whichever was saved first stands, and the other was refused.
    expect(kinds).toEqual(move.status === 'fulfilled' ? ['act'] : ['resign']);
    expect([move.status, claim.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
    await on.end();
  });
});

describe('while the nodes cannot hear each other', () => {
  it('a player connected to another node cannot be claimed', async () => {
    const pair = await shared();
    const on = await scene(pair);
    await pair.cut?.();
    await on.pass(300_000);
    await expect(on.bo.session.request(win)).rejects.toMatchObject({ problem: { code: 'stale' } });
    expect(await on.entries()).toEqual([]);
    await redis.start();
    await on.end();
  });
});
