import { type Entry, type Game, replay } from '@orrery/kernel';
import { CLOCKS } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import type { FinishedMatch, MatchNotification } from '../src/index.ts';
import { bot, type Guest, person, refusalOf, type Stage, settle, stage } from './help.ts';

const ticTacToe = fixtures.ticTacToe as Game;
const dice = fixtures.dice as Game;
const { fast, days } = CLOCKS;
const MINUTE = 60_000;
const two = [person('Ada'), person('Bo')];
const cancel = (guest: Guest, seat: number, want = true) => guest.request('cancel', { seat, want });

async function entriesOf({ store }: Pick<Stage, 'store'>): Promise<Entry[]> {
  return ((await store.load('m'))?.rows ?? []).flatMap(({ entry }) => entry ?? []);
}

describe('a game', () => {
  it('is cancelled without a result once all players agree', async () => {
    const ends: FinishedMatch[] = [];
    const on = await stage(ticTacToe, two, {
      ...{ clock: fast, rated: true, hints: false },
      tools: { onEnd: (end) => void ends.push(end) },
    });
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await cancel(ada, 0);
    expect(bo.now().cancel).toEqual({ seat: 0, open: [1], left: 2 * MINUTE });
    await cancel(ada, 0);
    expect(await entriesOf(on)).toHaveLength(1);
    await ada.answer(0, 'a1');
    expect(bo.now().cancel).toMatchObject({ seat: 0 });
    await cancel(bo, 1);
    await settle();
    expect((await entriesOf(on)).at(-1)).toEqual({ kind: 'abandon', seat: 1, why: 'agreed' });
    expect(ada.now()).toMatchObject({ status: 'over', cancel: null, result: { winners: [], reason: 'cancelled' } });
    expect(ends[0]?.result.reason).toBe('cancelled');
    expect(await refusalOf(cancel(ada, 0))).toBe('over');
    const saved = await on.store.load('m');
    if (!saved) throw new Error('not saved');
    const entries = await entriesOf(on);
    expect(replay(on.rules, { ...saved, seats: 2, entries }).state).toEqual(saved.snapshot.state);
  });

  it('goes on if a player declines, and the request cannot be repeated at once', async () => {
    const on = await stage(ticTacToe, two, { clock: fast });
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await cancel(ada, 0);
    await cancel(bo, 1, false);
    expect(ada.now()).toMatchObject({ cancel: null, result: null });
    expect(ada.now().views[0]?.log.at(-1)).toMatchObject({ type: 'cancel-declined', data: { seat: 1 } });
    expect(await refusalOf(cancel(ada, 0))).toBe('rate');
    expect(await refusalOf(cancel(bo, 1, false))).toBe('stale');
    await on.clock.pass(2 * MINUTE);
    expect(await refusalOf(cancel(ada, 0))).toBe('accepted');
  });

  it('takes a limited number of requests from one seat', async () => {
    const on = await stage(ticTacToe, two, { clock: fast });
    const ada = await on.sit('Ada');
    const kinds: string[] = [];
    for (let tries = 0; tries < 10; tries++) {
      kinds.push(await refusalOf(cancel(ada, 0)));
      await on.clock.pass(2 * MINUTE);
      if (ada.now().result) break;
    }
    expect(kinds.filter((kind) => kind === 'accepted').length).toBeLessThanOrEqual(8);
  });

  it('goes on if a request lapses, which everyone sees', async () => {
    const on = await stage(ticTacToe, two);
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await cancel(ada, 0);
    await on.clock.pass(2 * MINUTE - 1);
    expect(bo.now().cancel).not.toBe(null);
    await on.clock.pass(1);
    expect(bo.now().cancel).toBe(null);
    await cancel(bo, 1);
    expect(ada.now()).toMatchObject({ result: null, cancel: { seat: 1, open: [0] } });
  });

  it('with days per move keeps a request for days and notifies the players', async () => {
    const calls: MatchNotification[] = [];
    const people = two.map((seat) => ({ ...seat, person: seat.name }));
    const on = await stage(ticTacToe, people, { clock: days, tools: { notifyAfterMs: 1000 } });
    const { delay } = on.store;
    on.store.delay = async (match, due, more = []) => {
      calls.push(...more);
      return delay(match, due, more);
    };
    const ada = await on.sit('Ada');
    await cancel(ada, 0);
    await on.clock.pass(60 * MINUTE);
    expect(calls).toContainEqual({ person: 'Bo', kind: 'cancel', seq: 1 });
    expect(ada.now().cancel).toMatchObject({ open: [1] });
    await on.match.reload();
    const bo = await on.sit('Bo');
    await cancel(bo, 1);
    expect(ada.now().result).toMatchObject({ reason: 'cancelled' });
  });

  it('needs only the people who still play, not bots or players who resigned', async () => {
    const on = await stage(dice, [person('Ada'), bot, person('Cy'), person('Di')], { clock: fast });
    const [ada, cy, di] = [await on.sit('Ada'), await on.sit('Cy'), await on.sit('Di')];
    const watcher = await on.sit(null);
    await di.request('resign', { seat: 3 });
    expect(await refusalOf(cancel(di, 3))).toBe('no-seat');
    expect(await refusalOf(cancel(watcher, 0))).toBe('not-your-seat');
    expect(await refusalOf(cancel(ada, 2))).toBe('not-your-seat');
    await cancel(ada, 0);
    expect(cy.now().cancel).toMatchObject({ open: [2] });
    await cancel(cy, 2);
    expect(ada.now().result).toMatchObject({ reason: 'cancelled' });
  });

  it('shows no current request to delayed spectators', async () => {
    const on = await stage(ticTacToe, two, { watch: { as: 'late', moves: 2 } });
    const [ada, watcher] = [await on.sit('Ada'), await on.sit(null)];
    await cancel(ada, 0);
    await settle();
    expect(watcher.now().cancel ?? null).toBe(null);
    expect(JSON.stringify(watcher.received)).not.toContain('"cancel":{');
  });
});
