import { describe, expect, it } from 'vitest';
import { lanterns, whispers } from '../../server/test/fixtures/lanterns.ts';
import { type Guest, person, refusalOf, settle, stage } from './help.ts';
import { ordered } from './watch.ts';

const two = ['Ada', 'Bo'].map((name) => person(name));

/** All messages sent to a guest, as text. */
const bytes = (guest: Guest) => JSON.stringify(guest.received.map(({ message }) => message));

/** Answers `moves` questions, each for the seat that is asked. */
async function play(guests: Guest[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const seat = guests.findIndex((guest) => guest.now().prompts.length > 0);
    await (guests[seat] as Guest).answer(seat);
  }
}

describe('a spectator', () => {
  it('is rejected where spectators are not allowed, and sees public information by default', async () => {
    const closed = await stage(lanterns, two, { watch: { as: 'nobody' } });
    const refused = await closed.sit(null);
    expect([refused.status, refused.table]).toEqual(['refused', null]);
    expect(bytes(refused)).toContain('no-watching');
    expect((await closed.sit('Ada')).now().you).toEqual([0]);
    const open = await stage(lanterns, two);
    expect((await open.sit(null, 1)).now().views.map(({ seat }) => seat)).toEqual([null]);
  });

  it('follows the view of a seat that allows it, until it stops allowing it', async () => {
    const { sit } = await stage(lanterns, two, { watch: { as: 'follow' } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    expect((await sit(null, 0)).now().views.map(({ seat }) => seat)).toEqual([null]);
    expect(await refusalOf(bo.request('show', { seat: 0, want: true }))).toBe('not-your-seat');
    await ada.request('show', { seat: 0, want: true });
    await settle();
    expect(bo.now().seats.map(({ shows }) => shows)).toEqual([true, undefined]);
    const onlooker = await sit(null, 0);
    expect(onlooker.now().views).toEqual(ada.now().views);
    expect(onlooker.now()).toMatchObject({ you: [], prompts: [], orders: [], undo: [] });
    await play([ada, bo], 3);
    expect(onlooker.now().views).toEqual(ada.now().views);
    expect((await sit(null, 1)).now().views.map(({ seat }) => seat)).toEqual([null]);
    await ada.request('show', { seat: 0, want: false });
    await settle();
    expect(onlooker.status).toBe('lost');
    onlooker.wake();
    await settle();
    expect(onlooker.now().views.map(({ seat }) => seat)).toEqual([null]);
  });

  it('with a delay does not learn of an open undo request', async () => {
    const { sit } = await stage(lanterns, two, { watch: { as: 'late', moves: 2 } });
    const players = [await sit('Ada'), await sit('Bo')];
    const late = await sit(null);
    const seat = players.findIndex((guest) => guest.now().prompts.length > 0);
    await play(players, 1);
    const before = bytes(late);
    await players[seat]?.undo(seat);
    await settle();
    expect(players[1 - seat]?.now().request).toMatchObject({ seat });
    expect(bytes(late)).toBe(before);
  });

  it('sees all hands with a delay, and no byte of later moves', async () => {
    const runs: string[] = [];
    const ends: unknown[] = [];
    for (const last of [0, 1]) {
      const { sit, rules, store } = await stage(lanterns, two, { watch: { as: 'late', moves: 2 } });
      const players = [await sit('Ada'), await sit('Bo')];
      await play(players, 3);
      const early = await sit(null);
      // From here on the two games differ, in the last two moves and their messages.
      for (let n = 0; n < 2; n++) {
        const seat = players.findIndex((guest) => guest.now().prompts.length > 0);
        const state = (await store.load('m'))?.snapshot.state as never;
        const { question } = (players[seat] as Guest).now().prompts[0] as { question: string };
        const { actions } = rules.legal(state, seat, question);
        await (players[seat] as Guest).answer(seat, actions[last === 0 ? 0 : actions.length - 1]?.answer);
      }
      await players[0]?.talk(0, 'table', `that was number ${last}`);
      await settle();
      const late = await sit(null);
      runs.push(bytes(early) + bytes(late));
      ends.push(players[0]?.now().views[0]?.view);
      expect(late.now().seq).toBe(3);
      expect(late.now().views).toEqual(early.now().views);
      expect(late.now().views.map(({ seat }) => seat)).toEqual([null, 0, 1]);
    }
    expect(runs[0]).toBe(runs[1]);
    expect(ends[0]).not.toEqual(ends[1]);
  });

  it('joins the current table at the end, with all table chat', async () => {
    const { sit, clock } = await stage(lanterns, two, { watch: { as: 'late', moves: 2 } });
    const players = [await sit('Ada'), await sit('Bo')];
    const late = await sit(null);
    await players[0]?.talk(0, 'table', 'hello');
    while (players[0]?.now().result === null) {
      await play(players, 1);
      await clock.pass(0);
    }
    expect(late.now().result).toBe(null);
    expect(late.status).toBe('lost');
    late.wake();
    await settle();
    expect(late.now().result).toEqual(players[0]?.now().result);
    expect(late.now().talk.map(({ text }) => text)).toEqual(['hello']);
  });

  it('with a delay, sees no answer to an open quiet question and no number that counts it', async () => {
    const { sit, match } = await stage(whispers, two, {
      watch: { as: 'late', moves: 1 },
      clock: { move: 600 },
      options: { turns: 2 },
    });
    const [ada, bea] = [await sit('Ada'), await sit('Bo')];
    await ada.answer(0, 'wait');
    await bea.answer(1, 'wait');
    const late = await sit(null);
    await bea.answer(1, 3);
    // Public events follow and advance the delayed view.
    for (const want of [true, false, true]) await ada.request('pause', { seat: 0, want });
    await settle();
    expect(late.now().seq).toBe(2);
    expect(late.now().views.map(({ waiting }) => waiting.map(({ seat }) => seat))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    const { seq } = await match.summary();
    expect(seq).toBe(4);
    expect((await sit(null)).now().seq).toBe(2);
  });

  it('with a delay, cannot infer a secret answer from the time of an update', async () => {
    const { sit } = await stage(ordered, two, { watch: { as: 'late', moves: 1 } });
    const players = [await sit('Ada'), await sit('Bo')];
    const late = await sit(null);
    const before = late.received.length;
    await players[0]?.request('orders', { seat: 0, orders: { bid: 1, atLeast: 1 } });
    await settle();
    expect(late.received.length).toBe(before);
  });
});
