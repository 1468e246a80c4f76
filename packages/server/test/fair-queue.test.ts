import type { Action } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { openFairQueue } from '../src/bots/fair-queue.ts';
import { openBotPool } from '../src/bots/pool.ts';

const waiter = (address: string, table: string) => ({ address: () => address, table });

describe('the fair queue', () => {
  it('alternates among addresses, then among the tables of one address', () => {
    const turns = openFairQueue();
    for (let i = 0; i < 3; i++) turns.add(waiter('many', `m${i}`));
    turns.add(waiter('many', 'm0'));
    turns.add(waiter('few', 'f'));
    const order = [];
    for (let next = turns.next(); next; next = turns.next()) order.push(next.table);
    expect(order).toEqual(['m0', 'f', 'm1', 'm2', 'm0']);
  });

  it('lets each address wait for at most one decision of a busier one', () => {
    const turns = openFairQueue();
    for (let i = 0; i < 59; i++) turns.add(waiter('many', `m${i}`));
    const served: string[] = [];
    for (let i = 0; i < 20; i++) {
      turns.add(waiter('one', 'own'));
      served.push(...[turns.next(), turns.next()].map((next) => next?.address() ?? ''));
    }
    expect(served.filter((address) => address === 'one')).toHaveLength(20);
    // An address with many tables does not block the others either.
    expect(served.filter((address) => address === 'many')).toHaveLength(20);
  });
});

/** A pool with one thread that the test controls. */
function handPool() {
  const begun: { seed: string; signal: AbortSignal; done(action: Action | null): void }[] = [];
  const run = ({ seed }: { seed: string }, signal: AbortSignal) =>
    new Promise<Action | null>((done) => begun.push({ seed, signal, done }));
  const pool = openBotPool({ games: '', budgetMs: null, threads: 1, run });
  const think = (match: string, seed: string) =>
    pool.think({ match, game: 'g', state: {} as never, seat: 0, question: '1.1', level: 'easy', seed });
  const next = async () => {
    begun.at(-1)?.done(null);
    await new Promise(setImmediate);
    return begun.at(-1)?.seed;
  };
  return { pool, begun, think, next };
}

describe('bots on few threads', () => {
  it('think for another address before all tables of a busy one are served', async () => {
    const { pool, begun, think, next } = handPool();
    for (let i = 0; i < 59; i++) {
      void think(`m${i}`, `m${i}`);
    }
    // Bots are asked as soon as a match is opened, even before its player joins.
    const answer = think('own', 'own');
    pool.joined('192.0.2.2', 'own', true);
    expect(begun.map(({ seed }) => seed)).toEqual(['m0']);
    expect(await next()).toBe('own');
    await next();
    await answer;
  });

  it('count a table for its players’ address, not a spectator’s', async () => {
    const { pool, think, next } = handPool();
    for (let i = 0; i < 9; i++) {
      pool.joined('192.0.2.1', `m${i}`, false);
      void think(`m${i}`, `m${i}`);
    }
    pool.joined('192.0.2.2', 'own', true);
    pool.joined('192.0.2.1', 'own', false);
    void think('own', 'own');
    expect(await next()).toBe('own');
  });

  it('have their full time to think, however long they waited', async () => {
    const { begun, think, next } = handPool();
    void think('a', 'a');
    void think('b', 'b');
    expect(begun).toHaveLength(1);
    expect(await next()).toBe('b');
    // The second task's time limit started only when the first task ended.
    expect(begun[0]?.signal).not.toBe(begun[1]?.signal);
    expect(begun[1]?.signal.aborted).toBe(false);
  });

  it('that still wait when the server closes are rejected', async () => {
    const { pool, think } = handPool();
    void think('a', 'a');
    const waiting = think('b', 'b');
    await pool.close();
    await expect(waiting).rejects.toThrow('closed');
    await expect(think('c', 'c')).rejects.toThrow('closed');
  });
});
