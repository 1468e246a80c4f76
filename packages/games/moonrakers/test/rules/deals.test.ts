import { below, pick, type Rng, seeded, shuffled, type Transfer } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../src/content/index.ts';
import { totalsOf } from '../../src/rules/contracts.ts';
import { ITEMS, type State } from '../../src/state.ts';
import { ALL, finish, mission, type Scene, scene, together } from '../scene.ts';

const SEATS = [0, 1, 2, 3, 4];
const ORDINARY = CONTRACTS.filter(({ kind, set }) => kind === 'ordinary' && set !== 'nomad').map(({ id }) => id);

/** Talks on a contract with five captains. */
function talking(contract: string): Scene {
  const t = scene({
    seats: 5,
    options: { overload: true, binding: true },
    row: [contract],
    captains: SEATS.map(() => ({ hand: [], credits: 0, objectives: [] })),
  });
  t.say(0, `talk:${contract}`, 'choose');
  return t;
}
const contractOf = (s: State): number => s.talks?.contract as number;

/** Random terms, sometimes with too many units or for captains outside the deal. */
function anyTerms(s: State, parties: readonly number[], rng: Rng): Transfer[] {
  const totals = totalsOf(s, contractOf(s));
  return Array.from({ length: below(rng, 4) }, () => {
    const at = below(rng, ITEMS.length);
    const to = below(rng, 12) === 0 ? pick(rng, SEATS) : pick(rng, parties);
    return { from: null, to, item: ITEMS[at] as string, count: 1 + below(rng, Math.max(1, totals[at] as number)) };
  });
}

describe('random deals', () => {
  it('MK-294 MK-295 MK-299 MK-300 give each unit to one participant, or are rejected', () => {
    const rng = seeded('deals');
    let admitted = 0;
    for (const contract of ORDINARY) {
      const t = talking(contract);
      const totals = totalsOf(t.state, contractOf(t.state));
      for (let i = 0; i < 12; i++) {
        const parties = [0, ...shuffled(rng, [1, 2, 3, 4]).slice(0, 1 + below(rng, 4))];
        const terms = anyTerms(t.state, parties, rng);
        const given = ITEMS.map((item) => terms.reduce((sum, term) => sum + (term.item === item ? term.count : 0), 0));
        const isSound =
          terms.every(({ to }) => parties.includes(to as number)) &&
          given.every((n, at) => n <= (totals[at] as number));
        const offer = { say: 'propose' as const, parties, terms };
        if (!isSound) {
          expect(['not-a-party', 'more-than-there-is']).toContain(t.refused(0, offer).reason);
          continue;
        }
        admitted++;
        t.say(0, offer);
        const shares = t.state.talks?.offers.at(-1)?.shares ?? [];
        const of = (seat: number): number[] => shares.slice(seat * ITEMS.length, (seat + 1) * ITEMS.length);
        expect(ITEMS.map((_item, at) => SEATS.reduce((sum, seat) => sum + (of(seat)[at] as number), 0))).toEqual(
          totals,
        );
        for (const seat of SEATS) if (!parties.includes(seat)) expect(of(seat).some(Boolean)).toBe(false);
      }
    }
    expect(admitted).toBeGreaterThan(200);
  });

  it('MK-363 MK-119 dice and rewards match the locked deal, unit by unit', () => {
    const rng = seeded('paid');
    for (const contract of ['EX12', 'KI08', 'RE11', 'DE12', 'FX08', 'NO06']) {
      const t = scene({
        seats: 5,
        options: contract.startsWith('NO') ? ALL : { overload: true },
        row: [contract],
        captains: SEATS.map(() => ({ hand: [], at: 'base' as const, credits: 0, objectives: [] })),
      });
      const shares: Record<number, Record<string, number>> = {};
      const { prestige, credits, dice } = CONTRACTS.find(({ id }) => id === contract) as never as Record<
        string,
        number
      >;
      for (const [item, n] of Object.entries({ prestige, credits, dice }))
        for (let i = 0; i < (n as number); i++) {
          const seat = pick(rng, SEATS);
          shares[seat] = { ...shares[seat], [item]: (shares[seat]?.[item] ?? 0) + 1 };
        }
      const all = Object.fromEntries(SEATS.map((seat) => [seat, shares[seat] ?? {}]));
      together(t, contract, [1, 2, 3, 4], all);
      expect(SEATS.map((seat) => mission(t).pilots[seat]?.rolled)).toEqual(SEATS.map((seat) => all[seat]?.dice ?? 0));
      t.edit((s) => {
        s.mission?.filled.fill(20);
        for (const pilot of s.mission?.pilots ?? []) pilot.dice = [];
      });
      finish(t);
      expect(t.state.captains.map((own) => [own.prestige, own.credits])).toEqual(
        SEATS.map((seat) => [all[seat]?.prestige ?? 0, all[seat]?.credits ?? 0]),
      );
    }
  });
});
