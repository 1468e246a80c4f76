import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTable, rulesOf } from '@orrery/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { openPasswords } from '../src/accounts/passwords.ts';
import { copySqlite, openLogFile, StartError } from '../src/index.ts';
import { lanterns } from './fixtures/lanterns.ts';
import { browser as open } from './help/browser.ts';
import { jumpingClock } from './help/jumping-clock.ts';
import { mailReceiver } from './help/receivers.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
afterEach(() => world?.end());

const browser = (headers?: Record<string, string>) => open(() => world.server.url, headers);
const DAY = 24 * 3600_000;
const account = { name: 'Ada L', password: 'nine engines' };

/** Sends a raw request and returns the status of the response. */
function raw(head: string[], body = ''): Promise<number> {
  const { hostname, port } = new URL(world.server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(text.split(' ')[1])));
  });
}

describe('a path in another spelling', () => {
  it('is checked by its matched route: origin check and ban apply', async () => {
    world = await openWorld();
    const evil = browser({ origin: 'https://elsewhere.example' });
    for (const path of ['/%61pi/me', '/ap%69/me', '/api/%6de']) {
      expect(await evil.ask('POST', path, { name: 'Eve' })).toMatchObject({ status: 403, set: null });
    }
    const body = '{"name":"Eve"}';
    const common = ['Origin: https://elsewhere.example', 'Content-Type: application/json', 'Connection: close'];
    const head = ['POST http://x/api/me HTTP/1.1', 'Host: x', `Content-Length: ${body.length}`, ...common];
    expect(await raw(head, body)).toBe(403);
    const ada = browser();
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    expect((await ada.ask('GET', '/%61pi/me')).body).toMatchObject({ me: { name: 'Ada' } });
  });
});

describe('a host name', () => {
  const asked = (host: string) => raw(['GET /api/me HTTP/1.1', `Host: ${host}`, 'Connection: close']);

  it('is rejected if it is public and not listed', async () => {
    world = await openWorld({ hosts: ['Play.Example.org'], notices: { url: 'https://orrery.example.net' } });
    for (const host of [
      'localhost:1234',
      '127.0.0.1',
      '[::1]:80',
      'nas',
      'nas.local:8080',
      'PLAY.example.org',
      'orrery.example.net',
    ]) {
      expect([host, await asked(host)]).toEqual([host, 200]);
    }
    for (const host of [
      'rebind.example',
      'play.example.org.evil.example',
      '127.0.0.1.evil.example',
      'xlocal.example:8080',
    ]) {
      expect([host, await asked(host)]).toEqual([host, 421]);
    }
  });

  it('is rejected as a setting if it is invalid', async () => {
    const wrong = openWorld({ hosts: ['https://play.example.org'] });
    await expect(wrong).rejects.toThrow(StartError);
    await expect(wrong).rejects.toThrow('https://play.example.org is not a host name');
  });
});

describe('the NUL character', () => {
  it('is rejected in every text of a request or message', async () => {
    world = await openWorld();
    const ada = browser();
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    const refusal = { status: 400, body: { error: { code: 'malformed' } } };
    for (const path of ['/api/matches/%00', '/api/tables/%00', '/api/ratings/%00/2', '/api/tables?game=%00']) {
      expect(await ada.ask('GET', path)).toMatchObject(refusal);
    }
    expect(await ada.ask('POST', '/api/ways/stop', { token: 'a\0' })).toMatchObject(refusal);
    const seats = [{ kind: 'me', name: 'A' }, { kind: 'open' }];
    expect(await ada.ask('POST', '/api/matches', { game: 'lanterns', options: { 'a\0': 1 }, seats })).toMatchObject(
      refusal,
    );
    const line = await world.line();
    line.send({ do: 'join', match: 'm\0', token: null });
    expect(await line.next()).toMatchObject({ say: 'error', code: 'malformed' });
  });
});

describe('files with hands and seeds in them', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('are readable only by the user that runs the server', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-modes-'));
    const data = join(dir, 'data');
    world = await openWorld({ dataDir: data });
    openLogFile(join(data, 'server.log')).write('{}\n');
    await world.api.create({ game: 'lanterns', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });
    copySqlite(join(data, 'matches.db'), join(dir, 'copy.db'));
    expect(modeOf(data)).toBe('700');
    for (const file of ['matches.db', 'matches.db-wal', 'lock', 'server.log', '../copy.db']) {
      expect([file, modeOf(join(data, file))]).toEqual([file, '600']);
    }
    await world.end();
    rmSync(dir, { recursive: true });
  });
});

describe('passwords', () => {
  it('wait in a bounded queue', async () => {
    const passwords = openPasswords(2);
    const tries = [1, 2, 3].map(() => passwords.fits(null, 'nine engines'));
    const ends = await Promise.allSettled(tries);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(ends[2]).toMatchObject({ reason: { problem: { code: 'unavailable' } } });
    expect(await passwords.fits(null, 'nine engines')).toBe(false);
  });
});

describe('an account', () => {
  it('gets a new session key when a guest creates it; the old one stops working', async () => {
    world = await openWorld();
    const ada = browser();
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    const before = ada.cookie;
    await ada.ask('POST', '/api/me/account', account);
    expect(ada.cookie).not.toBe(before);
    expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Ada L', guest: false } });
    expect((await browser({ cookie: before }).ask('GET', '/api/me')).body).toEqual({ me: null });
  });

  it('reserves its name: guests and other accounts cannot use it', async () => {
    world = await openWorld();
    const [ada, eve] = [browser(), browser()];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await ada.ask('POST', '/api/me/account', account);
    const taken = { status: 409, body: { error: { code: 'name-taken' } } };
    expect(await eve.ask('POST', '/api/me', { name: 'ada l' })).toMatchObject(taken);
    await eve.ask('POST', '/api/me', { name: 'Eve' });
    expect(await eve.ask('POST', '/api/me', { name: 'ADA L' })).toMatchObject(taken);
    const seats = (name: string) => [{ kind: 'me', name }, { kind: 'open' }];
    const game = 'tic-tac-toe';
    const { table } = (await ada.ask('POST', '/api/tables', { game, seats: seats('Ada L') })).body;
    const { match } = (await ada.ask('POST', '/api/matches', { game, seats: seats('Ada L') })).body;
    for (const [path, body] of [
      ['/api/tables', { game, seats: seats('Ada L') }],
      ['/api/tables/quick', { game, seats: 2, name: 'Ada L' }],
      [`/api/tables/${table}`, { do: 'sit', name: 'Ada L' }],
      ['/api/matches', { game, seats: seats('Ada L') }],
      [`/api/matches/${match}/claim`, { name: 'Ada L' }],
    ] as const) {
      expect([path, await eve.ask('POST', path, body)]).toMatchObject([path, taken]);
    }
    expect(await ada.ask('POST', '/api/me', { name: 'ada l' })).toMatchObject({ status: 201 });
  });
});

describe('a confirmation e-mail', () => {
  it('is sent to one address at most three times a day', async () => {
    const mail = await mailReceiver();
    const notices = { url: 'https://play.example.org', smtp: mail.url, mailFrom: 'orrery@example.org' };
    world = await openWorld({ notices });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const guest = browser();
      await guest.ask('POST', '/api/me', { name: `Guest ${i}` });
      const asked = await guest.ask('POST', '/api/me/ways', { kind: 'mail', address: 'Victim@example.com' });
      statuses.push(asked.status);
      if (asked.status === 200) await guest.ask('DELETE', `/api/me/ways/${asked.body.ways[0].id}`);
      await guest.ask('DELETE', '/api/me');
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await mail.end();
  });

  it('can be requested by one person or network at most twenty times a day', async () => {
    const mail = await mailReceiver();
    const notices = { url: 'https://play.example.org', smtp: mail.url, mailFrom: 'orrery@example.org' };
    world = await openWorld({ notices });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const guest = browser();
      await guest.ask('POST', '/api/me', { name: `Guest ${i}` });
      statuses.push((await guest.ask('POST', '/api/me/ways', { kind: 'mail', address: `v${i}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    await mail.end();
  });
});

describe('the lobby', () => {
  it('lists tables of all networks in turn, at most sixty of one', async () => {
    world = await openWorld({ proxies: ['127.0.0.1'] });
    const from = (ip: string) => browser({ 'x-forwarded-for': ip });
    const table = { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }], listed: true };
    const statuses = new Map<number, number>();
    for (let guest = 0; guest < 6; guest++) {
      const spammer = from('10.0.0.1');
      await spammer.ask('POST', '/api/me', { name: `Spam ${guest}` });
      for (let i = 0; i < 12; i++) {
        const { status } = await spammer.ask('POST', '/api/tables', { ...table, clock: { move: 86_400 } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect([...statuses]).toEqual([
      [201, 60],
      [429, 12],
    ]);
    const honest = from('10.0.0.2');
    await honest.ask('POST', '/api/me', { name: 'Honest' });
    const opened: string[] = [];
    for (let i = 0; i < 2; i++) opened.push((await honest.ask('POST', '/api/tables', table)).body.table);
    const list = (await from('10.0.0.3').ask('GET', '/api/tables')).body.map((one: { table: string }) => one.table);
    expect(list.slice(0, 4).filter((id: string) => opened.includes(id))).toEqual(opened);
  });
});

describe('an uploaded game', () => {
  const rules = rulesOf(lanterns);
  const record = () => {
    const { snapshot, seats, ...rest } = newTable(rules, { seats: 2, options: { turns: 4 }, seed: 'mine' }).record;
    return rest;
  };
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const upload = async (name: string) => {
    const guest = browser();
    await guest.ask('POST', '/api/me', { name });
    return guest.ask('POST', '/api/matches/moved', { record: record(), seats });
  };

  it('counts against the quotas of its person and network', async () => {
    world = await openWorld({ uploads: { each: 1, all: 1e6 } });
    expect((await upload('Ada')).status).toBe(201);
    // Bo is another guest from the same network.
    expect(await upload('Bo')).toMatchObject({ status: 507, body: { error: { code: 'full' } } });
  });

  it('counts against the quota of the whole server', async () => {
    world = await openWorld({ uploads: { each: 1e6, all: 1 } });
    expect((await upload('Ada')).status).toBe(201);
    expect(await upload('Cy')).toMatchObject({ status: 507, body: { error: { code: 'full' } } });
  });

  it('expires half a year after its last move; unused tables and matches expire too, played ones never', async () => {
    const clock = jumpingClock(Date.now());
    world = await openWorld({ clock });
    const guest = browser();
    await guest.ask('POST', '/api/me', { name: 'Ada' });
    const create = async (path: string, body: object) => (await guest.ask('POST', path, body)).body;
    const unused = (await create('/api/matches/moved', { record: record(), seats })).match;
    const table = (await create('/api/tables', { game: 'tic-tac-toe', seats })).table;
    const empty = (await create('/api/matches', { game: 'tic-tac-toe', seats })).match;
    const both = [0, 1].map((n) => ({ kind: 'me' as const, name: `P${n}` }));
    const played = await world.api.create({ game: 'lanterns', options: { turns: 4 }, seats: both });
    await world.sit(played.match, played.token).answer('draw');
    const is = async (path: string) => (await guest.ask('GET', path)).status;
    const all = async () => [
      await is(`/api/matches/${unused}`),
      await is(`/api/tables/${table}`),
      await is(`/api/matches/${empty}`),
      await is(`/api/matches/${played.match}`),
    ];
    expect(await all()).toEqual([200, 200, 200, 200]);
    await clock.leap(31 * DAY);
    expect(await all()).toEqual([200, 404, 200, 200]);
    await clock.leap(60 * DAY);
    expect(await all()).toEqual([200, 404, 404, 200]);
    await clock.leap(90 * DAY);
    expect(await all()).toEqual([404, 404, 404, 200]);
  });
});
