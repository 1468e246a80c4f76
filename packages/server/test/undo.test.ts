import { replay, rulesOf } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lanterns } from './fixtures/lanterns.ts';
import { codeOf, type Guest, openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

async function three(options = {}): Promise<{ match: string; guests: [Guest, Guest, Guest] }> {
  const open = { kind: 'open' as const };
  const seats = [{ kind: 'me' as const, name: 'Ada' }, open, open];
  const { match, token } = await world.api.create({ game: 'lanterns', options, seats });
  const bo = await world.api.claim(match, { name: 'Bo' });
  const cy = await world.api.claim(match, { name: 'Cy' });
  const guests = [token, bo.token, cy.token].map((key) => world.sit(match, key)) as [Guest, Guest, Guest];
  await Promise.all(guests.map((guest) => guest.until((table) => table.seats.every((seat) => seat.connected))));
  return { match, guests };
}

describe('undo', () => {
  it('is free while nothing was revealed and no other player has acted', async () => {
    const { guests } = await three();
    const [ada, bo] = guests;
    await ada.answer('wait');
    const table = await ada.until((now) => now.seq === 1);
    expect(table.undo).toEqual([{ seat: 0, may: 'free', reason: null }]);
    expect(await ada.remote.undo(0)).toBe('done');
    const after = await bo.until((now) => now.seq === 2);
    expect(after.views[0]?.view).toMatchObject({ turn: 0 });
    expect(after.views[0]?.log.at(-1)).toMatchObject({ type: 'undone', data: { seat: 0 } });
    await ada.answer('draw');
  });

  it('needs everyone’s consent after new information, and reshuffles', async () => {
    const { match, guests } = await three({ turns: 2 });
    const [ada, bo, cy] = guests;
    await ada.answer('draw');
    const learned = await ada.until((now) => now.seq === 1);
    expect(learned.undo).toEqual([{ seat: 0, may: 'consent', reason: 'undo-learned' }]);
    expect(await ada.remote.undo(0)).toBe('asked');
    const { request } = await bo.until((now) => now.request !== null);
    expect(request).toMatchObject({ seat: 0, open: [1, 2] });
    const number = request?.request ?? -1;
    await bo.remote.request('consent', { request: number, agree: true });
    expect((await cy.until((now) => now.request?.open.length === 1)).request?.open).toEqual([2]);
    expect(await codeOf(bo.remote.request('consent', { request: number, agree: true }))).toBe('stale');
    expect(await codeOf(ada.remote.request('consent', { request: number, agree: true }))).toBe('stale');
    expect((await world.api.summary(match)).seq).toBe(1);
    await cy.remote.request('consent', { request: number, agree: true });
    const after = await ada.until((now) => now.seq === 2);
    expect(after.views[0]?.view).toMatchObject({ hands: [[], [], []], deck: 40, turn: 0 });
    expect(after.request).toBe(null);
    await ada.answer('wait');
    await bo.answer('wait');
    await Promise.all(guests.map((guest) => guest.answer(1)));
    await ada.until((now) => now.result !== null);
    const record = await world.api.record(match);
    expect(replay(rulesOf(lanterns), record).state).toEqual(record.snapshot.state);
  });

  it('is cancelled when a player declines or acts', async () => {
    const { guests } = await three();
    const [ada, bo, cy] = guests;
    await ada.answer('draw');
    await ada.remote.undo(0);
    const first = await cy.until((now) => now.request !== null);
    await cy.remote.request('consent', { request: first.request?.request ?? -1, agree: false });
    await ada.until((now) => now.request === null);
    expect(ada.remote.table?.seq).toBe(1);
    await ada.remote.undo(0);
    const second = await bo.until((now) => now.request !== null && now.request.request !== first.request?.request);
    await bo.answer('wait');
    await cy.until((now) => now.seq === 2 && now.request === null);
    expect(await codeOf(cy.remote.request('consent', { request: second.request?.request ?? -1, agree: true }))).toBe(
      'stale',
    );
  });

  it('withdraws an answer that is still sealed, even if others have answered since', async () => {
    const { guests } = await three({ turns: 1 });
    const [ada, bo, cy] = guests;
    await ada.answer('wait');
    await ada.answer(3);
    await bo.answer(1);
    const table = await ada.until((now) => now.seq === 3);
    expect(table.undo[0]?.may).toBe('free');
    expect(await ada.remote.undo(0)).toBe('done');
    await ada.answer(0);
    await cy.answer(2);
    expect((await bo.until((now) => now.result !== null)).result?.scores).toEqual([0, 1, 2]);
  });

  it('needs no consent if all others are bots', async () => {
    const seats = [
      { kind: 'me' as const, name: 'Ada' },
      { kind: 'bot' as const, level: 'random' },
    ];
    const { match, token } = await world.api.create({ game: 'lanterns', options: { turns: 20 }, seats });
    const ada = world.sit(match, token);
    await ada.answer('draw');
    await ada.until((now) => now.seq === 2);
    expect(await ada.remote.undo(0)).toBe('done');
    const after = await ada.until((now) => now.seq === 3);
    expect(after.views[0]?.view).toMatchObject({ turn: 0, left: 20 });
  });
});

describe('resigning', () => {
  it('works if the game can continue', async () => {
    const { guests } = await three({ turns: 2 });
    const [ada, bo, cy] = guests;
    await ada.remote.request('resign', { seat: 0 });
    await bo.answer('wait');
    await cy.answer('wait');
    await Promise.all([bo.answer(1), cy.answer(2)]);
    expect((await ada.until((now) => now.result !== null)).views[0]?.log.map((event) => event.type)).toContain(
      'resigned',
    );
  });

  it('is rejected with the reason if it cannot', async () => {
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
    const { match, token } = await world.api.create({ game: 'tic-tac-toe', seats });
    const both = world.sit(match, token);
    await both.until(() => true);
    await expect(both.remote.request('resign', { seat: 1 })).rejects.toMatchObject({
      problem: { code: 'illegal', reason: 'no-resigning' },
    });
  });

  it('does not bring back a player who has resigned', async () => {
    const { guests } = await three({ turns: 6 });
    const [a, b, c] = guests;
    await a.answer('draw');
    await c.remote.request('resign', { seat: 2 });
    const now = await a.until(({ seq }) => seq === 2);
    expect(now.undo).toEqual([{ seat: 0, may: 'no', reason: 'undo-resigned' }]);
    expect(await codeOf(a.remote.undo(0))).toBe('illegal');
    expect(b.remote.table?.request).toBe(null);
  });
});
