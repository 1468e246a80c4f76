import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, openApi, overSocket, type TableState } from '@orrery/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Server, startServer } from '../src/index.ts';
import { anyOf, openAutomaticMatches } from './help/automatic-matches.ts';
import { startPostgres, startRedis, type TestServer } from './help/servers.ts';
import { type ChildServer, startChild } from './help/start-child.ts';
import { type Guest, games, openGuest, openWorld, ROOMY, Socket, wsUrl } from './help/world.ts';

let dir: string;
let postgres: TestServer;
let redis: TestServer;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-cluster-'));
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([postgres?.end(), redis?.end()]);
  rmSync(dir, { recursive: true, force: true });
});

describe('two servers that share a database', () => {
  const servers: Server[] = [];
  const guests: Guest[] = [];
  beforeAll(async () => {
    for (const name of ['one', 'two']) {
      servers.push(
        await startServer({
          port: 0,
          dataDir: join(dir, name),
          database: postgres.url,
          redis: redis.url,
          logger: false,
          games,
          botBudgetMs: 20,
          limits: ROOMY,
        }),
      );
    }
  }, 60_000);
  afterAll(async () => {
    for (const guest of guests) guest.remote.close();
    for (const server of servers) await server.close();
  });

  const apiOf = (at: number) => openApi(servers[at]?.url as string, fetch);
  function sit(at: number, match: string, token: string | null): Guest {
    const guest = openGuest(overSocket(wsUrl(servers[at]?.url as string), Socket), match, token);
    guests.push(guest);
    return guest;
  }
  const here = (table: TableState) => table.seats.map((seat) => seat.connected);

  /** Starts a match with Ada at the first server and Bo at the second. */
  async function pair(game: string) {
    const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
    const { match, token } = await apiOf(0).create({ game, seats });
    const { token: other } = await apiOf(1).claim(match, { name: 'Bo' });
    return { match, ada: sit(0, match, token), bo: sit(1, match, other) };
  }

  it('share moves, chat and presence', async () => {
    const { match, ada, bo } = await pair('tic-tac-toe');
    await ada.until((table) => here(table).every(Boolean));
    await bo.until((table) => here(table).every(Boolean) && table.seats[0]?.name === 'Ada');
    await ada.answer('a1');
    await bo.answer('b1');
    await ada.until((table) => table.seq === 2);
    await Promise.all([ada.remote.talk(0, 'table', 'hello'), bo.remote.talk(1, 'table', 'hi')]);
    const received = (table: TableState) => table.talk.map((line) => line.text).sort();
    for (const guest of [ada, bo]) {
      const table = await guest.until((now) => now.talk.length === 2);
      expect(received(table)).toEqual(['hello', 'hi']);
    }
    expect((await apiOf(1).summary(match)).seats.map((seat) => seat.connected)).toEqual([true, true]);
    bo.remote.close();
    await ada.until((table) => !here(table)[1]);
  });

  it('ask the players of both nodes about an undo request', async () => {
    const { ada, bo } = await pair('lanterns');
    await ada.answer('draw');
    await bo.until((table) => table.seq === 1);
    const wish = async () => {
      expect(await ada.remote.undo(0)).toBe('asked');
      return (await bo.until((table) => table.request !== null)).request?.request as number;
    };
    await bo.remote.request('consent', { request: await wish(), agree: false });
    await ada.until((table) => table.request === null);
    await bo.remote.request('consent', { request: await wish(), agree: true });
    await ada.until((table) => table.seq === 2 && table.request === null);
    await ada.answer('wait');
    await bo.until((table) => table.seq === 3);
  });

  it('run bots on one node, and on the other if only that has players', async () => {
    const seats = [
      { kind: 'me' as const, name: 'Ada' },
      { kind: 'bot' as const, level: 'easy' },
    ];
    const { match, token } = await apiOf(0).create({ game: 'tic-tac-toe', seats });
    const first = sit(0, match, token);
    const second = sit(1, match, token);
    await first.answer('a1');
    await second.until((table) => table.seq === 2);
    first.remote.close();
    const free = await second.until((table) => table.prompts.length > 0);
    const [field] = (free.prompts as unknown as { prompt: { options: { id: string }[] } }[]).flatMap(
      ({ prompt }) => prompt.options,
    );
    await second.answer(field?.id as string);
    const after = await second.until((table) => table.seq === 4 || table.result !== null);
    expect(after.seq).toBeGreaterThanOrEqual(3);
  });
});

describe('an empty table with seat clocks', () => {
  it('times out once, on a running node, after its own node was killed', async () => {
    const shared = [postgres.url, redis.url];
    const nodes = await Promise.all(['a', 'b'].map((name) => startChild(0, join(dir, `due-${name}`), shared)));
    try {
      const [here, there] = nodes.map((node) => openApi(node.url, fetch)) as [Api, Api];
      const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
      const wish = { game: 'tic-tac-toe', seats, clock: { move: 5 } };
      const { match, token } = await here.create(wish);
      const ada = openGuest(overSocket(wsUrl(nodes[0]?.url ?? ''), Socket), match, token);
      await ada.answer('a1', 0);
      ada.remote.close();
      await nodes[0]?.kill();
      let seq = 1;
      for (let tries = 0; tries < 120 && seq < 3; tries++) {
        await new Promise((done) => setTimeout(done, 500));
        seq = (await there.summary(match)).seq;
      }
      const store = await openPostgres({ url: postgres.url });
      const saved = await store.load(match);
      await store.close();
      // Each seat timed out once, in turn order.
      const late = saved?.rows.slice(2, 4).map(({ entry }) => (entry?.kind === 'expire' ? entry.seat : entry));
      expect(late).toEqual([1, 0]);
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
    }
  }, 120_000);
});

describe('the log', () => {
  it('reports a broken database connection', async () => {
    const world = await openWorld({ database: postgres.url, redis: redis.url });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await client.end();
    for (let tries = 0; tries < 100 && !world.log.some(({ about }) => about === 'database'); tries++) {
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(world.log.find(({ about }) => about === 'database')).toMatchObject({ msg: 'internal error' });
    await world.end();
  });
});

describe('three servers, a database and Redis, each killed once', () => {
  it('lose or repeat no acknowledged move, and all games finish', async () => {
    const shared = [postgres.url, redis.url];
    const nodes: ChildServer[] = await Promise.all(
      [0, 1, 2].map((at) => startChild(0, join(dir, `node-${at}`), shared)),
    );
    const urls = nodes.map((node) => node.url);
    const matches = await openAutomaticMatches(openApi(urls[2] as string, fetch), () => anyOf(urls), 20, 20);
    try {
      await matches.until(60);
      await nodes[0]?.kill();
      await matches.until(120);
      await redis.kill();
      await matches.until(160);
      await redis.start();
      await matches.until(220);
      await postgres.kill();
      await postgres.start();
      await matches.until(280);
      nodes[0] = await startChild(Number(new URL(urls[0] as string).port), join(dir, 'node-0'), shared);
      await matches.stand();
    } finally {
      matches.end();
      await Promise.all(nodes.map((node) => node.kill()));
    }
  }, 180_000);
});
