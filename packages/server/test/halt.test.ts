import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cracked, unreadable } from './fixtures/cracked.ts';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { documentedKeys } from './help/openapi.ts';
import { codeOf, openWorld, type World } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

/** Whether the rules loaded next can read saved states. */
let readable = true;
const load = async () => {
  unreadable.on = !readable;
  return cracked as never;
};
const games = {
  catalog: [{ id: 'cracked', name: 'Cracked', load }],
  module: new URL('./fixtures/cracked.ts', import.meta.url).href,
};

let world: World;
let clock: JumpingClock;
beforeEach(async () => {
  clock = jumpingClock();
  world = await openWorld({ games, clock, metricsToken: 'watch' });
});
afterEach(async () => {
  [unreadable.on, readable] = [false, true];
  await world.end();
});

const failures = () => world.log.filter(({ msg }) => msg === 'rules failed');

async function table(fails: string, clocked: object | null = null) {
  const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
  const { match, token } = await world.api.create({ game: 'cracked', options: { fails }, seats, clock: clocked });
  const bo = await world.api.claim(match, { name: 'Bo' });
  return { match, ada: world.sit(match, token), bo: world.sit(match, bo.token), tokens: [token, bo.token] };
}

it('rejects an answer on which the rules fail, logs it, and continues', async () => {
  const { ada, bo, match } = await table('');
  expect(await codeOf(ada.answer('crack'))).toBe('rules-failed');
  await ada.answer('go');
  await bo.until((now) => now.prompts.length > 0);
  expect(failures()).toMatchObject([{ match, game: 'cracked', seq: 0, doing: 'act', halted: false }]);
  expect(failures()[0]?.err).toMatchObject({ stack: expect.stringContaining('planted at act') });
});

it('halts a match permanently if a timeout fails, and lets a player abandon it', async () => {
  const { ada, bo, match, tokens } = await table('expire', { move: 60 });
  await ada.until((now) => now.times?.seats[0]?.runs === true);
  ada.remote.close();
  bo.remote.close();
  await vi.waitFor(async () => {
    await clock.leap(61_000);
    expect(failures()).toHaveLength(1);
  });
  for (let i = 0; i < 10; i++) await clock.leap(3_600_000);
  expect(failures()).toMatchObject([{ match, seq: 0, doing: 'expire', halted: true }]);

  await world.restart();
  for (let i = 0; i < 3; i++) await clock.leap(3_600_000);
  const again = world.sit(match, tokens[1] as string);
  const now = await again.until((table) => table.halted === true);
  expect(now).toMatchObject({ prompts: [], result: null, status: 'playing' });
  const summary = await world.api.summary(match);
  expect(summary).toMatchObject({ halted: true });
  expect(await documentedKeys(world.server.url, '/api/matches/{id}')).toEqual(
    [...Object.keys(summary), 'moved'].sort(),
  );
  expect(await codeOf(again.remote.request('resign', { seat: 1 }))).toBe('halted');
  expect(await codeOf(world.api.record(match))).toBe('not-over');
  await again.remote.request('abandon', { seat: 1 });
  await again.until((table) => table.result?.reason === 'abandoned');
  const record = await world.api.record(match);
  expect(record.entries.map(({ kind }) => kind)).toEqual(['halt', 'abandon']);
  expect(failures()).toHaveLength(1);

  await world.restart();
  await vi.waitFor(async () => expect(await world.api.summary(match)).toMatchObject({ status: 'over' }));
});

it.each(['resign', 'view', 'prompt', 'every answer'])('halts a match that fails at: %s', async (fails) => {
  const { ada, bo, match } = await table(fails);
  await bo.until((now) => now.seats.every(({ connected }) => connected));
  if (fails === 'resign') expect(await codeOf(ada.remote.request('resign', { seat: 0 }))).toBe('halted');
  else await ada.answer('go').catch(() => {});
  await bo.until((now) => now.halted === true);
  const text = await (
    await fetch(`${world.server.url}/metrics`, { headers: { authorization: 'Bearer watch' } })
  ).text();
  expect(text).toContain('orrery_rules_failures_total{game="cracked",halted="true"} 1');
  await bo.remote.request('abandon', { seat: 1 });
  await ada.until((now) => now.status === 'over');
  expect(failures()).toMatchObject([{ match, halted: true }]);
});

it('halts a match that cannot be read, logs it once, and resumes it when it can', async () => {
  const { ada, match, tokens } = await table('', { move: 60 });
  await ada.answer('go');
  readable = false;
  await world.restart();
  const halted = world.sit(match, tokens[0] as string);
  await halted.until((now) => now.halted === true);
  halted.remote.close();
  for (let i = 0; i < 5; i++) await clock.leap(3_600_000);
  expect(failures().length).toBeLessThanOrEqual(2);
  unreadable.on = false;
  readable = true;
  await world.restart();
  const back = world.sit(match, tokens[1] as string);
  expect(await back.until(() => true)).not.toHaveProperty('halted');
});
