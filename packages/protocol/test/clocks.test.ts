import { expect, it } from 'vitest';
import { CLOCK_NAMES, CLOCKS, clockNameOf, defaultClock, limitsSeats, sameLimits } from '../src/index.ts';
import { clockSetting } from '../src/schemas.ts';

it('has standard clocks that the schema accepts, and on which a player without time loses', () => {
  for (const name of CLOCK_NAMES) {
    expect(clockSetting.parse(CLOCKS[name])).toEqual(CLOCKS[name]);
    expect(CLOCKS[name].late).toBe('lose');
    expect(limitsSeats(CLOCKS[name])).toBe(true);
  }
});

it('names a clock by its limits, whatever happens on timeout', () => {
  expect(clockNameOf({ bank: { first: 600, more: 0 }, late: 'bot' })).toBe('fast');
  expect(clockNameOf({ move: 86_400 })).toBe('days');
  expect(clockNameOf({ bank: { first: 600, more: 5 } })).toBe(null);
  expect(clockNameOf({ talk: 60 })).toBe(null);
  expect(clockNameOf(null)).toBe(null);
  expect([sameLimits(null, null), sameLimits(null, {}), sameLimits({ move: 60 }, { move: 61 })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('suggests the shortest clock in which a long game can be finished', () => {
  expect([20, 100, 101, 300, 301].map(defaultClock)).toEqual(['fast', 'fast', 'standard', 'standard', 'days']);
  expect(defaultClock(null)).toBe('standard');
});
