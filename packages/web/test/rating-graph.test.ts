import type { Achievement } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { titleWith } from '../src/app/unread.ts';
import { catalog } from '../src/catalog.ts';
import { listingOf } from '../src/games/listings.ts';
import { graphOf, since, winChance } from '../src/pages/player/rating-graph.ts';

const point = (at: number, mu: number, sigma = 1) => ({ at, mu, sigma });

it('lays out ratings with a band of uncertainty, a peak and round lines', () => {
  const graph = graphOf([point(0, 25, 5), point(10, 27), point(20, 26)], 100, 50);
  expect(graph?.points.map(({ x, rating }) => [x, rating])).toEqual([
    [0, 1500],
    [50, 1620],
    [100, 1560],
  ]);
  expect(graph?.peak).toMatchObject({ at: 10, rating: 1620 });
  expect(graph?.lines.map(({ rating }) => rating)).toEqual([1200, 1400, 1600, 1800]);
  for (const { y, high, low } of graph?.points ?? []) {
    expect(high).toBeLessThan(y);
    expect(y).toBeLessThan(low);
    expect(high).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(50);
  }
  expect(graphOf([point(0, 25)], 100, 50)).toBe(null);
});

it('begins a period with the rating before it', () => {
  const history = [point(0, 25), point(10, 26), point(20, 27)];
  expect(since(history, 15)).toEqual([point(15, 26), point(20, 27)]);
  expect(since(history, Number.NEGATIVE_INFINITY)).toEqual(history);
});

it('forecasts an even game for equal ratings, and a safer one for a larger lead', () => {
  const chance = (own: number, other: number, sigma = 1) => winChance({ mu: own, sigma }, { mu: other, sigma });
  expect(chance(25, 25)).toBe(0.5);
  expect(chance(30, 25)).toBeGreaterThan(chance(27, 25));
  expect(chance(30, 25) + chance(25, 30)).toBeCloseTo(1);
  expect(chance(30, 25, 8)).toBeLessThan(chance(30, 25));
});

it('shows the number of unread notifications in the title', () => {
  expect([titleWith(0, 'Lobby'), titleWith(3, 'Lobby')]).toEqual(['Lobby', '(3) Lobby']);
});

it.each(catalog.map(({ id }) => id))('names every achievement of %s in its listing, and no other', async (id) => {
  const { achievements } = (await import(`../../games/${id}/src/achievements.ts`)) as {
    achievements: readonly Achievement[];
  };
  const ids = achievements.map((one) => one.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(listingOf(id)?.achievements.map((one) => one.id)).toEqual(ids);
});
