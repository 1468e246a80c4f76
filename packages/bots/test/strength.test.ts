import { type Core, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, budgetOf } from '../src/bot.ts';
import { hard, hardBy } from '../src/hard.ts';
import { medium } from '../src/medium.ts';
import { bestAnswer, leadsOf, nextTry, type Samples } from '../src/statistics.ts';
import { type Wells, wellsOf } from './wells.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Searches that are broken on purpose. Both strength tests below must detect each of them. */
const broken: Record<string, Bot> = {
  'takes the best mean, however few the samples': hardBy(({ tried }) => {
    const means = tried.map((values) => (values.length > 0 ? mean(values) : Number.NEGATIVE_INFINITY));
    return means.indexOf(Math.max(...means));
  }),
  'uses only the last world': hardBy(({ tried }) => {
    const last = tried.map((values) => values.at(-1) ?? Number.NEGATIVE_INFINITY);
    return last.indexOf(Math.max(...last));
  }),
};

const GAMES = 200;

/** How often a bot picks this well over many deals. */
function picks(wells: Wells, bot: Bot, well: number, iterations: number, change = (rules: Rules) => rules): number {
  const rules = change(rulesOf<any>(wellsOf(wells)));
  let found = 0;
  for (let i = 0; i < GAMES; i++) {
    const s: Core = rules.begin(2, {}, `deal ${i}`);
    const question = rules.waiting(s)[0]?.question as string;
    if (bot(rules, s, 0, question, seeded(`search ${i}`), budgetOf({ iterations })) === `well-${well}`) found++;
  }
  return found / GAMES;
}

describe('a game with a margin', () => {
  // The policy takes the first well; the second looks better by 1.
  const wells = { looks: [2, 3, 0], yields: [0, 0, 0], own: 0, common: 0 };
  const usual = (margin: number): number =>
    picks(wells, medium, 0, 60, ({ game, ...rest }) => ({
      ...rest,
      game: { ...game, ai: game.ai && { ...game.ai, margin } },
    }));

  test('keeps medium at the policy’s answer until another looks better by more', () => {
    expect(usual(0.5)).toBe(0);
    expect(usual(1.5)).toBe(1);
  });
});

describe('the search keeps medium’s answer if it is right, despite much luck', () => {
  const wells = { looks: [9, 5, 4, 3, 2, 1, 0, 0], yields: [1, 0, 0, 0, 0, 0, 0, 0], own: 10, common: 10 };

  test.each([8, 20, 60])('hard with %i iterations', (iterations) => {
    expect(picks(wells, hard, 0, iterations)).toBeGreaterThan(0.85);
  });

  test.each(Object.keys(broken))('a search that %s does not', (name) => {
    expect(picks(wells, broken[name] as Bot, 0, 60)).toBeLessThan(0.7);
  });

  test('a search that takes what was tried most often does not', () => {
    const most = hardBy(({ tried }) => {
      const counts = tried.map((values) => values.length);
      return counts.lastIndexOf(Math.max(...counts));
    });
    expect(picks(wells, most, 0, 60)).toBeLessThan(0.7);
  });
});

describe('the search corrects medium if it is wrong', () => {
  const wells = { looks: [9, 5, 4, 3, 2, 1, 0, 0], yields: [0, 0, 3, 0, 0, 0, 0, 0], own: 4, common: 60 };

  test('hard does, with common random numbers', () => {
    expect(picks(wells, medium, 0, 60)).toBe(1);
    expect(picks(wells, hard, 2, 60)).toBeGreaterThan(0.85);
  });

  test.each(Object.keys(broken))('a search that %s does not', (name) => {
    expect(picks(wells, broken[name] as Bot, 2, 60)).toBeLessThan(0.7);
  });

  test('a search with a horizon of 0 does not', () => {
    const near = ({ game, ...rules }: Rules): Rules => ({
      ...rules,
      game: { ...game, ai: game.ai && { ...game.ai, horizon: 0 } },
    });
    expect(picks(wells, hard, 2, 60, near)).toBe(0);
  });

  test('a search with separate worlds per answer does not', () => {
    const own = seeded('own worlds');
    const unshared = (rules: Rules): Rules => ({ ...rules, imagine: (s, seat) => rules.imagine(s, seat, own) });
    expect(picks(wells, hard, 2, 60, unshared)).toBeLessThan(0.4);
  });
});

describe('a comparison', () => {
  /** Answers to which medium gives the same value. */
  const alike = (...tried: Samples[]) => ({ looks: tried.map(() => 0), tried });
  const none = [0, 0, 0, 0, 0, 0];

  test('uses the same worlds and a little of medium’s value', () => {
    const [, lead] = leadsOf(alike([10, 20, 30, 40], [11, 22, 33]));
    expect(lead).toMatchObject({ worlds: 3, mean: (3 * 2) / 4.5 });
    expect(lead?.error).toBeCloseTo(Math.sqrt(3) / 4.5, 10);
    expect(leadsOf({ looks: [5, 2], tried: [[], []] })[1]).toEqual({ worlds: 0, mean: -3, error: Infinity });
    expect(leadsOf(alike([4], [5]))[1]?.error).toBe(Infinity);
  });

  test('estimates the variance from all answers', () => {
    const [, calm] = leadsOf(alike(none, [1, 1, 1]));
    const [, wild] = leadsOf(alike(none, [1, 1, 1], [30, -30, 30, -30]));
    expect(calm?.error).toBe(0);
    expect(wild?.error).toBeGreaterThan(5);
  });

  test('prefers the first answer until another is clearly better', () => {
    expect(bestAnswer(alike(none, [9, 9]))).toBe(0);
    expect(bestAnswer(alike(none, [9, -9, 9, -9, 9, -8]))).toBe(0);
    expect(bestAnswer(alike(none, [1, 2, 1, 2, 1, 2], [2, 3, 2, 3, 2, 3]))).toBe(2);
    expect(bestAnswer(alike(none, []))).toBe(0);
    expect(bestAnswer({ looks: [9, 0], tried: [none, [1, 2, 1, 2, 1, 2]] })).toBe(0);
  });

  test('needs a greater lead if the game has a margin', () => {
    const ahead = alike(none, [3, 4, 3, 4, 3, 4]);
    expect(bestAnswer(ahead)).toBe(1);
    expect(bestAnswer({ ...ahead, margin: 1 })).toBe(1);
    expect(bestAnswer({ ...ahead, margin: 3 })).toBe(0);
  });

  test('tries an answer only in worlds of the first, and drops clearly worse ones', () => {
    expect(nextTry(alike([0], []), 60)).toBe(1);
    expect(nextTry(alike([0], [3]), 60)).toBe(0);
    expect(nextTry(alike(none, [-9, -8, -9, -8, -9, -8]), 60)).toBe(-1);
    expect(nextTry(alike(none, [3, -2, 3, -2, 3, -2]), 60)).toBe(0);
    expect(nextTry(alike(none, [3, -2, 3, -2, 3, -2]), 6)).toBe(-1);
  });
});
