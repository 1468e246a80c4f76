import type { Game } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchSetup, Period } from '../src/index.ts';
import { type Guest, person, settle, stage } from './help.ts';
import { hasty } from './watch.ts';

const owner = { ...person('Ada', 'owner'), person: 'ada' };
const bo = { ...person('Bo'), person: 'bo' };
const open = { kind: 'open' as const, name: '', level: null, token: null };

/** What a device displays at a given time: each clock continues from when it was received. */
function shown(guest: Guest, now: number): Record<string, number> {
  const { clocks, times, clockedAt } = guest.now();
  const after = (left: number, runs: boolean) => Math.max(0, runs ? left - (now - clockedAt) : left);
  return Object.fromEntries([
    ...clocks.map(({ question, left, paused }) => [question, after(left, !paused)] as const),
    ...(times?.seats ?? []).map(({ seat, left, runs }) => [`seat ${seat}`, after(left, runs)] as const),
  ]);
}

const HAPPENINGS = [
  'pass',
  'reload',
  'leave',
  'watch',
  'talk',
  'pause',
  'act',
  'undo',
  'claim',
  'lend',
  'back',
] as const;
type Happening = (typeof HAPPENINGS)[number];

const tables: { name: string; game: Game; clock: MatchSetup['clock']; seats: MatchSetup['seats'] }[] = [
  { name: 'question clocks', game: hasty, clock: { turn: 60, window: 40 }, seats: [owner, bo] },
  { name: 'time per move', game: hasty, clock: { move: 50, late: 'bot' }, seats: [owner, bo] },
  { name: 'days', game: hasty, clock: { move: 86_400 }, seats: [owner, bo] },
  { name: 'banks', game: fixtures.ticTacToe as Game, clock: { bank: { first: 60, more: 5 } }, seats: [owner, bo] },
  { name: 'banks and windows', game: hasty, clock: { bank: { first: 60, more: 5 }, window: 30 }, seats: [owner, bo] },
  {
    name: 'an open seat',
    game: fixtures.ticTacToe as Game,
    clock: { bank: { first: 60, more: 5 } },
    seats: [owner, open],
  },
];

async function play(table: (typeof tables)[number], happenings: readonly [Happening, number][]): Promise<void> {
  const vacation: Period[] = [{ from: 31_000, until: 47_000 }];
  let keys = 0;
  const { sit, clock, match, faults } = await stage(table.game, table.seats, {
    options: table.game === hasty ? { turns: 4 } : {},
    clock: table.clock,
    tools: {
      secret: () => `key ${keys++}`,
      vacations: async (people) => people.map((one) => (one === 'bo' ? vacation : [])),
    },
  });
  const tokens = ['owner', 'Bo'];
  const guests: (Guest | null)[] = [await sit('owner'), table.seats[1] === open ? null : await sit('Bo')];
  const fine = async (doing: Promise<unknown>): Promise<void> => void (await doing.catch(() => {}));

  async function happen(what: Happening, n: number): Promise<void> {
    const seat = n % 2;
    const guest = guests[seat] ?? null;
    if (what === 'pass') return clock.pass((n % 20) * 1000 + 500);
    if (what === 'watch') return void guests.push(await sit(null));
    if (what === 'lend') return fine(match.lend(1, 'ada'));
    if (what === 'claim') {
      const taken = await match.claim(undefined, 'Cy', 'cy').catch(() => null);
      if (taken) tokens[taken.seat] = taken.token;
      return;
    }
    if (what === 'leave' || what === 'reload') {
      guest?.close();
      guests[seat] = null;
      await settle();
    }
    if (what === 'reload') guests[seat] = await sit(tokens[seat] as string).catch(() => null);
    if (guest?.status !== 'live') return;
    if (what === 'talk') await fine(guest.talk(seat, 'table', `line ${keys++}`));
    if (what === 'pause') await fine(guest.request('pause', { seat, want: n % 3 > 0 }));
    if (what === 'act') await fine(guest.answer(seat));
    if (what === 'undo') await fine(guest.undo(seat));
    if (what === 'back') await fine(guest.request('back', { seat }));
  }

  for (const [what, n] of happenings) {
    await happen(what, n);
    await settle();
    const here = guests.filter((guest): guest is Guest => guest?.status === 'live');
    const now = clock.now();
    const displays = here.map((guest) => [guest.now().you.join(), shown(guest, now)] as const);
    // A device that joins now gets the correct remaining time from the host.
    for (const [you, display] of displays) {
      const fresh = await sit(you === '' ? null : (tokens[Number(you)] as string));
      if (fresh.status !== 'live') continue;
      expect(display, `${what} ${n}`).toEqual(shown(fresh, clock.now()));
      fresh.close();
      await settle();
    }
  }
  expect(faults).toEqual([]);
}

describe('every device shows the correct remaining time', () => {
  it.each(tables)('$name', async (table) => {
    const happening = fc.tuple(fc.constantFrom(...HAPPENINGS, 'pass' as const, 'act' as const), fc.nat(100));
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 25 }), (happenings) => play(table, happenings)),
      { numRuns: 25 },
    );
  });

  it('when a vacation starts and ends', async () => {
    const vacations = async (people: readonly string[]) => people.map(() => [{ from: 11_000, until: 21_000 }]);
    const { sit, clock } = await stage(hasty, [owner, bo], { clock: { move: 86_400 }, tools: { vacations } });
    const ada = await sit('owner');
    const left = () => shown(ada, clock.now())['seat 0'];
    await clock.pass(15_000);
    expect([left(), ada.now().times?.seats[0]?.away]).toEqual([86_390_000, true]);
    await clock.pass(10_000);
    expect([left(), ada.now().times?.seats[0]?.away]).toEqual([86_385_000, false]);
  });

  it('after another player reloads', async () => {
    const { sit, clock } = await stage(hasty, [person('Ada'), person('Bo')], { clock: { turn: 600 } });
    const [ada, other] = [await sit('Ada'), await sit('Bo')];
    await clock.pass(137_000);
    other.close();
    await settle();
    await sit('Bo');
    expect(Object.values(shown(ada, clock.now()))).toEqual([463_000]);
  });
});
