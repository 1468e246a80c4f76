import { type Game, replay, rulesOf } from '@orrery/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { cracked, unreadable } from '../../server/test/fixtures/cracked.ts';
import {
  connectInProcess,
  type MatchPorts,
  type MatchSetup,
  memoryStore,
  openMatch,
  type RulesFailed,
  type SavedMatch,
} from '../src/index.ts';
import { STANDING_ORDER_MS } from '../src/standing-orders.ts';
import { bot, type Guest, person, refusalOf, type Stage, settle, stage } from './help.ts';

const game = cracked as Game;
const two = [person('Ada'), person('Bo')];
const clock = { bank: { first: 60, more: 0 } };

afterEach(() => {
  unreadable.on = false;
});

interface Scene extends Stage {
  failures: RulesFailed[];
  kinds(): Promise<string[]>;
}

async function scene(fails: string, seats: MatchSetup['seats'] = two, tools: Partial<MatchPorts> = {}) {
  const failures: RulesFailed[] = [];
  const staged = await stage(game, seats, {
    options: { fails },
    clock,
    tools: { onRulesFailure: (failure) => void failures.push(failure), ...tools },
  });
  const kinds = async () => entriesOf(await staged.store.load('m')).map(({ kind }) => kind);
  return { ...staged, failures, kinds } as Scene;
}

const entriesOf = (saved: SavedMatch | null) => saved?.rows.flatMap((row) => row.entry ?? []) ?? [];

/** Expects that the match is permanently halted, that nothing is retried, and that a player can abandon it. */
async function expectHalted(
  { clock: time, failures, kinds, match, store }: Scene,
  guest: Guest,
  seat: number,
  doing: string,
) {
  expect(guest.now()).toMatchObject({ halted: true, prompts: [], result: null });
  expect(guest.now().times?.seats.every(({ runs }) => !runs)).toBe(true);
  const before = await kinds();
  expect(before.filter((kind) => kind === 'halt')).toHaveLength(1);
  await time.pass(3_600_000);
  expect(await kinds()).toEqual(before);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ match: 'm', game: 'cracked', doing, halted: true });
  expect(String(failures[0]?.error)).toContain('planted');
  expect((await store.load('m'))?.due?.at ?? null).toBe(null);
  const action = { seat, question: '0.0', n: 0, answer: 'go' };
  expect(await refusalOf(guest.act(action))).toBe('halted');
  expect(await refusalOf(guest.request('resign', { seat }))).toBe('halted');
  expect(await refusalOf(guest.undo(seat))).toBe('halted');
  await guest.request('abandon', { seat });
  await settle();
  expect(guest.now()).toMatchObject({ status: 'over', result: { reason: 'abandoned', winners: [] } });
  expect(await refusalOf(guest.request('abandon', { seat }))).toBe('over');
  expect((await match.record()).entries.at(-1)).toEqual({ kind: 'abandon', seat });
}

describe('a match whose rules fail', () => {
  it('rejects an answer that fails and accepts another', async () => {
    const { sit, failures, kinds } = await scene('');
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    expect(await refusalOf(ada.answer(0, 'crack'))).toBe('rules-failed');
    expect(failures).toMatchObject([{ doing: 'act', halted: false, seq: 0 }]);
    expect(await refusalOf(ada.request('abandon', { seat: 0 }))).toBe('illegal');
    await ada.answer(0, 'go');
    expect(bo.now().prompts).toHaveLength(1);
    expect(await kinds()).toEqual(['act']);
  });

  it('is halted if no answer works', async () => {
    const on = await scene('every answer');
    const ada = await on.sit('Ada');
    expect(await refusalOf(ada.answer(0, 'go'))).toBe('halted');
    await expectHalted(on, ada, 0, 'act');
  });

  it('is halted if a timeout fails', async () => {
    const on = await scene('expire');
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await on.clock.pass(60_000);
    expect(ada.now().halted).toBe(true);
    await expectHalted(on, bo, 1, 'expire');
  });

  it('is halted if a resignation fails, and the player stays in the game', async () => {
    const on = await scene('resign');
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    expect(await refusalOf(bo.request('resign', { seat: 1 }))).toBe('halted');
    await settle();
    expect((await on.store.load('m'))?.snapshot.state).toMatchObject({ out: [false, false] });
    await expectHalted(on, ada, 0, 'resign');
  });

  it('is halted if a bot has no working answer', async () => {
    const on = await scene('every answer', [bot, person('Ada')]);
    await on.sit('Ada');
    await settle();
    const ada = await on.sit('Ada');
    await expectHalted(on, ada, 1, 'bot');
  });

  it('plays another answer for a bot whose answer fails', async () => {
    const thinker: MatchPorts['thinker'] = {
      think: async ({ seat, question, state }) => ({
        seat,
        question,
        n: state.counts[seat] as number,
        answer: 'crack',
      }),
    };
    const on = await scene('', [bot, person('Ada')], { thinker });
    const ada = await on.sit('Ada');
    await settle();
    expect(ada.now()).toMatchObject({ seq: 1, prompts: [{ seat: 1 }] });
    expect(ada.now()).not.toHaveProperty('halted');
  });

  it('leaves a question open if standing orders fail on it, and does not retry them', async () => {
    const on = await scene('');
    const ada = await on.sit('Ada');
    await ada.request('orders', { seat: 0, orders: { way: 'crack' } });
    await on.clock.pass(10 * STANDING_ORDER_MS);
    const failed = on.failures.length;
    expect(on.failures[0]).toMatchObject({ doing: 'orders', halted: false });
    await on.clock.pass(10 * STANDING_ORDER_MS);
    expect(on.failures).toHaveLength(failed);
    await ada.answer(0, 'go');
    expect(await on.kinds()).toEqual(['orders', 'act']);
  });

  it.each(['view', 'prompt', 'progress'])('is halted if the table cannot be shown: %s', async (fails) => {
    const on = await scene(fails);
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await ada.answer(0, 'go');
    expect(bo.now()).toMatchObject({ halted: true, seq: 2 });
    await expectHalted(on, bo, 1, 'show');
  });

  it('continues if only spectators cannot be shown the table', async () => {
    const on = await scene('watching');
    const ada = await on.sit('Ada');
    const watcher = await on.sit(null);
    expect(watcher.status).not.toBe('live');
    await ada.answer(0, 'go');
    expect(await on.kinds()).toEqual(['act']);
  });

  it('stays halted after a restart, and its record replays', async () => {
    const on = await scene('expire');
    await on.sit('Ada');
    await on.clock.pass(60_000);
    await on.match.close();
    const rules = rulesOf(game);
    const again = openMatch(toolsOf(on), rules, (await on.store.load('m')) as SavedMatch);
    expect(await again.summary()).toMatchObject({ halted: true, status: 'playing' });
    const ada = await sitAt(on, again);
    expect(ada.now()).toMatchObject({ halted: true, prompts: [] });
    await ada.request('abandon', { seat: 0 });
    await settle();
    const record = await again.record();
    expect(replay(rules, record).state.result).toMatchObject({ reason: 'abandoned' });
  });

  it('is halted if its state cannot be read, and continues once it can', async () => {
    const on = await scene('');
    const first = await on.sit('Ada');
    await first.answer(0, 'go');
    await on.match.close();
    unreadable.on = true;
    const rules = rulesOf(game);
    const broken = openMatch(toolsOf(on), rules, (await on.store.load('m')) as SavedMatch);
    expect(on.failures).toMatchObject([{ doing: 'resume', halted: true }]);
    const ada = await sitAt(on, broken);
    expect(ada.now()).toMatchObject({ halted: true, prompts: [] });
    await broken.close();
    unreadable.on = false;
    const whole = openMatch(toolsOf(on), rules, (await on.store.load('m')) as SavedMatch);
    expect(await whole.summary()).not.toHaveProperty('halted');
    unreadable.on = true;
    const broke = openMatch(toolsOf(on), rules, (await on.store.load('m')) as SavedMatch);
    const bo = await sitAt(on, broke, 'Bo');
    await bo.request('abandon', { seat: 1 });
    await settle();
    expect(await broke.summary()).toMatchObject({ status: 'over' });
    expect((await broke.record()).entries.map(({ kind }) => kind)).toEqual(['act', 'abandon']);
  });

  it('stays halted in memory if the halt cannot be saved', async () => {
    const store = memoryStore();
    let down = false;
    const append: typeof store.append = (...row) =>
      down ? Promise.reject(new Error('the disk is full')) : store.append(...row);
    const on = await scene('expire', two, { store: { ...store, append } });
    const ada = await on.sit('Ada');
    down = true;
    await on.clock.pass(3_600_000);
    expect(on.failures).toHaveLength(1);
    down = false;
    expect(await refusalOf(ada.act({ seat: 0, question: '0.0', n: 0, answer: 'go' }))).toBe('halted');
    await ada.request('abandon', { seat: 0 });
    expect(await on.kinds()).toEqual(['abandon']);
  });
});

const toolsOf = (on: Scene): MatchPorts => ({
  ...{ store: on.store, clock: on.clock, node: 'again', secret: () => 'again', keyOf: (token) => token },
  bus: { publish() {}, subscribe: () => () => {}, close: async () => {} },
  thinker: { think: async () => null },
  fault: (error) => void on.faults.push(error),
  onRulesFailure: (failure) => void on.failures.push(failure),
});

async function sitAt(on: Scene, match: Scene['match'], token = 'Ada'): Promise<Guest> {
  return on.sit(
    token,
    undefined,
    connectInProcess(
      async () => match,
      (error) => void on.faults.push(error),
    ),
  );
}
