import { expect, it } from 'vitest';
import { addAt, defined } from '../src/index.ts';

it('returns a value that exists, including null and zero', () => {
  expect(defined([0][0])).toBe(0);
  expect(defined<number | null>([null][0])).toBeNull();
  expect(() => defined([1, 2][2])).toThrow('a value that must exist is missing');
});

it('adds at an index that exists', () => {
  const list = [1, 2];
  addAt(list, 1, 3);
  expect(list).toEqual([1, 5]);
  expect(() => addAt(list, 2, 1)).toThrow();
});
