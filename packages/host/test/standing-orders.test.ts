import { type Action, type Core, IllegalAction, type Json, newTable, refuse, rulesOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { BotTask } from '../src/index.ts';
import type { Journal } from '../src/journal.ts';
import { openStandingOrders, STANDING_ORDER_MS } from '../src/standing-orders.ts';
import { bot, person, refusalOf, settle, stage, testClock } from './help.ts';
import { ordered } from './watch.ts';

const two = [person('Ada'), person('Bo')];

/** Ada waits or draws, then both players bid secretly. Returns what Bo and a spectator receive, with times. */
async function darkness(how: { card: 'draw' | 'wait'; orders?: Json; byHand?: { after: number; bid: number } }) {
  const { sit, clock, store } = await stage(ordered, two, { options: { turns: 1 } });
  const [ada, bo, watcher] = [await sit('Ada'), await sit('Bo'), await sit(null)];
  if (how.orders !== undefined) await ada.request('orders', { seat: 0, orders: how.orders });
  await ada.answer(0, how.card);
  for (const guest of [bo, watcher]) guest.received.length = 0;
  const opened = clock.now();
  await clock.pass(100);
  const bid = bo.answer(1, 1);
  if (how.byHand) {
    await clock.pass(how.byHand.after - 100);
    void ada.answer(0, how.byHand.bid);
  }
  await clock.pass(10_000);
  await bid;
  const received = [bo, watcher].map((guest) =>
    guest.received.map(({ at, message }) => ({ at: at - opened, message: JSON.stringify(message) })),
  );
  return { received, entries: (await store.load('m'))?.rows.length, result: bo.now().result };
}

describe('standing orders', () => {
  it('are validated by the game, saved, and shown only to their owner', async () => {
    const { sit, store } = await stage(ordered, two);
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    const before = bo.received.length;
    expect(await refusalOf(ada.request('orders', { seat: 0, orders: { bid: 'much' } }))).toBe('bad-orders');
    expect(await refusalOf(ada.request('orders', { seat: 1, orders: { bid: 1 } }))).toBe('not-your-seat');
    await ada.request('orders', { seat: 0, orders: { bid: 2, atLeast: 0 } });
    await settle();
    expect(ada.now().orders).toEqual([{ seat: 0, orders: { bid: 2, atLeast: 0 } }]);
    expect(ada.now().seq).toBe(1);
    expect((await store.load('m'))?.rows.at(-1)?.entry).toMatchObject({ kind: 'orders', seat: 0 });
    expect(bo.received.length).toBe(before);
    const late = await sit('Bo');
    expect(late.now().seq).toBe(0);
    expect(JSON.stringify(late.received)).not.toContain('atLeast');
    await ada.request('orders', { seat: 0, orders: null });
    await settle();
    expect(ada.now().orders).toEqual([{ seat: 0, orders: null }]);
  });

  it('answer for their seat, a fixed time after the question was opened', async () => {
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.request('orders', { seat: 0, orders: { bid: 3, atLeast: 0 } });
    await ada.answer(0, 'wait');
    void bo.answer(1, 1);
    await clock.pass(STANDING_ORDER_MS - 1);
    expect(bo.now().result).toBe(null);
    await clock.pass(1);
    expect(bo.now().result?.scores).toEqual([3, 1]);
  });

  it('send the same bytes at the same times as a seat that thinks or cannot answer', async () => {
    // In all of these games Ada ends up bidding zero. Only she may know why.
    const quick = await darkness({ card: 'wait', byHand: { after: 700, bid: 0 } });
    const obeyed = await darkness({ card: 'wait', orders: { bid: 3, atLeast: 1 } });
    const other = await darkness({ card: 'wait', orders: { bid: 0, atLeast: 0 } });
    expect(obeyed.received).toEqual(quick.received);
    expect(other.received).toEqual(quick.received);
    expect(quick.result?.scores).toEqual([0, 1]);
    // The orders differ only in the record.
    expect(obeyed.entries).toBe((quick.entries ?? 0) + 1);
  });

  it('close a question at the same moment, whatever they answer', async () => {
    const when = async (orders: Json) => {
      const { received } = await darkness({ card: 'draw', orders });
      return received.map((messages) => messages.map(({ at }) => at));
    };
    const silent = await when({ bid: 0, atLeast: 9 });
    expect(await when({ bid: 3, atLeast: 1 })).toEqual(silent);
    expect(silent.flat().every((at) => at === STANDING_ORDER_MS)).toBe(true);
  });

  it('are not delayed by bots, which all think before the moment', async () => {
    const closedAfter = async (thinking: number) => {
      const thinker = {
        think: ({ seat, question }: BotTask) =>
          new Promise<Action>((done) => {
            clock.after(thinking, () => done({ seat, question, n: 0, answer: seat }));
          }),
      };
      const { sit, clock } = await stage(ordered, [person('Ada'), bot, bot], {
        options: { turns: 1 },
        tools: { thinker },
      });
      const ada = await sit('Ada');
      await ada.answer(0, 'wait');
      const opened = clock.now();
      const bid = ada.answer(0, 0);
      await clock.pass(10_000);
      await bid;
      expect(ada.now().result?.scores).toEqual([0, 1, 2]);
      return (ada.received.at(-1)?.at ?? 0) - opened;
    };
    expect(await closedAfter(1)).toBe(STANDING_ORDER_MS);
    expect(await closedAfter(700)).toBe(STANDING_ORDER_MS);
  });

  it('answer at once where all players share one screen, as do manual answers', async () => {
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 }, tools: { standingOrderMs: 0 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.request('orders', { seat: 0, orders: { bid: 3, atLeast: 0 } });
    await ada.answer(0, 'wait');
    await bo.answer(1, 1);
    await clock.pass(0);
    expect(bo.now().result?.scores).toEqual([3, 1]);
  });

  it('that were set just before the last device left answer when a device returns', async () => {
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.answer(0, 'wait');
    await clock.pass(60_000);
    await bo.answer(1, 1);
    await ada.request('orders', { seat: 0, orders: { bid: 2, atLeast: 0 } });
    for (const guest of [ada, bo]) guest.close();
    await clock.pass(60_000);
    const watcher = await sit(null);
    await clock.pass(STANDING_ORDER_MS - 1);
    expect(watcher.now().result).toBe(null);
    await clock.pass(1);
    expect(watcher.now().result?.scores).toEqual([2, 1]);
  });

  it('that are set late answer open questions after the full delay', async () => {
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.answer(0, 'wait');
    await clock.pass(60_000);
    await bo.answer(1, 1);
    await ada.request('orders', { seat: 0, orders: { bid: 2, atLeast: 0 } });
    await clock.pass(STANDING_ORDER_MS - 1);
    expect(bo.now().result).toBe(null);
    await clock.pass(1);
    expect(bo.now().result?.scores).toEqual([2, 1]);
  });

  it('log no error if their question was answered manually or the game has ended', async () => {
    const table = newTable(rulesOf<Core>(ordered), { seats: 2, options: { turns: 1 }, seed: 'host' });
    const [turn] = table.rules.waiting(table.state);
    table.apply({ kind: 'act', action: { seat: 0, question: turn?.question ?? '', n: 0, answer: 'wait' } });
    table.apply({ kind: 'orders', seat: 0, orders: { bid: 3, atLeast: 0 } });
    const clock = testClock();
    const faults: unknown[] = [];
    const met = async (reason: string) => {
      const standingOrders = openStandingOrders({
        clock,
        journal: { table, holders: two } as unknown as Journal,
        questionIds: { name: ({ seat, question }) => `${question} ${seat}`, timeName: () => '' },
        awake: () => true,
        fault: (error) => void faults.push(error),
        play: () => Promise.reject(new IllegalAction(refuse(reason))),
        report() {},
      });
      standingOrders.ordersChanged(0);
      await clock.pass(STANDING_ORDER_MS);
      standingOrders.close();
      return faults.splice(0).length;
    };
    expect(await met('repeated')).toBe(0);
    expect(await met('stale')).toBe(0);
    expect(await met('over')).toBe(0);
    // A rejection by the rules is a bug in the game.
    expect(await met('no-such-answer')).toBe(1);
  });
});
