import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@orrery/games';
import { factOf, rulesOf, seeded } from '@orrery/kernel';
import type { InboxMessage } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Server, startServer } from '../src/index.ts';
import { type Browser, browser } from './help/browser.ts';
import { startPostgres, startRedis, type TestServer } from './help/servers.ts';
import { games, ROOMY, wsUrl } from './help/world.ts';

describe('players on two servers that share a database', () => {
  let dir: string;
  let stores: TestServer[] = [];
  const servers: Server[] = [];
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'orrery-players-'));
    stores = await Promise.all([startPostgres(), startRedis()]);
    const [postgres, redis] = stores;
    for (const name of ['one', 'two']) {
      servers.push(
        await startServer({
          ...{ port: 0, dataDir: join(dir, name), logger: false, games, botBudgetMs: 20 },
          ...{ database: postgres?.url ?? '', redis: redis?.url ?? '' },
          limits: { ...ROOMY, tableActions: 60 },
        }),
      );
    }
  }, 120_000);
  afterAll(async () => {
    for (const socket of sockets) socket.terminate();
    for (const server of servers) await server.close();
    await Promise.all(stores.map((store) => store.end()));
    rmSync(dir, { recursive: true, force: true });
  });

  const at = (server: number) => browser(() => servers[server]?.url as string);
  async function account(name: string, server: number): Promise<Browser> {
    const opened = at(server);
    await opened.ask('POST', '/api/me', { name });
    await opened.ask('POST', '/api/me/account', { name, password: 'nine engines' });
    return opened;
  }
  /** Follows the notification center; returns the numbers of unread items. */
  async function bell(server: number, cookie: string): Promise<{ socket: WebSocket; counts: number[] }> {
    const socket = new WebSocket(wsUrl(servers[server]?.url as string), { headers: { cookie } });
    sockets.push(socket);
    const counts: number[] = [];
    socket.on('message', (data) => {
      const news = JSON.parse(String(data)) as InboxMessage;
      if (news.say === 'inbox') counts.push(news.unread);
    });
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ do: 'inbox' }));
    return { socket, counts };
  }

  it('become friends, see each other online, and get notifications at once, at either server', async () => {
    const [ada, bo] = [await account('Ada', 0), await account('Bo', 1)];
    const his = await bell(1, bo.cookie);
    await expect.poll(() => his.counts).toEqual([0]);
    expect((await ada.ask('POST', '/api/players/Bo', { do: 'befriend' })).body.relation.friend).toBe('asked');
    await expect.poll(() => his.counts.at(-1)).toBe(1);
    expect((await ada.ask('GET', '/api/players/Bo')).body.online).toBe(null);
    expect((await bo.ask('POST', '/api/players/Ada', { do: 'accept' })).body.relation.friend).toBe('friends');
    await expect.poll(async () => (await ada.ask('GET', '/api/me/friends')).body[0].online).toBe(true);
    expect((await ada.ask('GET', '/api/players/Bo')).body.online).toBe(true);
    his.socket.close();
    await expect.poll(async () => (await ada.ask('GET', '/api/me/friends')).body[0].online).toBe(false);
    // A friend who never played with them can be challenged.
    const again = await bell(1, bo.cookie);
    await expect.poll(() => again.counts).toEqual([0]);
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const { table } = (await ada.ask('POST', '/api/tables', { game: 'tic-tac-toe', seats })).body;
    const [{ person }] = (await ada.ask('GET', '/api/me/companions')).body;
    expect((await ada.ask('GET', '/api/me/companions')).body).toMatchObject([{ name: 'Bo', matches: 0, friend: true }]);
    expect((await ada.ask('POST', `/api/tables/${table}`, { do: 'keep', seat: 1, person })).status).toBe(200);
    await expect.poll(() => again.counts.at(-1), { timeout: 20_000 }).toBe(1);
    expect((await bo.ask('GET', '/api/me/inbox')).body.items).toMatchObject([
      { kind: 'invited', subject: table, others: ['Ada'], read: false },
    ]);
    expect((await bo.ask('POST', '/api/me/inbox', {})).body).toMatchObject({ unread: 0, items: [{ read: true }] });
    await expect.poll(() => again.counts.at(-1)).toBe(0);
    await bo.ask('POST', `/api/tables/${table}`, { do: 'sit', name: 'Bo' });
    expect((await bo.ask('GET', '/api/me/inbox')).body.items).toEqual([]);
    expect((await ada.ask('GET', `/api/tables/${table}`)).body.seats).toMatchObject([
      { profile: 'Ada' },
      { profile: 'Bo' },
    ]);
    await ada.ask('POST', `/api/tables/${table}`, { do: 'start' });
    expect((await at(0).ask('GET', `/api/matches/${table}/profiles`)).body).toMatchObject([
      { profile: 'Ada' },
      { profile: 'Bo' },
    ]);
  }, 60_000);

  it('hide everything from a player they blocked, at either server', async () => {
    const [cy, di] = [await account('Cy', 0), await account('Di', 1)];
    await cy.ask('POST', '/api/players/Di', { do: 'befriend' });
    const hers = await bell(0, cy.cookie);
    await expect.poll(() => hers.counts.at(-1)).toBe(0);
    expect((await cy.ask('POST', '/api/players/Di', { do: 'block' })).body).toMatchObject({
      relation: { blocked: true, friend: 'none', challenge: false },
      stats: null,
    });
    expect((await di.ask('GET', '/api/me/inbox')).body).toEqual({ unread: 0, items: [] });
    for (const [method, path, body] of [
      ['GET', '/api/players/Cy', undefined],
      ['GET', '/api/players/Cy/games', undefined],
      ['GET', '/api/players/Cy/ratings/tic-tac-toe/2', undefined],
      ['POST', '/api/players/Cy', { do: 'befriend' }],
      ['POST', '/api/players/Cy', { do: 'follow' }],
      ['POST', '/api/players/Cy/reports', { reason: 'spam' }],
    ] as const) {
      expect(await di.ask(method, path, body)).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown-player' } },
      });
    }
    expect((await cy.ask('POST', '/api/players/Di', { do: 'unblock' })).body.relation.blocked).toBe(false);
    expect((await di.ask('GET', '/api/players/Cy')).status).toBe(200);
  }, 30_000);

  it('have friends and profiles only with an account, and no more requests than the limit', async () => {
    const [eve, guest] = [await account('Eve', 0), at(0)];
    await guest.ask('POST', '/api/me', { name: 'Guest' });
    for (const [method, path, body] of [
      ['POST', '/api/players/Eve', { do: 'befriend' }],
      ['GET', '/api/me/profile', undefined],
      ['GET', '/api/me/recovery', undefined],
    ] as const) {
      expect(await guest.ask(method, path, body)).toMatchObject({
        status: 403,
        body: { error: { code: 'no-account' } },
      });
    }
    expect((await at(0).ask('GET', '/api/me/inbox')).status).toBe(401);
    const bio = (text: string) => ({
      ...{ avatar: { hue: 1, planet: 'ice' }, bio: text, history: 'all', presence: 'all', contact: 'all' },
    });
    expect((await eve.ask('POST', '/api/me/profile', bio('x'.repeat(201)))).status).toBe(400);
    expect((await eve.ask('POST', '/api/me/profile', bio('a\u202eb'))).status).toBe(400);
    expect((await eve.ask('POST', '/api/me/profile', bio(' Slow  games '))).body.bio).toBe('Slow games');
    const codes = [];
    for (let i = 0; i < 70; i++) codes.push((await eve.ask('POST', '/api/players/Nobody', { do: 'follow' })).status);
    expect(codes[0]).toBe(404);
    expect(codes.at(-1)).toBe(429);
  }, 30_000);

  it('recover an account over HTTP with a new session, and answer the same for every address', async () => {
    const fay = await account('Fay', 0);
    const { codes } = (await fay.ask('POST', '/api/me/recovery/codes', { password: 'nine engines' })).body;
    const other = at(1);
    for (const address of ['fay@example.org', 'nobody@example.org']) {
      expect(await other.ask('POST', '/api/recovery/mail', { address })).toMatchObject({
        status: 200,
        body: { ok: true },
      });
    }
    const wrong = await other.ask('POST', '/api/recovery', { name: 'Fay', code: 'x', password: 'ten engines' });
    const unknown = await other.ask('POST', '/api/recovery', { name: 'Zed', code: 'x', password: 'ten engines' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    const back = await other.ask('POST', '/api/recovery', { name: 'fay', code: codes[0], password: 'ten engines' });
    expect(back).toMatchObject({ status: 201, body: { name: 'Fay', guest: false } });
    expect((await fay.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await other.ask('GET', '/api/me/inbox')).body.items).toMatchObject([{ kind: 'recovered' }]);
  }, 30_000);
});

describe('achievements', () => {
  it.each(catalog.map(({ id }) => id))('of %s are decided by facts that its results have', async (id) => {
    const game = await catalog.find((one) => one.id === id)?.load();
    if (!game) throw new Error(`${id} is not in the catalog`);
    const rules = rulesOf(game);
    const state = rules.begin(2, game.defaults?.(2) ?? {}, 'achievements');
    const rng = seeded('achievements');
    for (let n = 0; n < game.bound && rules.advance(state, rng); n++);
    const { result } = state;
    if (!result) throw new Error(`${id} has no result`);
    const facts = (game.achievements ?? []).flatMap(({ when }) => when.map(({ fact }) => fact));
    expect(facts.length).toBeGreaterThan(0);
    const finished = { result, sides: rules.sides(state), people: 2 };
    for (const fact of facts) for (const seat of [0, 1]) expect(factOf(finished, seat, fact), fact).toBeDefined();
  });
});
