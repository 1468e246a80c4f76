import { expect, test } from 'vitest';
import { wilson } from '../src/wilson.ts';

test('the interval contains the share and matches known values', () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
