import { LADDER, settingsOf, think } from '@orrery/bots';
import { addAt, type Core, type LevelSettings, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { isCareless, seemingBest } from '../src/mistakes.ts';
import { wellsOf } from './wells.ts';

const answer = (reply: string | null, look: number, points = 0) => ({ reply, look, points });
const isNull = (reply: unknown): boolean => reply === null;

/** How often each answer seems best, of 400. */
function counts(answers: Parameters<typeof seemingBest>[0], mistakes: Parameters<typeof seemingBest>[1]): number[] {
  const found = answers.map(() => 0);
  const rng = seeded('mistakes');
  for (let i = 0; i < 400; i++) addAt(found, seemingBest(answers, mistakes, isNull, rng), 1);
  return found;
}

describe('a player', () => {
  const answers = [answer('later', 10, 0), answer('now', 6, 5), answer(null, 5, 0), answer('bad', 0, 0)];

  test('without mistakes takes the best answer', () => {
    expect(counts(answers, {})).toEqual([400, 0, 0, 0]);
    expect(isCareless({})).toBe(false);
    expect(isCareless({ hoards: 0.1 })).toBe(true);
  });

  test('who counts the points of the moment takes the near gain', () => {
    expect(counts(answers, { nearGain: 0.2 })).toEqual([400, 0, 0, 0]);
    expect(counts(answers, { nearGain: 0.9 })).toEqual([0, 400, 0, 0]);
  });

  test('who hoards spends nothing, unless it is much worse', () => {
    expect(counts(answers, { hoards: 2 })).toEqual([0, 0, 400, 0]);
    expect(counts([answer('good', 100), answer('poor', 1), answer(null, 0)], { hoards: 0.5 })).toEqual([400, 0, 0]);
  });

  test('who misjudges takes worse answers, but bad ones less often than good ones', () => {
    const [best = 0, second = 0, third = 0, worst = 0] = counts(answers, { misjudges: 0.8 });
    expect(best).toBeLessThan(380);
    expect(best).toBeGreaterThan(second + third);
    expect(second).toBeGreaterThan(worst);
  });

  test('needs no difference between answers', () => {
    expect(counts([answer('a', 1), answer('b', 1)], { nearGain: 0.5, misjudges: 0.5 })[0]).toBeGreaterThan(150);
  });
});

describe('a level that looks ahead', () => {
  // The policy takes the first well; candidates are the first three.
  const wells = wellsOf({ looks: [9, 5, 1, 0], yields: [0, 0, 0, 0], own: 0, common: 0 });
  const advised: Rules = rulesOf<any>({
    ...wells,
    ai: {
      ...wells.ai,
      evaluate: (s, seat) => wells.ai?.evaluate(s, seat) ?? 0,
      candidates: () => ['well-0', 'well-1'],
    },
  });
  /** How often each well is picked in 200 deals. */
  const picks = (rules: Rules, settings: Partial<LevelSettings>): Record<string, number> => {
    const found: Record<string, number> = {};
    for (let i = 0; i < 200; i++) {
      const s: Core = rules.begin(2, {}, `deal ${i}`);
      const question = rules.waiting(s)[0]?.question as string;
      const level: LevelSettings = { method: 'look', worlds: 1, ...settings };
      const picked = String(think(rules, s, 0, question, { level, seed: `look ${i}`, iterations: 1 })?.answer);
      found[picked] = (found[picked] ?? 0) + 1;
    }
    return found;
  };

  test('overlooks good answers, but never answers at random', () => {
    const found = picks(rulesOf<any>(wells), { overlooks: 0.5 });
    expect(found['well-0']).toBeGreaterThan(80);
    expect(found['well-1']).toBeGreaterThan(20);
    // It always takes the best of what it has noticed.
    expect(found['well-0']).toBeGreaterThan(found['well-1'] ?? 0);
    expect(found['well-1']).toBeGreaterThan(found['well-2'] ?? 0);
  });

  test('considers answers that the game does not advise only if it strays', () => {
    const careful = picks(advised, { misjudges: 3 });
    expect(Object.keys(careful).sort()).toEqual(['well-0', 'well-1']);
    const straying = picks(advised, { misjudges: 3, strays: 1 });
    expect(Object.keys(straying).sort()).toEqual(['well-0', 'well-1', 'well-2', 'well-3']);
  });
});

test('a look is not limited by simulations', () => {
  const rules = rulesOf<any>(fixtures.connectFour);
  const s = rules.begin(2, {}, 'limits');
  for (let i = 0; i < 6; i++) {
    const { seat, question } = rules.waiting(s)[0] as { seat: number; question: string };
    const thought = { level: { method: 'look' }, seed: `look ${i}` } as const;
    const action = think(rules, s, seat, question, { ...thought, iterations: 0 });
    expect(think(rules, s, seat, question, { ...thought, iterations: 10_000 })).toEqual(action);
    if (action) rules.play(s, action);
  }
});

test('settings can be played directly, like the level that has them', () => {
  const rules = rulesOf<any>(fixtures.connectFour);
  const s = rules.begin(2, {}, 'same');
  const { seat, question } = rules.waiting(s)[0] as { seat: number; question: string };
  for (const [i, name] of LADDER.entries()) {
    const thought = { seed: 's', iterations: 12 };
    const level = settingsOf(rules)[i] as LevelSettings;
    expect(think(rules, s, seat, question, { ...thought, level })).toEqual(
      think(rules, s, seat, question, { ...thought, level: name }),
    );
  }
});
