import { fill, type Json } from '@orrery/kernel';
import { choicesOf, setupsOf } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { GROUPS, setupsFor } from './setups.ts';

type Options = Record<string, Json>;

/** Options tested in every combination; of other options, each value is tested at least once. */
const MATRIX = ['mode', 'mercury', 'missions', 'difficulty'];

/** Options sorted by name, with defaults for those not set. */
const whole = (options: Options): Options => {
  const filled = fill(game.options, { ...options }) as Options;
  return Object.fromEntries(Object.keys(choicesOf(game)).map((name) => [name, filled[name] as Json]));
};
const admitted = setupsOf(game);
const played = GROUPS.flatMap(([mode, seats]) =>
  setupsFor(mode, seats).map((options) => ({ seats, options: whole(options) })),
);
const missing = (keyOf: (seats: number, options: Options) => string[]): string[] => {
  const keys = (list: typeof played) => new Set(list.flatMap(({ seats, options }) => keyOf(seats, options)));
  const seen = keys(played);
  return [...keys(admitted)].filter((key) => !seen.has(key));
};

describe('the set-ups of the contract suite', () => {
  it('are all valid', () => {
    const known = new Set(admitted.map(({ seats, options }) => JSON.stringify([seats, options])));
    expect(played.filter(({ seats, options }) => !known.has(JSON.stringify([seats, options])))).toEqual([]);
  });

  it('HX-003 HX-004 HX-008 HX-010 cover every mode, difficulty and Mission variant, with and without MP', () => {
    expect(
      missing((seats, options) => [JSON.stringify([seats, ...MATRIX.map((name) => options[name] as Json)])]),
    ).toEqual([]);
    expect(played).toHaveLength(3 * 3 * 2 + 4 * 2 * 4);
  });

  it('cover every option value in every mode and at every number of players', () => {
    const values = (seats: number, options: Options) =>
      Object.entries(options).map(
        ([name, value]) => `${options.mode as string} of ${seats}: ${name} ${value as string}`,
      );
    expect(missing(values)).toEqual([]);
  });

  it('cover every pair of option values at some number of players', () => {
    const pairs = (_seats: number, options: Options) => {
      const values = Object.entries(options).map(([name, value]) => `${name} ${value as string}`);
      return values.flatMap((one, i) => values.slice(i + 1).map((other) => `${one}, ${other}`));
    };
    expect(missing(pairs)).toEqual([]);
  });
});
