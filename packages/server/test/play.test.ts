import { replay, rulesOf } from '@orrery/kernel';
import { PROTOCOL } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const two = [{ kind: 'me', name: 'Ada' } as const, { kind: 'open' } as const];

async function pair(game: string, options = {}) {
  const { match, token } = await world.api.create({ game, options, seats: two });
  const guest = await world.api.claim(match, { name: 'Bo' });
  return {
    match,
    tokens: [token, guest.token] as const,
    ada: world.sit(match, token),
    bo: world.sit(match, guest.token),
  };
}

describe('a match between two devices', () => {
  it('is created, claimed, joined, played to its end and exported as a record', async () => {
    const { match, ada, bo } = await pair('tic-tac-toe');
    expect(await codeOf(world.api.record(match))).toBe('not-over');
    const marks = ['a1', 'b1', 'a2', 'b2', 'a3'];
    for (const [i, cell] of marks.entries()) await (i % 2 ? bo : ada).answer(cell);
    const [left, right] = await Promise.all([ada, bo].map((guest) => guest.until((table) => table.result !== null)));
    expect(left?.result?.winners).toEqual([0]);
    expect(left?.status).toBe('over');
    expect(left?.seq).toBe(5);
    expect(right?.views[0]?.view).toMatchObject({ seat: 1, cells: [0, -1, -1, 0, 1, -1, 0, 1, -1] });
    const record = await world.api.record(match);
    expect(record.entries).toHaveLength(5);
    expect(replay(rulesOf(fixtures.ticTacToe), record).state).toEqual(record.snapshot.state);
  });

  it('shows both players who is asked, and the question only to that player', async () => {
    const { ada, bo } = await pair('tic-tac-toe');
    const mine = await ada.until((table) => table.seats[1]?.connected === true);
    const theirs = await bo.until(() => true);
    expect(mine.prompts).toMatchObject([{ seat: 0, n: 0, standing: false, prompt: { kind: 'choose' } }]);
    expect(theirs.prompts).toEqual([]);
    expect(theirs.views[0]?.waiting).toEqual(mine.views[0]?.waiting);
    expect(mine.seats.map((seat) => seat.name)).toEqual(['Ada', 'Bo']);
    expect(mine.undo).toEqual([{ seat: 0, may: 'no', reason: 'nothing-to-undo' }]);
  });

  it('explains a refusal without playing', async () => {
    const { ada } = await pair('lanterns');
    const table = await ada.until((now) => now.prompts.length > 0);
    const { seat, question, n } = table.prompts[0] as (typeof table.prompts)[number];
    const why = async (answer: string) =>
      (await ada.remote.request('why', { action: { seat, question, n, answer } })).refusal;
    expect(await why('draw')).toBe(null);
    expect(await why('fly')).toEqual({ reason: 'dark', rule: 'LA-1', params: { way: 'fly' } });
    expect(ada.remote.table?.seq).toBe(0);
  });

  it('shows several devices of one player the same, and lets each play', async () => {
    const { match, tokens, ada, bo } = await pair('tic-tac-toe');
    const phone = world.sit(match, tokens[0]);
    await phone.until(() => true);
    await ada.answer('a1');
    await bo.answer('b1');
    await phone.answer('a2');
    const [one, other] = await Promise.all([ada, phone].map((guest) => guest.until((table) => table.seq === 3)));
    expect(one?.views).toEqual(other?.views);
  });

  it('gives several seats to one screen, each with its own view', async () => {
    const seats = ['Ada', 'Cleo'].map((name) => ({ kind: 'me' as const, name }));
    const { match, token } = await world.api.create({ game: 'lanterns', options: { turns: 2 }, seats });
    const table = world.sit(match, token);
    await table.answer('draw', 0);
    await table.answer('draw', 1);
    const now = await table.until((state) => state.seq === 2);
    expect(now.you).toEqual([0, 1]);
    expect(now.views.map((view) => view.seat)).toEqual([0, 1, null]);
    const hands = now.views.map((view) => (view.view as { hands: (number | null)[][] }).hands);
    expect(hands[0]?.[0]?.[0]).toBeTypeOf('number');
    expect(hands[0]?.[1]).toEqual([null]);
    expect(hands[1]?.[0]).toEqual([null]);
    // While the device is passed on, it shows the public view.
    expect(hands[2]).toEqual([[null], [null]]);
    await table.answer(1, 0);
    await table.answer(2, 1);
    expect((await table.until((state) => state.result !== null)).result?.reason).toBe('dawn');
  });

  it('shows a spectator and the other player no secret', async () => {
    const { match, ada, bo } = await pair('lanterns');
    const watcher = world.sit(match, null);
    await watcher.until(() => true);
    await ada.answer('draw');
    const [own, other, outside] = await Promise.all([ada, bo, watcher].map((g) => g.until((t) => t.seq === 1)));
    expect(own?.views[0]?.log.at(-1)?.data).toHaveProperty('card');
    for (const table of [other, outside]) {
      expect(table?.views[0]?.view).toMatchObject({ hands: [[null], []], deck: 39 });
      expect(table?.views[0]?.log).toEqual([
        { n: 0, type: 'dealt', data: { cards: 40 } },
        { n: 1, type: 'drawn', data: { seat: 0 } },
      ]);
      expect(JSON.stringify(table)).not.toMatch(/seed|rng|known/);
    }
    expect(outside?.prompts).toEqual([]);
    expect(outside?.you).toEqual([]);
  });

  it('shows no sealed answer before the last one is in', async () => {
    const { ada, bo } = await pair('lanterns', { turns: 1 });
    await ada.answer('wait');
    await ada.answer(3);
    const table = await bo.until((now) => now.seq === 2);
    expect(table.views[0]?.view).toEqual({ deck: 40, hands: [[], []], turn: 1, left: 0 });
    expect(table.views[0]?.log.map((event) => event.type)).toEqual(['dealt', 'waited']);
    await bo.answer(1);
    expect((await ada.until((now) => now.result !== null)).result?.scores).toEqual([3, 1]);
  });

  it('does not reveal who has answered a quiet question, nor that anyone has', async () => {
    const { match, tokens, ada, bo } = await pair('whispers', { turns: 1 });
    await ada.answer('wait');
    await bo.until((table) => table.seq === 1);
    const watcher = await world.line();
    watcher.send({ do: 'join', match, token: null });
    const before = await watcher.next('table');
    const [known, summary] = [bo.remote.table, await world.api.summary(match)];
    await ada.answer(3);
    expect(ada.remote.table?.seq).toBe(2);
    expect(bo.remote.table).toBe(known);
    // New and returning clients still see the earlier state.
    expect(await world.api.summary(match)).toEqual(summary);
    for (const token of [null, tokens[1]]) {
      const late = await world.line();
      late.send({ do: 'join', match, token });
      const table = await late.next('table');
      // `clockedAt` and `seatsAt` are set by the client.
      const { clockedAt: _clocks, seatsAt: _seats, ...shown } = { clockedAt: 0, seatsAt: 0, ...known };
      expect(table).toEqual(token === null ? before : { say: 'table', protocol: PROTOCOL, ...shown });
    }
    watcher.send({ do: 'ping' });
    expect(await watcher.next()).toEqual({ say: 'pong' });
    await bo.answer(1);
    expect((await watcher.next('step')).from).toBe(1);
    for (const guest of [ada, bo]) expect((await guest.until((table) => table.result !== null)).seq).toBe(3);
  });

  it('continues where it was after a restart', async () => {
    const { match, ada, bo } = await pair('lanterns');
    await ada.answer('draw');
    const before = await bo.until((table) => table.seq === 1);
    await world.restart();
    await bo.answer('draw');
    const after = await bo.until((table) => table.seq === 2);
    expect(after.views[0]?.log.slice(0, 2)).toEqual(before.views[0]?.log);
    expect((await world.api.summary(match)).seq).toBe(2);
  });
});

describe('seats', () => {
  it('are summarized for everyone', async () => {
    const { match } = await world.api.create({ game: 'lanterns', seats: [...two, { kind: 'bot', level: 'random' }] });
    expect(await world.api.summary(match)).toEqual({
      watch: { as: 'open' },
      match,
      game: 'lanterns',
      version: 1,
      lent: [],
      options: { turns: 0 },
      rated: false,
      status: 'open',
      seq: 0,
      you: [],
      promise: expect.stringMatching(/^[\w-]{43}$/),
      seats: [
        { name: 'Ada', kind: 'human', level: null, connected: false },
        { name: '', kind: 'open', level: null, connected: false },
        { name: '', kind: 'bot', level: 'random', connected: true },
      ],
    });
  });

  it('go to the first player who claims them', async () => {
    const { match } = await world.api.create({ game: 'tic-tac-toe', seats: two });
    const codes = await Promise.all(
      ['Bo', 'Cy', 'Di'].map((name) => codeOf(world.api.claim(match, { name, seat: 1 }))),
    );
    expect(codes.toSorted()).toEqual(['accepted', 'seat-taken', 'seat-taken']);
    expect(await codeOf(world.api.claim(match, { name: 'Ed' }))).toBe('seat-taken');
    expect(await codeOf(world.api.claim(match, { name: 'Ed', seat: 0 }))).toBe('seat-taken');
  });

  it('show who is connected', async () => {
    const { ada, bo } = await pair('tic-tac-toe');
    await ada.until((table) => table.seats[1]?.connected === true);
    bo.remote.close();
    const { seats } = await ada.until((table) => table.seats[1]?.connected === false);
    expect(seats[0]?.connected).toBe(true);
  });

  it('reject names that cannot be displayed', async () => {
    const { match } = await world.api.create({ game: 'tic-tac-toe', seats: two });
    for (const name of ['', '  ', 'x'.repeat(25), 'a\u0007']) {
      expect(await codeOf(world.api.claim(match, { name }))).toBe('bad-name');
    }
    expect((await world.api.summary(match)).status).toBe('open');
  });
});
