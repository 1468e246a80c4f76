import { type Core, type Game, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import {
  type FinishedMatch,
  memoryStore,
  openLocalMatch,
  openMatch,
  type Period,
  type SavedMatch,
} from '../src/index.ts';
import { person, refusalOf, settle, stage, testClock } from './help.ts';
import { ordered } from './watch.ts';

const DAY = 86_400_000;
const two = [person('Ada'), person('Bo')];
const game = fixtures.ticTacToe as Game;
const days = { move: 3 * 86_400 };
const bank = { bank: { first: 60, more: 5 } };
const entries = async (store: { load(id: string): Promise<SavedMatch | null> }) =>
  (await store.load('m'))?.rows.flatMap((row) => (row.entry ? [row.entry] : [])) ?? [];

describe('a table with seat clocks', () => {
  it('limits each move, and plays for a late seat even if no device is connected', async () => {
    const { sit, store, clock } = await stage(game, two, { clock: days });
    const ada = await sit('Ada');
    expect(ada.now().times).toEqual({
      seats: [{ seat: 0, left: 3 * DAY, runs: true, away: false }],
      wanted: [],
      paused: false,
    });
    ada.close();
    await clock.pass(3 * DAY - 1);
    expect(await entries(store)).toEqual([]);
    expect((await store.load('m'))?.due?.at).toBe(1000 + 3 * DAY);
    await clock.pass(1);
    expect(await entries(store)).toEqual([{ kind: 'expire', question: expect.any(String), seat: 0 }]);
    const bo = await sit('Bo');
    expect(bo.now().times?.seats).toEqual([{ seat: 1, left: 3 * DAY, runs: true, away: false }]);
  });

  it('keeps a time bank per seat with an increment per move, but none for undone moves', async () => {
    const { sit, clock } = await stage(game, two, { clock: bank });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    const left = () => ada.now().times?.seats.map((one) => one.left);
    expect(left()).toEqual([65_000, 60_000]);
    await clock.pass(20_000);
    await ada.answer(0, 'a1');
    expect(left()).toEqual([45_000, 65_000]);
    await clock.pass(10_000);
    for (let i = 0; i < 3; i++) {
      await ada.undo(0);
      await settle();
      await ada.answer(0, 'a1');
    }
    expect(left()?.[0]).toBe(45_000);
    await bo.answer(1, 'b1');
    expect(left()?.[0]).toBe(50_000);
    await clock.pass(50_000);
    expect(ada.now().views[0]?.log.at(-1)).toMatchObject({ type: 'time-out', data: { seats: [0] } });
  });

  it('lets a bot play for a late seat, if so configured, until the player returns', async () => {
    const { sit, store, clock } = await stage(game, two, { clock: { move: 60, late: 'bot' } });
    const bo = await sit('Bo');
    await clock.pass(60_000);
    expect((await entries(store)).map((entry) => entry.kind)).toEqual(['bot', 'act']);
    expect(bo.now().seats[0]).toMatchObject({ kind: 'human', standin: 'medium' });
    await bo.answer(1);
    expect((await entries(store)).map((entry) => entry.kind)).toEqual(['bot', 'act', 'act', 'act']);
    const ada = await sit('Ada');
    await ada.request('back', { seat: 0 });
    await settle();
    expect(bo.now().seats[0]).not.toHaveProperty('standin');
    await bo.answer(1);
    expect(ada.now().prompts.map((row) => row.seat)).toEqual([0]);
    expect(ada.now().times?.seats).toEqual([{ seat: 0, left: 60_000, runs: true, away: false }]);
  });

  it.each(['default', 'bot'] as const)('reports at the end who has played, with timeout setting %s', async (late) => {
    const ends: FinishedMatch[] = [];
    const tools = { onEnd: (end: FinishedMatch) => void ends.push(end) };
    const { sit, clock } = await stage(game, two, { clock: { move: 60, late }, tools });
    const bo = await sit('Bo');
    while (!bo.now().result) {
      await clock.pass(60_000);
      if (bo.now().prompts.length > 0) await bo.answer(1);
    }
    const { turns, decisions } = ends[0] as FinishedMatch;
    expect(turns[0]).toBeGreaterThanOrEqual(2);
    expect(turns[1]).toBeGreaterThanOrEqual(2);
    expect(decisions[0]).toBe(0);
    expect(decisions[1]).toBeGreaterThanOrEqual(1);
  });

  it('times out only the late seat if several are asked', async () => {
    const { sit, clock, store } = await stage(lanterns, two, { clock: bank, options: { turns: 1 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await clock.pass(30_000);
    await ada.answer(0, 'wait');
    expect(ada.now().times?.seats).toMatchObject([
      { seat: 0, left: 40_000, runs: true },
      { seat: 1, left: 65_000, runs: true },
    ]);
    await clock.pass(40_000);
    expect((await entries(store)).at(-1)).toEqual({ kind: 'expire', question: expect.any(String), seat: 0 });
    expect(ada.now().result).toBe(null);
    expect(bo.now().prompts.map((row) => row.seat)).toEqual([1]);
    expect(bo.now().times?.seats[1]).toMatchObject({ left: 25_000, runs: true });
  });

  it('uses one clock for all seats of a quiet question', async () => {
    const short = { clock: { move: 60 }, options: { turns: 1 } };
    const open = await stage(ordered, two, short);
    const [ada, bo] = [await open.sit('Ada'), await open.sit('Bo')];
    await ada.answer(0, 'wait');
    expect(bo.now().times?.seats).toEqual([]);
    expect(bo.now().clocks.map(({ left }) => left)).toEqual([60_000]);
    await open.clock.pass(10_000);
    await bo.answer(1, 1);
    await open.clock.pass(50_000);
    expect((await entries(open.store)).at(-1)).toEqual({ kind: 'expire', question: expect.any(String) });
  });

  it('pauses while all people agree, and resumes when one of them asks', async () => {
    const { sit, clock } = await stage(game, two, { clock: { move: 60 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await clock.pass(10_000);
    await ada.request('pause', { seat: 0, want: true });
    await settle();
    expect(bo.now().times).toMatchObject({ wanted: [0], paused: false });
    await clock.pass(10_000);
    await bo.request('pause', { seat: 1, want: true });
    await settle();
    expect(ada.now().times).toMatchObject({ wanted: [0, 1], paused: true, seats: [{ left: 40_000, runs: false }] });
    await clock.pass(DAY);
    expect(ada.now().times?.seats[0]?.left).toBe(40_000);
    await bo.request('pause', { seat: 1, want: false });
    await clock.pass(39_999);
    expect(ada.now().prompts).toHaveLength(1);
    await clock.pass(1);
    expect(bo.now().prompts).toHaveLength(1);
    const plain = await stage(game, two);
    expect(await refusalOf((await plain.sit('Ada')).request('pause', { seat: 0, want: true }))).toBe('no-clock');
  });

  it('starts the clocks when all seats are taken', async () => {
    const open = { kind: 'open' as const, name: '', level: null, token: null };
    const { sit, match, clock, store } = await stage(game, [person('Ada'), open], { clock: days });
    const ada = await sit('Ada');
    await clock.pass(10 * DAY);
    expect(ada.now().seq).toBe(0);
    await match.claim(undefined, 'Bo', null);
    expect((await store.load('m'))?.due?.at).toBe(clock.now() + 3 * DAY);
    await clock.pass(3 * DAY);
    expect(ada.now().seq).toBe(1);
  });

  it('continues after a restart with the same times, and excludes vacations', async () => {
    const spans: Period[] = [];
    const tools = { vacations: async (people: readonly string[]) => people.map((id) => (id === 'ada' ? spans : [])) };
    const seats = [{ ...person('Ada'), person: 'ada' }, person('Bo')];
    const { sit, clock, store, match } = await stage(game, seats, { clock: days, tools });
    const ada = await sit('Ada');
    await clock.pass(DAY);
    ada.close();
    await clock.pass(DAY);
    await match.close();
    spans.push({ from: clock.now(), until: clock.now() + 7 * DAY });
    await clock.pass(5 * DAY);
    const rules = rulesOf<Core>(game);
    const again = openMatch(
      {
        store,
        clock,
        ...tools,
        bus: { publish() {}, subscribe: () => () => {} },
        node: 'later',
        keyOf: (token: string) => token,
        secret: () => 's',
        fault: (error: unknown) => {
          throw error;
        },
        thinker: { think: async () => null },
      } as never,
      rules,
      (await store.load('m')) as SavedMatch,
    );
    void again.tend();
    await clock.pass(10_000);
    expect(await entries(store)).toEqual([]);
    expect((await store.load('m'))?.due?.at).toBe(1000 + 10 * DAY);
    await clock.pass(3 * DAY - 10_001);
    expect(await entries(store)).toEqual([]);
    await clock.pass(1);
    expect(await entries(store)).toHaveLength(1);
  });

  it('is not affected by changes of the system time', async () => {
    const steady = testClock();
    let jump = 0;
    const clock = { ...steady, now: () => steady.now() + jump, steady: steady.now };
    const rules = rulesOf<Core>(game);
    const setup = { id: 'm', seats: two, seed: 's', owner: 'o', clock: days, created: 1, options: {} };
    const thinker = { think: async () => null };
    const store = memoryStore();
    const fault = (error: unknown) => {
      throw error;
    };
    const { match } = await openLocalMatch(rules, setup, { clock, thinker, store, secret: () => 's', fault });
    void match.tend();
    await steady.pass(DAY);
    jump = 10 * DAY;
    void match.tend();
    await steady.pass(2 * DAY - 1);
    expect(await entries(store)).toEqual([]);
    await steady.pass(1);
    expect(await entries(store)).toHaveLength(1);
  });
});
