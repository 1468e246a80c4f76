import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineAs, browser as open } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

it('spectator chat is hidden from players and needs a name', async () => {
  const zoe = open(() => world.server.url);
  await zoe.ask('POST', '/api/me', { name: 'Zoe' });
  const { match, token } = await world.api.create({
    game: 'tic-tac-toe',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bo' },
    ],
  });
  const [player, stranger] = [world.sit(match, token), world.sit(match, null)];
  const onlooker = world.sit(match, null, lineAs(world.server.url, zoe.cookie));
  await onlooker.until((table) => table.you.length === 0);
  await onlooker.remote.talk(null, 'watchers', 'a1 wins');
  const line = { seat: null, name: 'Zoe', channel: 'watchers', text: 'a1 wins', at: expect.any(Number) };
  expect((await stranger.until((table) => table.talk.length === 1)).talk).toEqual([line]);
  await expect(stranger.remote.talk(null, 'watchers', 'b2')).rejects.toMatchObject({ problem: { code: 'signed-out' } });
  await expect(player.remote.talk(null, 'watchers', 'no')).rejects.toMatchObject({
    problem: { code: 'not-your-seat' },
  });
  await expect(player.remote.talk(0, 'watchers', 'no')).rejects.toMatchObject({ problem: { code: 'not-your-seat' } });
  await player.remote.talk(0, 'table', 'hello');
  expect((await player.until((table) => table.talk.length === 1)).talk).toMatchObject([{ text: 'hello' }]);
  await world.restart();
  const again = world.sit(match, token);
  expect((await again.until(() => true)).talk).toMatchObject([{ text: 'hello' }]);
  // Spectator chat can be reported as well.
  const bo = open(() => world.server.url);
  await bo.ask('POST', '/api/me', { name: 'Bo' });
  const at = (await world.sit(match, null).until((table) => table.talk.length === 2)).talk[0]?.at;
  const report = { seat: null, reason: 'spam', at };
  expect((await bo.ask('POST', `/api/matches/${match}/reports`, report)).status).toBe(201);
});

it('a table keeps its spectator setting and shared views across a restart', async () => {
  const { match, token } = await world.api.create({
    game: 'tic-tac-toe',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    watch: { as: 'follow' },
  });
  await world.sit(match, token).remote.request('show', { seat: 0, want: true });
  await world.restart();
  const kept = await world.sit(match, null).until(() => true);
  expect(kept).toMatchObject({ watch: { as: 'follow' }, seats: [{ shows: true }, {}] });
});

it('a table without spectators rejects visitors without a seat', async () => {
  const closed = await world.api.create({
    game: 'tic-tac-toe',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    watch: { as: 'nobody' },
  });
  const line = await world.line();
  line.send({ do: 'join', match: closed.match, token: null });
  expect(await line.next('error')).toMatchObject({ code: 'no-watching' });
});
