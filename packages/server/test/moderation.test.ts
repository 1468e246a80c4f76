import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { appoint, openSqlite, StartError } from '../src/index.ts';
import { type Browser, lineAs, browser as open } from './help/browser.ts';
import { documentedKeys } from './help/openapi.ts';
import { openWorld, type World, wsUrl } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

async function known(name: string): Promise<Browser> {
  const browser = open(() => world.server.url);
  await browser.ask('POST', '/api/me', { name });
  return browser;
}

/** Creates a person with an account that was made operator on the command line. */
async function operator(): Promise<Browser> {
  const browser = await known('Op');
  await browser.ask('POST', '/api/me/account', { name: 'Op', password: 'nine engines' });
  const store = openSqlite(join(world.dir, 'matches.db'));
  expect(await appoint(store.db, 'op', true)).toBe(true);
  await store.close();
  return browser;
}

const two = (name: string) => ({ game: 'tic-tac-toe', seats: [{ kind: 'me', name }, { kind: 'open' }] });

/** Seats Ada and Bo at one table; returns its id. */
async function atOneTable(ada: Browser, bo: Browser): Promise<string> {
  const { body } = await ada.ask('POST', '/api/tables', two('Ada'));
  await bo.ask('POST', `/api/tables/${body.table}`, { do: 'sit', name: 'Bo' });
  await ada.ask('POST', `/api/tables/${body.table}`, { do: 'start' });
  return body.table;
}

const quick = { game: 'tic-tac-toe', seats: 2 };

describe('a blocked player', () => {
  it('is never matched with the player who blocked them, and cannot invite them', async () => {
    const [ada, bo] = [await known('Ada'), await known('Bo')];
    const match = await atOneTable(ada, bo);
    const [{ person }] = (await bo.ask('GET', '/api/me/companions')).body;
    await bo.ask('POST', '/api/tables', two('Bo')).then(async ({ body }) => {
      expect((await bo.ask('POST', `/api/tables/${body.table}`, { do: 'invite', person })).status).toBe(200);
    });
    expect((await ada.ask('GET', '/api/tables?mine=1')).body).toMatchObject([{ invitedBy: 'Bo' }]);
    expect((await ada.ask('POST', `/api/matches/${match}/shuns`, { seat: 1, as: 'block' })).body).toEqual([
      { seat: 1, as: 'block' },
    ]);
    // Earlier invitations are gone, and new ones are rejected without revealing who blocked whom.
    expect((await ada.ask('GET', '/api/tables?mine=1')).body).toEqual([]);
    expect((await bo.ask('GET', '/api/me/companions')).body).toEqual([]);
    const { body } = await bo.ask('POST', '/api/tables', two('Bo'));
    expect(await bo.ask('POST', `/api/tables/${body.table}`, { do: 'invite', person })).toMatchObject({ status: 400 });
    const tables = [];
    for (const [browser, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const) {
      tables.push((await browser.ask('POST', '/api/tables/quick', { ...quick, name })).body.table);
    }
    expect(tables[0]).not.toBe(tables[1]);
    await bo.ask('POST', `/api/tables/${tables[1]}`, { do: 'stand' });
    const [shunned] = (await ada.ask('GET', '/api/me/shuns')).body;
    expect((await ada.ask('DELETE', `/api/me/shuns/${shunned.person}`)).body).toEqual([]);
    expect((await bo.ask('POST', '/api/tables/quick', { ...quick, name: 'Bo' })).body.table).toBe(tables[0]);
  });
});

describe('a report', () => {
  it('is rejected for a message the reporter cannot have read, and for the reporter’s own seat', async () => {
    const [ada, bo] = [await known('Ada'), await known('Bo')];
    const match = await atOneTable(ada, bo);
    for (const [report, code] of [
      [{ seat: 1, reason: 'abuse', at: 5 }, 'stale'],
      [{ seat: 0, reason: 'abuse' }, 'bad-seats'],
      [{ seat: 9, reason: 'abuse' }, 'bad-seats'],
      [{ seat: 1, reason: 'boring' }, 'malformed'],
    ] as const) {
      const answer = await ada.ask('POST', `/api/matches/${match}/reports`, report);
      expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    }
    const nobody = open(() => world.server.url);
    const answer = await nobody.ask('POST', `/api/matches/${match}/reports`, { seat: 1, reason: 'abuse' });
    expect(answer.body.error.code).toBe('signed-out');
  });
});

describe('the operator', () => {
  const PATHS = [
    ['GET', '/api/admin/state'],
    ['GET', '/api/admin/reports'],
    ['POST', '/api/admin/reports/x', {}],
    ['GET', '/api/admin/people?find='],
    ['POST', '/api/admin/people/x/ban', { days: 1, why: 'x' }],
    ['DELETE', '/api/admin/people/x/ban'],
    ['DELETE', '/api/admin/people/x'],
    ['GET', '/api/admin/tables?find='],
    ['DELETE', '/api/admin/tables/x'],
  ] as const;

  it('has routes that do not exist for guests, accounts and visitors', async () => {
    const guest = await known('Eve');
    const account = await known('Op 2');
    await account.ask('POST', '/api/me/account', { name: 'Op 2', password: 'nine engines' });
    for (const eve of [open(() => world.server.url), guest, account]) {
      for (const [method, path, body] of PATHS) {
        expect(await eve.ask(method, path, body), path).toMatchObject({
          status: 404,
          body: { error: { code: 'not-found', message: 'This page does not exist.' } },
        });
      }
    }
  });

  it('is marked as an operator in a documented field', async () => {
    const op = await operator();
    const { me } = (await op.ask('GET', '/api/me')).body;
    expect(me).toMatchObject({ operator: true });
    expect(await documentedKeys(world.server.url, '/api/me', 'me')).toEqual(Object.keys(me).sort());
  });

  it('reads a report with its chat and bans the author, whose connections are closed', async () => {
    const [ada, bo, op] = [await known('Ada'), await known('Bo'), await operator()];
    const match = await atOneTable(ada, bo);
    const guest = world.sit(match, null, lineAs(world.server.url, bo.cookie));
    await guest.until((table) => table.you.length === 1);
    await guest.remote.talk(1, 'table', 'something rude');
    const at = (await guest.until((table) => table.talk.length === 1)).talk[0]?.at;
    expect((await ada.ask('POST', `/api/matches/${match}/reports`, { seat: 1, reason: 'abuse', at })).status).toBe(201);
    const [report] = (await op.ask('GET', '/api/admin/reports')).body;
    expect(report).toMatchObject({ match, name: 'Bo', reporter: 'Ada', talk: [{ text: 'something rude' }] });
    const socket = new WebSocket(wsUrl(world.server.url), { headers: { cookie: bo.cookie } });
    const ended = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    expect((await op.ask('POST', `/api/admin/people/${report.person}/ban`, { days: 7, why: 'rude' })).status).toBe(200);
    expect(await ended).toBe(1008);
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['POST', '/api/tables'],
    ] as const) {
      expect(await bo.ask(method, path, method === 'POST' ? two('Bo') : undefined)).toMatchObject({
        status: 403,
        body: { error: { code: 'banned', params: { until: expect.any(Number) } } },
      });
    }
    expect((await op.ask('GET', '/api/admin/state')).body).toMatchObject({ healthy: true, bans: 1, reports: 1 });
    await op.ask('DELETE', `/api/admin/people/${report.person}/ban`);
    expect((await bo.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Bo' });
  });

  it('gives a host back their role after a temporary ban', async () => {
    const [ada, bo, op] = [await known('Ada'), await known('Bo'), await operator()];
    const match = await atOneTable(ada, bo);
    const [{ id }] = (await op.ask('GET', '/api/admin/people?find=ada')).body;
    await op.ask('POST', `/api/admin/people/${id}/ban`, { days: 1, why: 'rude' });
    const seats = `/api/matches/${match}/seats`;
    expect((await ada.ask('POST', seats, { do: 'lend', seat: 1 })).body.error.code).toBe('banned');
    await op.ask('DELETE', `/api/admin/people/${id}/ban`);
    // The request is rejected because Bo was here a moment ago, and no longer because only the host may ask.
    expect((await ada.ask('POST', seats, { do: 'lend', seat: 1 })).body.error.code).toBe('seat-taken');
  });

  it('deletes a running table, and a person with all their data', async () => {
    const [ada, bo, op] = [await known('Ada'), await known('Bo'), await operator()];
    const match = await atOneTable(ada, bo);
    const guest = world.sit(match, null, lineAs(world.server.url, bo.cookie));
    await guest.until((table) => table.you.length === 1);
    expect((await op.ask('DELETE', `/api/admin/tables/${match}`)).status).toBe(200);
    await expect.poll(() => guest.remote.status).toBe('refused');
    expect(await ada.ask('GET', `/api/matches/${match}`)).toMatchObject({ status: 404 });
    const [found] = (await op.ask('GET', '/api/admin/people?find=Bo')).body;
    expect((await op.ask('DELETE', `/api/admin/people/${found.id}`)).status).toBe(200);
    expect((await bo.ask('GET', '/api/me')).body).toEqual({ me: null });
    const [self] = (await op.ask('GET', '/api/admin/people?find=Op')).body;
    expect(await op.ask('DELETE', `/api/admin/people/${self.id}`)).toMatchObject({ status: 403 });
    expect(world.log.filter((line) => line.msg === 'internal error')).toEqual([]);
  });
});

it('masks listed words before chat is saved, and fails to start if the list cannot be read', async () => {
  const list = join(world.dir, 'words.txt');
  writeFileSync(list, 'Drat\n\n  blast \n');
  await world.restart({ wordList: list });
  const { match, token } = await world.api.create({
    game: 'tic-tac-toe',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  const guest = world.sit(match, token);
  await guest.remote.talk(0, 'table', 'Oh DRAT, a blasted drat');
  const { talk } = await guest.until((table) => table.talk.length === 1);
  expect(talk[0]?.text).toBe('Oh ∗∗∗∗, a blasted ∗∗∗∗');
  await expect(world.restart({ wordList: join(world.dir, 'none') })).rejects.toThrow(StartError);
  await world.restart({});
});
