import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type Browser, browser } from './help/browser.ts';
import { looking as lookingAt } from './help/lobby-client.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
const ears: WebSocket[] = [];
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  for (const ear of ears.splice(0)) ear.close();
  await world.end();
});

async function guest(name: string): Promise<Browser> {
  const opened = browser(() => world.server.url);
  expect((await opened.ask('POST', '/api/me', { name })).status).toBe(201);
  return opened;
}

async function looking(table: string, cookie = '') {
  const opened = await lookingAt(world.server.url, table, cookie);
  ears.push(opened.socket);
  return opened;
}

const two = { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] };

describe('a table before its game', () => {
  it('is created, listed, joined and started, with updates to everyone who follows it', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const made = await ada.ask('POST', '/api/tables', { ...two, listed: true });
    expect(made).toMatchObject({ status: 201, body: { stage: 'gathering', hosting: true, you: [0], host: 'Ada' } });
    const { table } = made.body;
    // There is no match yet.
    expect((await ada.ask('GET', `/api/matches/${table}`)).status).toBe(404);
    const [hers, his, strangers] = await Promise.all([
      looking(table, ada.cookie),
      looking(table, bo.cookie),
      looking(table),
    ]);
    await Promise.all([hers, his, strangers].map((one) => one.until((now) => now?.rev === 1)));
    expect((await bo.ask('GET', '/api/tables?game=tic-tac-toe')).body).toMatchObject([
      { table, you: [], hosting: false },
    ]);
    expect((await bo.ask('POST', `/api/tables/${table}`, { do: 'sit', name: 'Bo' })).body).toMatchObject({ you: [1] });
    expect(await his.until((now) => now?.rev === 2)).toMatchObject({ you: [1], hosting: false });
    expect(await hers.until((now) => now?.seats[1]?.name === 'Bo')).toMatchObject({ you: [0], hosting: true });
    expect((await ada.ask('GET', '/api/tables')).body).toEqual([]);
    expect(await bo.ask('POST', `/api/tables/${table}`, { do: 'start' })).toMatchObject({ status: 403 });
    expect((await ada.ask('POST', `/api/tables/${table}`, { do: 'start' })).body).toMatchObject({ stage: 'begun' });
    expect(await strangers.until((now) => now?.stage === 'begun')).toMatchObject({ you: [] });
    expect((await bo.ask('GET', `/api/matches/${table}`)).body).toMatchObject({ status: 'playing', you: [1] });
    expect((await bo.ask('GET', '/api/me/companions')).body).toMatchObject([{ name: 'Ada', matches: 1 }]);
    const late = await bo.ask('POST', `/api/tables/${table}`, { do: 'stand' });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'begun' } } });
  });

  it('shows no ids of other players, and stops the feed on request', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const { table } = (await ada.ask('POST', '/api/tables', two)).body;
    const { id } = (await ada.ask('GET', '/api/me')).body.me;
    const his = await looking(table, bo.cookie);
    await his.until((now) => now !== null);
    expect(JSON.stringify(his.received)).not.toContain(id);
    expect(JSON.stringify((await bo.ask('GET', `/api/tables/${table}`)).body)).not.toContain(id);
    his.socket.send(JSON.stringify({ do: 'attend', table: null }));
    const other = await looking(table, ada.cookie);
    await other.until((now) => now !== null);
    await bo.ask('POST', `/api/tables/${table}`, { do: 'sit', name: 'Bo' });
    await other.until((now) => now?.rev === 2);
    expect(his.received.every((news) => news.gathering?.rev === 1)).toBe(true);
    expect(await (await looking('nowhere')).until(() => true)).toBe(null);
  });

  it('starts with a player or removes them, never both', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const { table } = (await ada.ask('POST', '/api/tables', two)).body;
    await bo.ask('POST', `/api/tables/${table}`, { do: 'sit', name: 'Bo' });
    const both = await Promise.all(
      [{ do: 'kick', seat: 1 }, { do: 'start' }, { do: 'start' }].map((deed) =>
        ada.ask('POST', `/api/tables/${table}`, deed),
      ),
    );
    const kicked = both[0]?.status === 200;
    expect(both.map(({ status }) => status)).toEqual(kicked ? [200, 409, 409] : [409, 200, 200]);
    expect((await bo.ask('GET', `/api/matches/${table}`)).status).toBe(kicked ? 404 : 200);
  });

  it('rejects invalid setups and requests, and visitors without a session', async () => {
    const ada = await guest('Ada');
    const codes = async (...given: [string, object?][]) =>
      Promise.all(
        given.map(async ([path, body]) => (await ada.ask(body ? 'POST' : 'GET', path, body)).body.error?.code),
      );
    expect(
      await codes(
        ['/api/tables', { ...two, game: 'whist' }],
        ['/api/tables', { ...two, seats: two.seats.slice(0, 1) }],
        ['/api/tables', { ...two, seats: [{ kind: 'open' }, { kind: 'open' }] }],
        ['/api/tables', { ...two, seats: [...two.seats.slice(0, 1), { kind: 'bot', level: 'divine' }] }],
        ['/api/tables', { ...two, options: { unheard: 'of' } }],
        ['/api/tables', { ...two, seed: 'mine' }],
        ['/api/tables/nowhere'],
        ['/api/tables/nowhere', { do: 'start' }],
        ['/api/tables/nowhere', { do: 'dance' }],
        ['/api/tables?seats=many'],
        ['/api/matches/nowhere/again', {}],
      ),
    ).toEqual([
      'unknown-game',
      'bad-seats',
      'bad-seats',
      'bad-seats',
      'bad-options',
      'malformed',
      'unknown-match',
      'unknown-match',
      'malformed',
      'malformed',
      'unknown-match',
    ]);
    const nobody = browser(() => world.server.url);
    expect(await nobody.ask('POST', '/api/tables', two)).toMatchObject({ status: 401 });
    expect((await nobody.ask('GET', '/api/tables?mine=1')).body).toEqual([]);
  });

  it('limits actions per address and open tables per person', async () => {
    await world.restart({ limits: { tableActions: 3 } });
    const ada = await guest('Ada');
    const { table } = (await ada.ask('POST', '/api/tables', two)).body;
    const statuses = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await ada.ask('POST', `/api/tables/${table}`, { do: 'list', listed: true })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const made = [];
    for (let i = 0; i < 12; i++) made.push((await ada.ask('POST', '/api/tables', two)).status);
    expect(made).toEqual([...Array(11).fill(201), 429]);
  });

  it('is listed only while a player is present, and stays visible to its players', async () => {
    let now = 1e12;
    await world.restart({ clock: { now: () => now, after: () => () => {} } });
    const ada = await guest('Ada');
    const { table } = (await ada.ask('POST', '/api/tables', { ...two, listed: true })).body;
    expect((await ada.ask('GET', '/api/tables')).body).toHaveLength(1);
    now += 3 * 60_000;
    expect((await ada.ask('GET', '/api/tables')).body).toEqual([]);
    expect((await ada.ask('GET', '/api/tables?mine=1')).body).toMatchObject([{ table }]);
  });

  it('is described in the OpenAPI page, and deleted with its only player', async () => {
    const ada = await guest('Ada');
    const { table } = (await ada.ask('POST', '/api/tables', two)).body;
    const { paths } = (await ada.ask('GET', '/api/openapi.json')).body;
    for (const path of ['/api/tables', '/api/tables/quick', '/api/tables/{id}', '/api/matches/{id}/again']) {
      expect(paths[path]?.post ?? paths[path]?.get, path).toBeDefined();
    }
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await ada.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ stage: 'closed' });
  });
});
