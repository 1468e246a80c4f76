import { defined, type LevelSettings, seeded, word } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { levelsSource } from '../src/ladder/levels-file.ts';
import { pathOf } from '../src/ladder/path.ts';
import { type Contest, chanceOf } from '../src/ladder/ratings.ts';
import { playerName } from '../src/ladder/results.ts';
import { LEVELS, placesOn, rising, tune } from '../src/ladder/tune.ts';

/** A game in which every setting has a known rating. `games` are played per pair and round. */
function model(ratings: readonly number[], easy: number, games: number, seed: string) {
  const path = ratings.map((_rating, i) => `p${i}`);
  const rng = seeded(seed);
  const contests: Contest[] = [];
  const contend = (a: number | 'easy', b: number | 'easy'): void => {
    const [mine, theirs] = [a, b].map((one) => (one === 'easy' ? easy : defined(ratings[one]))) as [number, number];
    let won = 0;
    for (let i = 0; i < games; i++) if (word(rng) / 2 ** 32 < chanceOf(mine - theirs)) won++;
    const [nameA, nameB] = [a, b].map((one) => (one === 'easy' ? one : `p${one}`)) as [string, string];
    contests.push({ a: nameA, b: nameB, rivals: 1, games, won });
  };
  const play = (places: readonly number[]): void => {
    for (const [i, at] of places.entries()) {
      if (i > 0) contend(at, defined(places[i - 1]));
      if (i > 1) contend(at, defined(places[i - 2]));
      if (i < 3) contend(at, 'easy');
    }
  };
  return { path, contests: () => contests, play };
}

/** The true chance of each level against the one below. */
const stepsOf = (ratings: readonly number[], places: readonly number[]): number[] =>
  places.slice(1).map((at, i) => chanceOf(defined(ratings[at]) - defined(ratings[defined(places[i])])));

const SIZE = 32;
const range = (rating: (i: number) => number): number[] => Array.from({ length: SIZE }, (_none, i) => rating(i));

describe('tuning', () => {
  const models: Record<string, (i: number) => number> = {
    'rises evenly': (i) => 1000 + 38 * i,
    'rises late': (i) => 1000 + 1.25 * i * i,
    'rises early': (i) => 1000 + 1200 * (1 - Math.exp(-i / 9)),
    'is flat at the top': (i) => 1000 + 48 * Math.min(i, 26),
    'rises most in the middle': (i) => 1500 + 620 * Math.tanh((i - 15) / 9),
  };

  test.each(Object.keys(models))('makes even steps if strength %s', (name) => {
    const ratings = range(defined(models[name]));
    const simulated = model(ratings, defined(ratings[4]), 60, name);
    const places = tune({ ...simulated, rounds: 6 });
    expect(places).toHaveLength(LEVELS);
    expect(places.at(-1)).toBe(SIZE - 1);
    // Places are whole settings, and the games are few.
    for (const chance of stepsOf(ratings, places)) {
      expect(chance).toBeGreaterThan(0.57);
      expect(chance).toBeLessThan(0.78);
    }
  });

  test('does much better than evenly spread settings', () => {
    const ratings = range(defined(models['is flat at the top']));
    const worst = (places: readonly number[]) =>
      Math.max(...stepsOf(ratings, places).map((chance) => Math.abs(chance - 0.675)));
    const simulated = model(ratings, 1100, 60, 'flat');
    const before = worst(placesOn(simulated.path, []));
    expect(before).toBeGreaterThan(0.1);
    expect(worst(tune({ ...simulated, rounds: 6 }))).toBeLessThan(before / 1.5);
  });

  test('makes larger steps if the old easy level is far below the top', () => {
    const ratings = range((i) => 600 + 45 * i);
    const lowest = (easy: number) => {
      const simulated = model(ratings, easy, 400, 'easy');
      return defined(tune({ ...simulated, rounds: 6 })[0]);
    };
    expect(defined(ratings[lowest(900)])).toBeLessThan(defined(ratings[lowest(1250)]) - 60);
  });

  test('keeps levels in order, even if all settings are equally strong', () => {
    const places = tune({
      ...model(
        range(() => 1500),
        1500,
        10,
        'equal',
      ),
      rounds: 3,
    });
    expect(new Set(places).size).toBe(LEVELS);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('a path of settings', () => {
  test('makes fewer mistakes step by step, then simulates more, and ends with a search without limit', () => {
    const path = pathOf(30);
    const careless = path.filter(({ overlooks }) => overlooks !== undefined);
    for (const kind of ['overlooks', 'strays', 'misjudges', 'nearGain', 'hoards'] as const) {
      const values = careless.map((settings) => settings[kind] ?? Number.NaN);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.every((value) => value > 0 && value < 1.5)).toBe(true);
    }
    const searches = path.flatMap(({ method, iterations }) => (method === 'search' ? [iterations] : []));
    expect(searches.slice(0, -1)).toEqual(searches.slice(0, -1).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(Math.max(...searches.map((iterations) => iterations ?? 0))).toBeLessThan(30);
    expect(path.at(-1)).toEqual({ method: 'search' });
    expect(new Set(path.map(playerName)).size).toBe(path.length);
  });
});

test('a falling sequence becomes level, a rising one stays', () => {
  expect(rising([1, 2, 3])).toEqual([1, 2, 3]);
  expect(rising([1, 3, 2, 5])).toEqual([1, 2.5, 2.5, 5]);
  expect(rising([3, 2, 1])).toEqual([2, 2, 2]);
});

test('the source of levels contains all settings', () => {
  const levels: LevelSettings[] = [
    { method: 'look', worlds: 1, overlooks: 0.5, elo: { rating: 1100, error: 40 } },
    { method: 'search' },
  ];
  const source = levelsSource(levels);
  const [, list = ''] = /LevelSettings\[\] = (\[.*\]);/s.exec(source) ?? [];
  expect(new Function(`return ${list}`)()).toEqual(levels);
});
