import { type Core, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, budgetOf } from '../src/bot.ts';
import { leadsOf, nextTry, preferred, type Tried } from '../src/compare.ts';
import { hard, hardBy } from '../src/hard.ts';
import { medium } from '../src/medium.ts';
import { type Wells, wellsOf } from './wells.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Searches that were broken on purpose. Both tests of strength below must notice each of them. */
const broken: Record<string, Bot> = {
  'takes the best mean, however seldom tried': hardBy(({ tried }) => {
    const means = tried.map((values) => (values.length > 0 ? mean(values) : Number.NEGATIVE_INFINITY));
    return means.indexOf(Math.max(...means));
  }),
  'heeds the last world alone': hardBy(({ tried }) => {
    const last = tried.map((values) => values.at(-1) ?? Number.NEGATIVE_INFINITY);
    return last.indexOf(Math.max(...last));
  }),
};

const GAMES = 200;

/** How often a bot picks that well, over many deals. */
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

describe('a game that trusts its habits', () => {
  // The first well is the usual one; the second looks better by 1.
  const wells = { looks: [2, 3, 0], yields: [0, 0, 0], own: 0, common: 0 };
  const usual = (trust: number): number =>
    picks(wells, medium, 0, 60, ({ game, ...rest }) => ({
      ...rest,
      game: { ...game, hints: game.hints && { ...game.hints, trust } },
    }));

  test('keeps medium to the usual answer until another looks better by more', () => {
    expect(usual(0.5)).toBe(0);
    expect(usual(1.5)).toBe(1);
  });
});

describe('where medium is right and luck is great, the search stays with it', () => {
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

describe('where medium is wrong, the search finds out', () => {
  const wells = { looks: [9, 5, 4, 3, 2, 1, 0, 0], yields: [0, 0, 3, 0, 0, 0, 0, 0], own: 4, common: 60 };

  test('hard does, by luck that is shared', () => {
    expect(picks(wells, medium, 0, 60)).toBe(1);
    expect(picks(wells, hard, 2, 60)).toBeGreaterThan(0.85);
  });

  test.each(Object.keys(broken))('a search that %s does not', (name) => {
    expect(picks(wells, broken[name] as Bot, 2, 60)).toBeLessThan(0.7);
  });

  test('a search that plays on for no round does not: the game says how far it looks', () => {
    const near = ({ game, ...rules }: Rules): Rules => ({
      ...rules,
      game: { ...game, hints: game.hints && { ...game.hints, horizon: 0 } },
    });
    expect(picks(wells, hard, 2, 60, near)).toBe(0);
  });

  test('a search in worlds of its own for each answer does not', () => {
    const own = seeded('own worlds');
    const unshared = (rules: Rules): Rules => ({ ...rules, imagine: (s, seat) => rules.imagine(s, seat, own) });
    expect(picks(wells, hard, 2, 60, unshared)).toBeLessThan(0.4);
  });
});

describe('a comparison', () => {
  /** Answers that all look alike to medium. */
  const alike = (...tried: Tried[]) => ({ looks: tried.map(() => 0), tried });
  const none = [0, 0, 0, 0, 0, 0];

  test('is between the same worlds, with a little of what medium saw', () => {
    const [, lead] = leadsOf(alike([10, 20, 30, 40], [11, 22, 33]));
    expect(lead).toMatchObject({ worlds: 3, mean: (3 * 2) / 4.5 });
    expect(lead?.error).toBeCloseTo(Math.sqrt(3) / 4.5, 10);
    expect(leadsOf({ looks: [5, 2], tried: [[], []] })[1]).toEqual({ worlds: 0, mean: -3, error: Infinity });
    expect(leadsOf(alike([4], [5]))[1]?.error).toBe(Infinity);
  });

  test('learns from all answers how great luck is', () => {
    const [, calm] = leadsOf(alike(none, [1, 1, 1]));
    const [, wild] = leadsOf(alike(none, [1, 1, 1], [30, -30, 30, -30]));
    expect(calm?.error).toBe(0);
    expect(wild?.error).toBeGreaterThan(5);
  });

  test('prefers the first answer until another is clearly better', () => {
    expect(preferred(alike(none, [9, 9]))).toBe(0);
    expect(preferred(alike(none, [9, -9, 9, -9, 9, -8]))).toBe(0);
    expect(preferred(alike(none, [1, 2, 1, 2, 1, 2], [2, 3, 2, 3, 2, 3]))).toBe(2);
    expect(preferred(alike(none, []))).toBe(0);
    expect(preferred({ looks: [9, 0], tried: [none, [1, 2, 1, 2, 1, 2]] })).toBe(0);
  });

  test('asks for a greater lead where the game trusts its habits', () => {
    const ahead = alike(none, [3, 4, 3, 4, 3, 4]);
    expect(preferred(ahead)).toBe(1);
    expect(preferred({ ...ahead, trust: 1 })).toBe(1);
    expect(preferred({ ...ahead, trust: 3 })).toBe(0);
  });

  test('tries an answer in no world that the first is not tried in, and leaves alone what is clearly worse', () => {
    expect(nextTry(alike([0], []), 60)).toBe(1);
    expect(nextTry(alike([0], [3]), 60)).toBe(0);
    expect(nextTry(alike(none, [-9, -8, -9, -8, -9, -8]), 60)).toBe(-1);
    expect(nextTry(alike(none, [3, -2, 3, -2, 3, -2]), 60)).toBe(0);
    expect(nextTry(alike(none, [3, -2, 3, -2, 3, -2]), 6)).toBe(-1);
  });
});
