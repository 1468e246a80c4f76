import { describe, expect, it } from 'vitest';
import { count, fault, isIn, jsonSchema, list, newCore, nextIn, othersIn, putOut, seatsIn } from '../src/index.ts';

const core = (...out: number[]) => {
  const s = newCore(4, 'x');
  for (const seat of out) putOut(s, seat);
  return s;
};

describe('isIn, seatsIn, nextIn', () => {
  it('excludes seats that are out or do not exist', () => {
    const s = core(1);
    expect([-1, 0, 1, 2, 3, 4].map((seat) => isIn(s, seat))).toEqual([false, true, false, true, true, false]);
    expect(seatsIn(s)).toEqual([0, 2, 3]);
    expect(othersIn(s, 0)).toEqual([2, 3]);
    expect(othersIn(s, 1)).toEqual([0, 2, 3]);
  });

  it('finds the next seat clockwise that is in, or the same if it is the only one', () => {
    expect([0, 1, 2, 3].map((seat) => nextIn(core(), seat))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => nextIn(core(1, 3), seat))).toEqual([2, 2, 0, 0]);
    expect(nextIn(core(0, 1, 3), 2)).toBe(2);
    expect(nextIn(core(0, 1, 2, 3), 2)).toBe(2);
  });
});

describe('count', () => {
  it('accepts whole numbers from 0', () => {
    const schema = list(count);
    expect(fault(schema, [0, 3])).toBeNull();
    expect(fault(schema, [0, -1])).toEqual({ path: '[1]', expected: 'a whole number, at least 0' });
    expect(fault(schema, [0.5])).toEqual({ path: '[0]', expected: 'a whole number' });
    expect(jsonSchema(count)).toEqual({ type: 'integer', default: 0, minimum: 0 });
  });
});
