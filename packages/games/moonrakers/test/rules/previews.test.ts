import { type Action, below, type Option, pick, questionOf, rulesOf, seeded, type Waiting } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, CREW, KINDS } from '../../src/content/index.ts';
import type { Preview } from '../../src/effects/preview.ts';
import { game, type MoonrakersView, reachOf, type State } from '../../src/index.ts';
import { OVERLOAD, play, scene } from '../scene.ts';

const rules = rulesOf(game);
const seen = (s: State, seat: number): MoonrakersView => rules.view(s, seat) as MoonrakersView;
const pilotIn = ({ mission }: MoonrakersView, seat: number) => mission?.pilots.find((pilot) => pilot.seat === seat);

/** The immediate effect of a play, from its owner's views before and after; null if the contract is over. */
function changed(before: MoonrakersView, after: MoonrakersView, seat: number, hired: boolean): Preview | null {
  const pilot = pilotIn(after, seat);
  if (!pilot || !before.mission || !after.mission) return null;
  const types = Object.keys(after.mission.filled) as (keyof Preview['units'])[];
  const units: Preview['units'] = {};
  for (const type of types) {
    const n = after.mission.filled[type] - before.mission.filled[type];
    if (n > 0) units[type] = n;
  }
  const hand = (view: MoonrakersView): number => view.captains[seat]?.hand.length ?? 0;
  const draws = hand(after) - hand(before) + (hired ? 0 : 1);
  return { units, actions: pilot.actions, exposed: pilot.exposed, draws, parts: [] };
}

/** Compares the previews, prices and totals of a random game with the actual results. */
function compare(seats: number, options: object, seed: string, count: Record<string, number>): void {
  const rng = seeded(seed);
  const s = rules.begin(seats, options as never, seed);
  const noted = (what: string): void => {
    count[what] = (count[what] ?? 0) + 1;
  };
  for (let left = 700; left > 0 && s.result === null; left--) {
    const at = rules.next(s, rng);
    if (!at) return;
    const seat = pick(rng, at.seats);
    const value = at.step.sample(s, at.frame.vars, seat, rng);
    if (value === undefined) continue;
    const row = rules.waiting(s).find((one) => one.seat === seat && one.question === questionOf(at)) as Waiting;
    const before = seen(s, seat);
    const { step } = row;
    const option =
      typeof value === 'string' && ['play', 'buy'].includes(step)
        ? (rules.prompt(s, seat, row.question) as { options: Option[] }).options.find(({ id }) => id === value)
        : undefined;
    const credits = before.captains[seat]?.credits ?? 0;
    rules.answer(s, at, seat, value as Action['answer']);
    const after = seen(s, seat);
    const will = (option?.data as { will?: Preview } | undefined)?.will;
    if (will && typeof value === 'string') {
      const [card = ''] = value.split(':').slice(1);
      const then = changed(before, after, seat, value.startsWith('hire:'));
      // C29 depends on the cards drawn, so its Actions cannot be previewed.
      const known = { ...will, parts: [], ...(card.startsWith('C29') && then ? { actions: then.actions } : {}) };
      if (then) expect(then, `${seed}: ${value}`).toEqual(known);
      noted(value.startsWith('hire:') ? 'hired' : 'played');
    }
    if (option && row.flow === 'buying' && String(value).startsWith('buy:')) {
      const price = option.text?.params?.price as number;
      expect(credits - (after.captains[seat]?.credits ?? 0), `${seed}: ${value}`).toBe(price);
      const shown = [...before.armory.parts, ...before.armory.crew].find((ware) => value === `buy:${ware.card}`);
      if (shown) expect(shown.price).toBe(price);
      noted('bought');
    }
    if (row.flow === 'happening' && step === 'buy' && value !== null) {
      const shown = before.sale.find(({ card }) => card === value);
      expect(credits - (after.captains[seat]?.credits ?? 0)).toBe(shown?.price);
      noted('sold');
    }
    if (String(value).startsWith('hire:') && before.mission && after.mission) {
      const paid = after.mission.hireCredits - before.mission.hireCredits;
      const given = after.mission.hirePrestige - before.mission.hirePrestige;
      const { nextHire } = before.mission;
      expect([
        [nextHire.credits, 0],
        [0, nextHire.prestige],
      ]).toContainEqual([paid, given]);
    }
    if (after.captains.length < 3) for (const own of after.captains) expect(own.points).toBe(rulesPoints(s, own.seat));
  }
}
const rulesPoints = (s: State, seat: number): number => game.scores(s)[seat] as number;

describe('previews', () => {
  it('MK-336 MK-382 MK-421 MK-440 MK-506 match plays, hires, prices and points in random games', () => {
    const count: Record<string, number> = {};
    const all = { overload: true, nomad: true };
    for (let n = 0; n < 2; n++) {
      compare(3, { overload: true, binding: true }, `previews a ${n}`, count);
      compare(4, { ...all, binding: true }, `previews b ${n}`, count);
      compare(1, n === 0 ? {} : all, `previews c ${n}`, count);
    }
    for (const what of ['played', 'hired', 'bought', 'sold']) expect(count[what] ?? 0, what).toBeGreaterThan(0);
  });

  it('MK-094 MK-096 show the current score of a head-to-head', () => {
    const t = scene({ options: OVERLOAD, row: ['HH01'], captains: [{ hand: ['r', 'r'] }, { hand: ['r'] }] });
    t.say(0, 'duel:HH01', 'choose');
    t.say(1, 'join', 'join');
    t.say(2, 'stay', 'join');
    t.say(0, null, 'order');
    for (const [card, seat] of [
      ['r', 0],
      ['r', 0],
      ['r', 1],
    ] as const)
      play(t, card, seat);
    const shown = t.view(2).mission.pilots.map(({ score }: { score: number }) => score);
    for (const seat of [0, 1]) t.say(seat, 'done', 'play');
    const decided = t.events.find(({ type }) => type === 'decided')?.data as { scores: number[][] };
    expect([shown, shown[0] > 0]).toEqual([decided.scores.map(([, score]) => score), true]);
  });

  it('MK-078 MK-080 MK-528 the reach of a hand is the most units that its cards can fill', () => {
    const rng = seeded('reach');
    const cards = [...KINDS, CREW[0]?.id as string];
    const ordinary = CONTRACTS.filter(({ kind }) => kind === 'ordinary');
    let flex = 0;
    for (let n = 0; n < 200; n++) {
      const contract = pick(rng, ordinary);
      const hand = Array.from({ length: 1 + below(rng, 6) }, () => pick(rng, cards));
      const cap = below(rng, 3) === 0 ? 2 : undefined;
      if (contract.kind !== 'ordinary') continue;
      const { needs } = contract;
      if (needs.flex) flex++;
      const reach = reachOf(contract.id, hand, cap);
      expect(Object.values(reach).reduce((sum, one) => sum + one, 0)).toBe(best(needs, hand, cap));
      for (const [type, filled] of Object.entries(reach)) expect(filled <= (needs[type as 'flex'] ?? 0)).toBe(true);
    }
    expect(flex).toBeGreaterThan(10);
  });
});

const UNITS: Readonly<Record<string, [type: string, n: number]>> = {
  ...Object.fromEntries(['r', 'r+', 'rX'].map((kind) => [kind, ['reactor', 1]])),
  ...Object.fromEntries(['t', 't+', 'tX'].map((kind) => [kind, ['thruster', 1]])),
  ...Object.fromEntries(['s', 's+', 'sX'].map((kind) => [kind, ['shield', 1]])),
  ...{ d1: ['damage', 1], d2: ['damage', 2], d3: ['damage', 3], 'd+': ['damage', 2] },
};
/** The most units over all ways to put each card on its own type or on Flex, by brute force. */
function best(needs: Partial<Record<string, number>>, hand: readonly string[], cap = 9): number {
  let most = 0;
  for (let way = 0; way < 1 << hand.length; way++) {
    const filled: Record<string, number> = {};
    hand.forEach((card, i) => {
      const [type, n] = UNITS[card] ?? (card === 'm' ? ['', 0] : ['crew', 1]);
      const to = way & (1 << i) ? 'flex' : type;
      filled[to] = (filled[to] ?? 0) + (type === 'damage' ? Math.min(cap, n) : n);
    });
    most = Math.max(
      most,
      Object.entries(filled).reduce((sum, [type, n]) => sum + Math.min(n, needs[type] ?? 0), 0),
    );
  }
  return most;
}
