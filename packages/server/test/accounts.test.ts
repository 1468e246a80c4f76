import { openRemote } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { lineAs, browser as open } from './help/browser.ts';
import { openWorld, type World, wsUrl } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const browser = (headers?: Record<string, string>) => open(() => world.server.url, headers);

const account = { name: 'Ada L', password: 'nine engines' };

describe('accounts', () => {
  it('turn a visitor into a guest, then into an account that can sign in elsewhere', async () => {
    const phone = browser();
    expect((await phone.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect(await phone.ask('GET', '/api/sessions')).toMatchObject({
      status: 401,
      body: { error: { code: 'signed-out' } },
    });
    const made = await phone.ask('POST', '/api/me', { name: ' Ada ' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Ada', guest: true } });
    expect(made.set).toMatch(/HttpOnly/);
    expect(made.set).toMatch(/SameSite=Lax/);
    expect(JSON.stringify(made.body)).not.toContain(phone.cookie.split('=')[1]);
    expect((await phone.ask('POST', '/api/me/account', account)).body).toMatchObject({ name: 'Ada L', guest: false });

    const desk = browser();
    const wrong = await desk.ask('POST', '/api/sessions', { ...account, password: 'some engines' });
    expect(wrong).toMatchObject({ status: 401, set: null, body: { error: { code: 'bad-password' } } });
    expect((await desk.ask('POST', '/api/sessions', account)).body.id).toBe(made.body.id);
    const { body: sessions } = await desk.ask('GET', '/api/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find((one: { own: boolean }) => !one.own);
    expect((await desk.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(200);
    expect((await phone.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await desk.ask('GET', '/api/me/export')).body).toMatchObject({ name: 'Ada L', account: 'ada l' });
    expect((await desk.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await desk.ask('POST', '/api/sessions', account)).status).toBe(401);
  });

  it('rejects invalid names and passwords, and changes from other sites', async () => {
    const ada = browser();
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    expect(await ada.ask('POST', '/api/me/account', { ...account, password: 'short' })).toMatchObject({ status: 400 });
    expect(await ada.ask('POST', '/api/me/account', { ...account, name: '\u200b' })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-name' } },
    });
    const foreign = await fetch(`${world.server.url}/api/me`, {
      method: 'DELETE',
      headers: { cookie: ada.cookie, origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await ada.ask('GET', '/api/me')).body).toMatchObject({ me: { name: 'Ada', guest: true } });
  });

  it('cannot be created by a page of another site, with or without a cookie', async () => {
    await browser().ask('POST', '/api/me', { name: 'Ada' });
    const evil = browser({ origin: 'https://elsewhere.example' });
    for (const [path, body] of [
      ['/api/me', { name: 'Eve' }],
      ['/api/sessions', account],
      ['/api/matches', { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Eve' }, { kind: 'open' }] }],
    ] as const) {
      expect(await evil.ask('POST', path, body)).toMatchObject({ status: 403, set: null });
    }
  });

  it('changes a password only with the old one, and signs out all other devices', async () => {
    const [phone, desk] = [browser(), browser()];
    await phone.ask('POST', '/api/me', { name: 'Ada' });
    await phone.ask('POST', '/api/me/account', account);
    await desk.ask('POST', '/api/sessions', account);
    const fresh = { ...account, password: 'ten engines' };
    for (const old of [undefined, 'some engines']) {
      const refused = await phone.ask('POST', '/api/me/account', { ...fresh, ...(old ? { old } : {}) });
      expect(refused).toMatchObject({ status: 401, body: { error: { code: 'bad-password' } } });
    }
    expect((await phone.ask('POST', '/api/me/account', { ...fresh, old: account.password })).status).toBe(200);
    expect((await phone.ask('GET', '/api/me')).body).toMatchObject({ me: { guest: false } });
    expect((await desk.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await desk.ask('POST', '/api/sessions', account)).status).toBe(401);
    expect((await desk.ask('POST', '/api/sessions', fresh)).status).toBe(201);
  });

  it('closes the connections of a signed-out device', async () => {
    const [phone, desk] = [browser(), browser()];
    await phone.ask('POST', '/api/me', { name: 'Ada' });
    await phone.ask('POST', '/api/me/account', account);
    await desk.ask('POST', '/api/sessions', account);
    const line = (cookie: string) => {
      const socket = new WebSocket(wsUrl(world.server.url), { headers: { cookie } });
      const ended = new Promise<number>((resolve) => socket.on('close', resolve));
      return new Promise<{ socket: WebSocket; ended: Promise<number> }>((resolve) =>
        socket.on('open', () => resolve({ socket, ended })),
      );
    };
    const [lost, kept] = [await line(phone.cookie), await line(desk.cookie)];
    const { body: sessions } = await desk.ask('GET', '/api/sessions');
    await desk.ask('DELETE', `/api/sessions/${sessions.find((one: { own: boolean }) => !one.own).id}`);
    expect(await lost.ended).toBe(1008);
    expect(kept.socket.readyState).toBe(WebSocket.OPEN);
    kept.socket.close();
  });

  it('limits password attempts per address', async () => {
    await world.restart({ limits: { entries: 3 } });
    const eve = browser();
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await eve.ask('POST', '/api/sessions', account)).status);
    expect(codes).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('seats of a player', () => {
  const sit = (match: string, cookie: string) => {
    const connect = lineAs(world.server.url, cookie);
    return new Promise<number[]>((resolve) => {
      const remote = openRemote({
        connect,
        match,
        token: null,
        onChange: (table) => {
          remote.close();
          resolve(table.you);
        },
      });
    });
  };

  it('give the record of a running match only to a player alone with bots', async () => {
    const [ada, bo] = [browser(), browser()];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await bo.ask('POST', '/api/me', { name: 'Bo' });
    const made = async (other: object) => {
      const seats = [{ kind: 'me', name: 'Ada' }, other];
      return (await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats })).body.match;
    };
    const [alone, open] = [await made({ kind: 'bot', level: 'easy' }), await made({ kind: 'open' })];
    expect((await ada.ask('GET', `/api/matches/${alone}/record`)).body).toMatchObject({
      game: 'tic-tac-toe',
      seats: 2,
    });
    for (const [who, match] of [
      [bo, alone],
      [browser(), alone],
      [ada, open],
    ] as const) {
      expect((await who.ask('GET', `/api/matches/${match}/record`)).body.error.code).toBe('not-over');
    }
  });

  it('belong to their player on every signed-in device, and to no other user', async () => {
    const [ada, bo] = [browser(), browser()];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await ada.ask('POST', '/api/me/account', account);
    await bo.ask('POST', '/api/me', { name: 'Bo' });
    const seats = [{ kind: 'open' }, { kind: 'me', name: 'Ada' }];
    const { body } = await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats });
    await bo.ask('POST', `/api/matches/${body.match}/claim`, { name: 'Bo' });
    const desk = browser();
    await desk.ask('POST', '/api/sessions', account);
    expect(await sit(body.match, desk.cookie)).toEqual([1]);
    expect(await sit(body.match, bo.cookie)).toEqual([0]);
    expect(await sit(body.match, 'orrery=nothing')).toEqual([]);
    expect((await desk.ask('GET', '/api/me/matches')).body).toMatchObject([{ match: body.match, seats: [1] }]);
    expect((await bo.ask('GET', '/api/me/matches')).body).toMatchObject([{ match: body.match, seats: [0] }]);
  });

  it('can be claimed again by the same player after a lost reply, but by no other user', async () => {
    const [ada, bo, cy] = [browser(), browser(), browser()];
    for (const [one, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
      [cy, 'Cy'],
    ] as const) {
      await one.ask('POST', '/api/me', { name });
    }
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
    const { body } = await ada.ask('POST', '/api/matches', { game: 'lanterns', seats });
    const claim = `/api/matches/${body.match}/claim`;
    const first = await bo.ask('POST', claim, { name: 'Bo' });
    const again = await bo.ask('POST', claim, { name: 'Bo' });
    expect([first.body.seat, again.body.seat]).toEqual([1, 1]);
    expect((await bo.ask('POST', claim, { name: 'Bo', seat: 1 })).body.seat).toBe(1);
    expect((await cy.ask('POST', claim, { name: 'Cy', seat: 1 })).body.error.code).toBe('seat-taken');
    expect((await cy.ask('POST', claim, { name: 'Cy' })).body.seat).toBe(2);
    expect(await sit(body.match, bo.cookie)).toEqual([1]);
  });
});
