import { describe, expect, test } from 'vitest';
import { aheadOf, type Contest, chanceOf, MEAN, ratingsOf } from '../src/ladder/ratings.ts';

const contest = (a: string, b: string, won: number, games: number, rivals = 1): Contest => ({
  a,
  b,
  rivals,
  games,
  won,
});
const ratingOf = (ratings: ReturnType<typeof ratingsOf>, name: string) => ratings.get(name)?.rating ?? Number.NaN;

describe('a chance', () => {
  test('follows the Elo formula', () => {
    expect(chanceOf(0)).toBe(0.5);
    expect(chanceOf(400)).toBeCloseTo(10 / 11, 10);
    expect(chanceOf(0, 3)).toBe(0.25);
    expect(aheadOf(chanceOf(123, 3), 3)).toBeCloseTo(123, 8);
  });
});

describe('ratings', () => {
  test('of two players are those of their share', () => {
    const ratings = ratingsOf([contest('x', 'y', 75, 100)]);
    // A weak prior pulls them together a little.
    expect(ratingOf(ratings, 'x') - ratingOf(ratings, 'y')).toBeCloseTo(aheadOf(0.75), -0.5);
    expect(ratingOf(ratings, 'x') + ratingOf(ratings, 'y')).toBeCloseTo(2 * MEAN, 6);
    // The standard error of log odds is 1 / sqrt(n p q); each player has half of the difference.
    const expected = ((1.96 * 400) / Math.LN10 / Math.sqrt(100 * 0.75 * 0.25)) * 0.5;
    expect(ratings.get('x')?.error).toBeCloseTo(expected, -0.5);
  });

  test('combine direct and indirect games in one fit', () => {
    // Exact shares of players at 1500, 1600 and 1750.
    const strength = { x: 1500, y: 1600, z: 1750 };
    const pairs = [
      ['y', 'x'],
      ['z', 'y'],
      ['z', 'x'],
    ] as const;
    const fair = pairs.map(([a, b]) => contest(a, b, 1000 * chanceOf(strength[a] - strength[b]), 1000));
    for (const contests of [fair, fair.slice(0, 2)]) {
      const ratings = ratingsOf(contests);
      expect(ratingOf(ratings, 'y') - ratingOf(ratings, 'x')).toBeCloseTo(100, -0.5);
      expect(ratingOf(ratings, 'z') - ratingOf(ratings, 'y')).toBeCloseTo(150, -0.5);
    }
    // The third pair makes the others surer.
    const errorOf = (contests: Contest[]) => ratingsOf(contests).get('x')?.error ?? 0;
    expect(errorOf(fair)).toBeLessThan(errorOf(fair.slice(0, 2)));
  });

  test('know that one side against three wins a quarter', () => {
    const even = ratingsOf([contest('x', 'y', 25, 100, 3)]);
    expect(ratingOf(even, 'x')).toBeCloseTo(ratingOf(even, 'y'), 5);
    const ahead = ratingsOf([contest('x', 'y', 400, 1000, 3)]);
    expect(ratingOf(ahead, 'x') - ratingOf(ahead, 'y')).toBeCloseTo(aheadOf(0.4, 3), -0.5);
  });

  test('stay finite for players who lose every game', () => {
    const ratings = ratingsOf([contest('x', 'y', 40, 40), contest('y', 'z', 20, 40)]);
    expect(ratingOf(ratings, 'x') - ratingOf(ratings, 'y')).toBeGreaterThan(400);
    expect(ratingOf(ratings, 'x')).toBeLessThan(3500);
  });

  test('are relative to the mean of the reference players', () => {
    const contests = [contest('x', 'y', 75, 100), contest('y', 'z', 60, 100)];
    const ratings = ratingsOf(contests, { reference: ['y'] });
    expect(ratingOf(ratings, 'y')).toBe(MEAN);
    expect(ratings.get('y')?.error).toBeCloseTo(0, 3);
    expect(ratings.get('z')?.error).toBeGreaterThan(50);
  });

  test('do not change with the order of contests', () => {
    const contests = [contest('x', 'y', 7, 10), contest('z', 'y', 3, 10), contest('x', 'z', 5, 10)];
    const backwards = ratingsOf(contests.toReversed());
    for (const [name, { rating, error }] of ratingsOf(contests)) {
      expect(backwards.get(name)?.rating).toBeCloseTo(rating, 6);
      expect(backwards.get(name)?.error).toBeCloseTo(error, 6);
    }
  });
});

describe('ratings on a path of settings', () => {
  const path = ['p0', 'p1', 'p2', 'p3', 'p4'];

  test('give settings without games a rating between their neighbours', () => {
    const ratings = ratingsOf([contest('p2', 'p0', 640, 1000), contest('p4', 'p2', 640, 1000)], { path });
    const values = path.map((name) => ratingOf(ratings, name));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect((values[1] ?? 0) - (values[0] ?? 0)).toBeCloseTo(aheadOf(0.64) / 2, -1);
  });

  test('smooth luck in few games, but believe many', () => {
    const rise = (games: number) => {
      const ratings = ratingsOf(
        [
          contest('p1', 'p0', games / 2, games),
          contest('p2', 'p1', 0.75 * games, games),
          contest('p3', 'p2', games / 2, games),
        ],
        { path },
      );
      return ratingOf(ratings, 'p1') - ratingOf(ratings, 'p0');
    };
    // Half of the games say that p1 is as strong as p0; with few games the rise of all of them counts more.
    expect(rise(4)).toBeGreaterThan(rise(4000));
    expect(Math.abs(rise(40_000))).toBeLessThan(20);
  });
});
