import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { type BotTask, memoryStore, type Store } from '../src/index.ts';
import { STANDING_ORDER_MS } from '../src/standing-orders.ts';
import { bot, person, settle, stage } from './help.ts';
import { hasty, ordered } from './watch.ts';

const two = [person('Ada'), person('Bo')];

/** A store that can be made slow or made to fail. */
function shaky(): { store: Store; slow(ms: number): void; fail(times: number): void } {
  const store = memoryStore();
  let wait = 0;
  let failing = 0;
  const append: Store['append'] = async (...row) => {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (failing-- > 0) throw new Error('the disk is full');
    return store.append(...row);
  };
  return {
    store: { ...store, append },
    slow: (ms) => {
      wait = ms;
    },
    fail: (times) => {
      failing = times;
    },
  };
}

describe('a quiet question', () => {
  it('that was revealed and undone is shown again unchanged', async () => {
    const { sit } = await stage(fixtures.auction, two);
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    const first = ada.now().prompts[0]?.question;
    await ada.answer(0, 'in');
    await bo.answer(1, 'in');
    await settle();
    expect(ada.now().prompts[0]?.question).not.toBe(first);
    const seq = ada.now().seq;
    await ada.undo(0);
    await settle();
    await bo.request('consent', { request: bo.now().request?.request as number, agree: true });
    await settle();
    for (const guest of [ada, bo]) {
      expect(guest.now().seq).toBeGreaterThan(seq);
      expect(guest.now().request).toBe(null);
      expect(guest.now().prompts[0]?.question).toBe(first);
    }
  });

  it('accepts an answer while others are being saved', async () => {
    const { store, slow } = shaky();
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 }, tools: { store } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.answer(0, 'wait');
    const bid = bo.answer(1, 1);
    await clock.pass(STANDING_ORDER_MS - 1);
    slow(20);
    void clock.pass(1);
    await settle();
    const late = ada.answer(0, 2);
    await Promise.all([bid, late]);
    expect(ada.now().result).not.toBe(null);
  });

  it('does not reveal a withdrawal through the time of an answer', async () => {
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await ada.answer(0, 'wait');
    const bid = ada.answer(0, 2);
    await clock.pass(20_000);
    await bid;
    await ada.undo(0);
    await clock.pass(100);
    const began = clock.now();
    await bo.answer(1, 1);
    expect(clock.now() - began).toBe(0);
  });
});

describe('a timeout that could not be saved', () => {
  it('is retried', async () => {
    const { store, fail } = shaky();
    const { sit, clock } = await stage(hasty, two, { clock: { turn: 10 }, tools: { store } });
    const ada = await sit('Ada');
    fail(1);
    await clock.pass(10_000);
    const before = ada.now().seq;
    await clock.pass(5_000);
    expect(ada.now().seq).toBeGreaterThan(before);
  });
});

describe('a bot whose answer could not be saved', () => {
  it('gives the same answer later by itself', async () => {
    const { store, fail } = shaky();
    let thought = 0;
    const think = async ({ seat, question }: BotTask) => {
      thought++;
      return { seat, question, n: 0, answer: 'c3' };
    };
    const tools = { store, thinker: { think } };
    const { sit, clock, faults } = await stage(fixtures.ticTacToe, [bot, person('Ada')], { tools });
    fail(2);
    const ada = await sit('Ada');
    expect([ada.now().seq, faults.length]).toEqual([0, 1]);
    await clock.pass(2000);
    expect([ada.now().seq, faults.length]).toEqual([0, 2]);
    await clock.pass(2000);
    expect([ada.now().seq, faults.length, thought]).toEqual([1, 2, 3]);
    const [entry] = ((await store.load('m'))?.rows ?? []).flatMap((row) => row.entry ?? []);
    expect(entry).toMatchObject({ kind: 'act', action: { seat: 0, answer: 'c3' } });
  });
});

describe('standing orders whose answer could not be saved', () => {
  it('answer again later', async () => {
    const { store, fail } = shaky();
    const { sit, clock } = await stage(ordered, two, { options: { turns: 1 }, tools: { store } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await bo.request('orders', { seat: 1, orders: { bid: 1, atLeast: 0 } });
    await ada.answer(0, 'wait');
    const bid = expect(ada.answer(0, 2)).rejects.toThrow();
    await clock.pass(STANDING_ORDER_MS - 1);
    // New orders answer at the same moment as those already waiting for the question. Both fail, and so does Ada's
    // answer.
    fail(3);
    await clock.pass(1);
    await bid;
    await clock.pass(STANDING_ORDER_MS);
    await ada.answer(0, 2);
    expect(ada.now().result).not.toBe(null);
  });
});

describe('an undo request', () => {
  it('is not cancelled when another seat sets standing orders', async () => {
    const { sit, clock } = await stage(ordered, [person('Ada'), person('Bo'), person('Cy')], { options: { turns: 2 } });
    const [ada, bo, cy] = [await sit('Ada'), await sit('Bo'), await sit('Cy')];
    await ada.answer(0, 'draw');
    await clock.pass(1);
    await ada.undo(0);
    await settle();
    const request = bo.now().request?.request as number;
    expect(request).toEqual(expect.any(Number));
    await cy.request('orders', { seat: 2, orders: { bid: 1, atLeast: 0 } });
    await settle();
    await bo.request('consent', { request, agree: true });
    await cy.request('consent', { request, agree: true });
    await settle();
    expect(bo.now().request).toBe(null);
    expect(ada.now().views[0]?.log.at(-1)).toMatchObject({ type: 'undone' });
  });
});
