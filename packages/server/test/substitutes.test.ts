import { AWAY_MS } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, browser, lineAs } from './help/browser.ts';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { codeOf, type Guest, openWorld, type World } from './help/world.ts';

let world: World;
let clock: JumpingClock;
beforeEach(async () => {
  clock = jumpingClock();
  world = await openWorld({ clock });
});
afterEach(() => world.end());

async function guest(name: string): Promise<Browser> {
  const opened = browser(() => world.server.url);
  expect((await opened.ask('POST', '/api/me', { name })).status).toBe(201);
  return opened;
}

/** A client at a match, signed in by its cookie. */
const playing = (match: string, { cookie }: Browser): Guest => world.sit(match, null, lineAs(world.server.url, cookie));

/** Starts a match of Ada, who is the host, and Bo. */
async function begun(more: object = {}) {
  const [ada, bo, cy] = [await guest('Ada'), await guest('Bo'), await guest('Cy')];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish = { game: 'tic-tac-toe', hints: false, ...more, seats };
  const { table: match } = (await ada.ask('POST', '/api/tables', wish)).body;
  await bo.ask('POST', `/api/tables/${match}`, { do: 'sit', name: 'Bo' });
  await ada.ask('POST', `/api/tables/${match}`, { do: 'start' });
  const seat = (who: Browser, what: string, at = 1) =>
    who.ask('POST', `/api/matches/${match}/seats`, { do: what, seat: at });
  const claim = (who: Browser, at?: number) =>
    who.ask('POST', `/api/matches/${match}/claim`, { name: 'Sub', ...(at === undefined ? {} : { seat: at }) });
  return { ada, bo, cy, match, seat, claim };
}

/** Lets Bo join once and leave; returns Ada's client. */
async function gone(match: string, ada: Browser, bo: Browser): Promise<Guest> {
  const hers = playing(match, ada);
  const his = playing(match, bo);
  await hers.until((table) => table.seats[1]?.connected === true);
  his.remote.close();
  await hers.until((table) => table.seats[1]?.connected === false);
  return hers;
}

const codes = async (...asked: Promise<{ body: any }>[]) =>
  (await Promise.all(asked)).map(({ body }) => body.error?.code ?? 'done');

describe('the seat of an absent player', () => {
  it('is not given away right after the start, nor after a short disconnect', async () => {
    const { ada, bo, match, seat } = await begun();
    expect(await codes(seat(ada, 'lend'), seat(ada, 'sitIn'))).toEqual(['seat-taken', 'seat-taken']);
    const hers = await gone(match, ada, bo);
    await clock.leap(AWAY_MS - 1000);
    expect(await codes(seat(ada, 'lend'), seat(ada, 'sitIn'))).toEqual(['seat-taken', 'seat-taken']);
    // Coming back for a moment restarts the waiting time.
    const his = playing(match, bo);
    await hers.until((table) => table.seats[1]?.connected === true);
    expect((await seat(ada, 'lend')).body.error).toMatchObject({ code: 'seat-taken', message: 'Bo is at the table.' });
    his.remote.close();
    await hers.until((table) => table.seats[1]?.connected === false);
    await clock.leap(2000);
    expect((await seat(ada, 'lend')).body.error.message).toBe('Bo can still come back. Try again in 5 min.');
    await clock.leap(AWAY_MS);
    expect(await codes(seat(ada, 'lend'))).toEqual(['done']);
  });

  it('is opened by the host to a substitute, and returns to its player when they come back', async () => {
    const { ada, bo, cy, match, seat, claim } = await begun();
    const hers = await gone(match, ada, bo);
    await clock.leap(AWAY_MS);
    expect(await codes(seat(cy, 'lend'), seat(ada, 'lend', 0))).toEqual(['not-host', 'bad-seats']);
    // A bot takes over; the entry is shown to everyone.
    expect((await seat(ada, 'sitIn')).body).toMatchObject({
      seats: [{ name: 'Ada' }, { name: 'Bo', kind: 'human', standin: 'medium' }],
    });
    await hers.until((table) => JSON.stringify(table.views).includes('bot-took-over'));
    expect((await seat(ada, 'lend')).body).toMatchObject({
      status: 'open',
      seats: [{ name: 'Ada' }, { kind: 'open', lent: 'Bo' }],
    });
    expect((await claim(cy)).status).toBe(200);
    const theirs = playing(match, cy);
    expect((await theirs.until((table) => table.you.length > 0)).you).toEqual([1]);
    await hers.until((table) => table.seats[1]?.lent === 'Bo' && table.seats[1].connected);
    expect(await codes(seat(cy, 'reclaim'))).toEqual(['not-your-seat']);
    expect((await bo.ask('GET', `/api/matches/${match}`)).body).toMatchObject({ you: [], lent: [1] });
    expect((await seat(bo, 'reclaim')).body).toMatchObject({ you: [1], lent: [] });
    // The substitute is disconnected and can rejoin as a spectator.
    expect((await theirs.until((table) => table.you.length === 0)).seats[1]).toMatchObject({ name: 'Bo' });
    expect((await playing(match, bo).until((table) => table.you.length > 0)).you).toEqual([1]);
  });

  it('cannot be taken by the host, another player or a visitor without a name', async () => {
    const { ada, bo, cy, match, seat, claim } = await begun();
    await gone(match, ada, bo);
    await clock.leap(AWAY_MS);
    await seat(ada, 'lend');
    expect(await codes(claim(ada), claim(ada, 1), claim(browser(() => world.server.url)))).toEqual([
      'seat-taken',
      'seat-taken',
      'signed-out',
    ]);
    expect((await playing(match, ada).until(() => true)).views.map((view) => view.seat)).toEqual([0]);
    expect(await codes(claim(cy))).toEqual(['done']);
  });

  it('keeps the running record private, and the game unrated, even after the player is back', async () => {
    const { ada, bo, match, seat } = await begun();
    const record = (who: Browser) => who.ask('GET', `/api/matches/${match}/record`);
    await gone(match, ada, bo);
    await clock.leap(AWAY_MS);
    await seat(ada, 'lend');
    expect(await codes(record(ada), record(bo))).toEqual(['not-over', 'not-over']);
    await seat(bo, 'reclaim');
    expect(await codes(record(ada), record(bo))).toEqual(['not-over', 'not-over']);
    await world.restart();
    const [hers, his] = [playing(match, ada), playing(match, bo)];
    for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
      await [hers, his][turn % 2]?.answer(cell, turn % 2);
    await expect.poll(async () => (await bo.ask('GET', '/api/me/results')).body).toMatchObject([{ rated: false }]);
  });

  it('returns to a player without an account who has its token', async () => {
    const ada = await guest('Ada');
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const { match } = (await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats })).body;
    const { token } = await world.api.claim(match, { name: 'Bo' });
    await clock.leap(AWAY_MS);
    expect(await codes(ada.ask('POST', `/api/matches/${match}/seats`, { do: 'lend', seat: 1 }))).toEqual(['done']);
    const cy = await guest('Cy');
    expect((await cy.ask('POST', `/api/matches/${match}/claim`, { name: 'Cy' })).body.seat).toBe(1);
    const back = await world.sit(match, token).until((table) => table.you.length > 0);
    expect(back).toMatchObject({ you: [1], seats: [{}, { name: 'Bo' }] });
    expect((await cy.ask('GET', `/api/matches/${match}`)).body.you).toEqual([]);
  });

  it('cannot be given away before its seat clock runs out', async () => {
    const { ada, bo, match, seat } = await begun({ clock: { move: 1800 } });
    const hers = await gone(match, ada, bo);
    await hers.answer('a1', 0);
    await clock.leap(AWAY_MS);
    expect((await seat(ada, 'lend')).body.error.message).toBe('Bo still has time on the clock.');
    await clock.leap(1800_000);
    await hers.until((table) => table.seq === 2);
    expect(await codes(seat(ada, 'lend'))).toEqual(['done']);
  });

  it('can go to a bot but not to a substitute if spectators see hands', async () => {
    const { ada, bo, match, seat } = await begun({ watch: { as: 'late', moves: 1 } });
    await gone(match, ada, bo);
    await clock.leap(AWAY_MS);
    expect(await codes(seat(ada, 'lend'))).toEqual(['bad-seats']);
    expect(await codes(seat(ada, 'sitIn'))).toEqual(['done']);
  });
});

it('a host who takes an open seat learns no seed from it and cannot lend it again', async () => {
  const ada = await guest('Ada');
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { match } = (await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats })).body;
  expect((await ada.ask('POST', `/api/matches/${match}/claim`, { seat: 1, name: 'Me too' })).status).toBe(200);
  await clock.leap(AWAY_MS);
  const lend = ada.ask('POST', `/api/matches/${match}/seats`, { do: 'lend', seat: 1 });
  expect(await codes(ada.ask('GET', `/api/matches/${match}/record`), lend)).toEqual(['not-over', 'bad-seats']);
  // A table with one person and bots hides nothing from that person.
  const alone = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'easy' },
  ];
  const { match: own } = (await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats: alone })).body;
  expect((await ada.ask('GET', `/api/matches/${own}/record`)).status).toBe(200);
  expect(await codeOf(world.api.record(own))).toBe('not-over');
});

describe('the seat of a bot', () => {
  /** Starts a match of Ada, who is the host, against a bot. */
  async function against(more: object = {}) {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'easy' },
    ];
    const wish = { game: 'tic-tac-toe', hints: false, ...more, seats };
    const { table: match } = (await ada.ask('POST', '/api/tables', wish)).body;
    await ada.ask('POST', `/api/tables/${match}`, { do: 'start' });
    const seat = (who: Browser, what: string, at = 1) =>
      who.ask('POST', `/api/matches/${match}/seats`, { do: what, seat: at });
    const claim = (who: Browser) => who.ask('POST', `/api/matches/${match}/claim`, { name: 'Friend', seat: 1 });
    return { ada, bo, match, seat, claim };
  }

  it('is opened by the host to a friend, who plays on, and returns to the bot if no player takes it', async () => {
    const { ada, bo, match, seat, claim } = await against();
    expect(await codes(seat(bo, 'open'), seat(ada, 'open', 0), seat(ada, 'bot'))).toEqual([
      ...['not-host', 'bad-seats', 'bad-seats'],
    ]);
    expect(await codes(claim(bo))).toEqual(['seat-taken']);
    expect((await seat(ada, 'open')).body).toMatchObject({ status: 'open', seats: [{}, { kind: 'open' }] });
    expect((await seat(ada, 'bot')).body).toMatchObject({
      status: 'playing',
      seats: [{}, { kind: 'bot', level: 'easy' }],
    });
    await seat(ada, 'open');
    expect(await codes(claim(ada))).toEqual(['seat-taken']);
    expect(await codes(claim(bo))).toEqual(['done']);
    const his = playing(match, bo);
    await his.until((table) => table.you.length === 1 && table.seats[1]?.name === 'Friend');
    expect(await codes(seat(ada, 'bot'), seat(ada, 'open'))).toEqual(['bad-seats', 'bad-seats']);
    his.remote.close();
  });

  it('stays with the bot if spectators can see hands', async () => {
    const { ada, seat } = await against({ watch: { as: 'late', moves: 1 } });
    expect(await codes(seat(ada, 'open'))).toEqual(['bad-seats']);
  });
});
