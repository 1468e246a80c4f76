import { CLOCKS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browser } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

it('rates a finished game of two people once, and shows the result to both', async () => {
  const [ada, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
  await ada.ask('POST', '/api/me', { name: 'Ada' });
  await bo.ask('POST', '/api/me', { name: 'Bo' });
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const terms = { game: 'tic-tac-toe', hints: false, rated: true, clock: CLOCKS.standard };
  expect((await ada.ask('POST', '/api/matches', { ...terms, seats, clock: null })).status).toBe(400);
  const { body: made } = await ada.ask('POST', '/api/matches', { ...terms, seats });
  const { body: taken } = await bo.ask('POST', `/api/matches/${made.match}/claim`, { name: 'Bo' });
  const guests = [world.sit(made.match, made.token), world.sit(made.match, taken.token)];
  for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) await guests[turn % 2]?.answer(cell, turn % 2);
  await expect.poll(async () => (await ada.ask('GET', '/api/me/ratings')).body.length).toBe(1);
  // After a restart the end is reported again, but nothing is counted twice.
  await world.restart();
  await world.sit(made.match, null).until((table) => table.result !== null);
  expect((await ada.ask('GET', '/api/me/ratings')).body).toMatchObject([
    { game: 'tic-tac-toe', seats: 2, played: 1, won: 1 },
  ]);
  expect((await bo.ask('GET', '/api/me/results')).body).toMatchObject([
    {
      match: made.match,
      rated: true,
      seats: [
        { name: 'Ada', won: true, you: false },
        { name: 'Bo', won: false, you: true },
      ],
    },
  ]);
  expect((await bo.ask('GET', '/api/ratings/tic-tac-toe/2')).body).toEqual([]);
  const { body: changes } = await bo.ask('GET', `/api/matches/${made.match}/ratings`);
  expect(changes).toMatchObject({
    state: 'rated',
    seats: [
      { before: { mu: 25, played: 0 }, after: { played: 1 } },
      { before: { mu: 25, played: 0 }, after: { played: 1 } },
    ],
  });
  expect(changes.seats[0].after.mu).toBeGreaterThan(25);
  expect((await bo.ask('GET', '/api/matches/none/ratings')).status).toBe(404);
  expect((await bo.ask('GET', '/api/me/export')).body).toMatchObject({
    ratings: [{ played: 1 }],
    ratingChanges: [{ match: made.match }],
    results: [{}],
  });
  expect((await browser(() => world.server.url).ask('GET', '/api/me/ratings')).status).toBe(401);
  expect((await ada.ask('GET', '/api/ratings/tic-tac-toe/many')).status).toBe(400);
});
