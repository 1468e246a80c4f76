import { hash, type Json, same } from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, fingerprint, isNothing, patch } from '../src/index.ts';

const small = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
// Similar values, like successive views of a game.
const board = fc.record({
  cells: fc.array(fc.record({ piece: fc.integer({ min: 0, max: 3 }), known: fc.boolean() }), { maxLength: 6 }),
  hand: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }),
  turn: fc.option(fc.integer({ min: 0, max: 3 })),
});
const wire = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

describe('delta', () => {
  it('transforms any data into any other, over the wire', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const before = JSON.stringify(a);
        const made = patch(a, wire(diff(a, b)));
        expect(hash(made)).toBe(hash(b));
        expect(JSON.stringify(a)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  it('transforms one board into another', () => {
    fc.assert(
      fc.property(board, board, (a, b) => {
        expect(same(patch(a, wire(diff(a, b))), b)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is empty only between equal values', () => {
    fc.assert(
      fc.property(board, board, (a, b) => {
        expect(isNothing(diff(a, b))).toBe(same(a, b));
        expect(isNothing(diff(a, wire(a)))).toBe(true);
      }),
    );
  });

  it('shares unchanged parts', () => {
    const a = { left: { x: 1 }, right: [1, 2] };
    const b = patch(a, diff(a, { left: { x: 2 }, right: [1, 2] }));
    expect(b.right).toBe(a.right);
  });

  it('is small if little changed', () => {
    expect(diff([1, 2, 3, 4], [1, 2, 4])).toEqual({ '@': [2, 1] });
    expect(diff({ cells: [{ a: 1 }, { a: 2 }] }, { cells: [{ a: 1 }, { a: 3 }] })).toEqual({
      cells: { 1: { a: [3] } },
    });
    expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: 0 });
  });

  it('throws if the delta does not fit', () => {
    expect(() => patch(3, { a: [1] })).toThrow(/fit/);
    expect(() => patch([1], { '@': [1, 3] })).toThrow(/fit/);
    expect(() => patch([1], { 4: [1] })).toThrow(/fit/);
  });

  it('treats special keys like any other', () => {
    const b = JSON.parse('{"__proto__":{"polluted":1},"@":[1,2]}') as Json;
    const made = patch({ '@': [1] } as Json, wire(diff({ '@': [1] }, b)));
    expect(JSON.stringify(made)).toContain('__proto__');
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    // Inherited properties must not be mistaken for own ones.
    expect(diff({ a: 1 }, { constructor: 2 })).toEqual({ constructor: [2], a: 0 });
    expect(diff({ a: 1, b: 2 }, { a: undefined, b: 2 })).toEqual({ a: 0 });
  });
});

describe('a fingerprint', () => {
  it('ignores the order of keys and nothing else', () => {
    const view = { a: [1, 2, { b: null }], c: 'x', d: true, e: -1.5 };
    expect(fingerprint({ e: -1.5, d: true, c: 'x', a: [1, 2, { b: null }] })).toBe(fingerprint(view));
    expect(fingerprint({ ...view, gone: undefined })).toBe(fingerprint(view));
    const others = [
      { ...view, a: [2, 1, { b: null }] },
      { ...view, a: [1, 2, { b: 0 }] },
      { ...view, a: [1, 2, { b: false }] },
      { ...view, c: 'y' },
      { ...view, d: false },
      { ...view, e: 1.5 },
      { ...view, f: 0 },
      { a: view.a, c: view.d, d: view.c, e: view.e },
      [],
      {},
      null,
      '',
      0,
    ];
    const prints = others.map(fingerprint);
    expect(new Set([...prints, fingerprint(view)]).size).toBe(others.length + 1);
  });

  it('is the same at both ends of a connection', () => {
    for (const value of [-0, 0.1, 1e300, { x: [-0] }]) {
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
    }
  });
});
