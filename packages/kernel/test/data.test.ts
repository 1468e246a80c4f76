import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, canonical, copyJson, difference, hash, pick, same, seeded, shuffled, word } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('plain data', () => {
  it('copies are equal and share nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = copyJson(value);
        expect(copy).toEqual(value);
        expect(difference(value, copy)).toBeNull();
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  it('copies keep a key called __proto__', () => {
    const value = JSON.parse('{"__proto__":{"a":[1]},"b":2}');
    const copy = copyJson(value);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]},"b":2}');
    expect([Object.getPrototypeOf(copy), copy.a]).toEqual([Object.prototype, undefined]);
    expect(difference(value, copy)).toBeNull();
  });

  it('difference finds exactly where two values differ', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('.a[1].b');
    expect(difference({ a: 1 }, { a: 1, b: 1 })).toBe('.b');
    expect(difference({ a: 1, b: 1 }, { a: 1 })).toBe('.b');
    expect(difference([1], [1, 2])).toBe('.length');
    expect(difference([], {})).toBe('/');
    expect(difference({ constructor: Object }, {})).toBe('.constructor');
    expect(difference({}, { toString: 1 })).toBe('.toString');
    expect(difference(1, 2)).toBe('/');
  });

  it('hashes depend on everything except key order', () => {
    expect(hash({ a: 1, b: [2] })).toBe(hash({ b: [2], a: 1 }));
    expect(hash({ a: 1, c: undefined })).toBe(hash({ a: 1 }));
    fc.assert(fc.property(plain, plain, (a, b) => same(a, b) || hash(a) !== hash(b)));
    expect(hash('')).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('chance', () => {
  it('is the same for the same seed, also after a JSON round trip', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const a = seeded(seed);
        const b = JSON.parse(JSON.stringify(a));
        for (let i = 0; i < 5; i++) expect(word(a)).toBe(word(b));
        expect(a).toEqual(b);
        expect(a.every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
      }),
    );
  });

  it('differs from seed to seed', () => {
    const firsts = Array.from({ length: 2000 }, (_none, i) => word(seeded(`${i}`)));
    expect(new Set(firsts).size).toBe(2000);
  });

  it('uses the remainder of a word, so that old records replay', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 100_000 }), (seed, n) => {
        expect(below(seeded(seed), n)).toBe(word(seeded(seed)) % n);
      }),
    );
    // The largest random words that are not drawn again.
    for (const n of [3, 6, 7, 1000]) {
      const last = 0x100000000 - (0x100000000 % n) - 1;
      expect(below([last, 0, 0, 0], n)).toBe(n - 1);
    }
  });

  it('stays below its bound and is uniform', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const drawn = below(seeded(seed), n);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n;
      }),
    );
    const rng = seeded('fair');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const die = below(rng, 6);
      counts[die] = (counts[die] as number) + 1;
    }
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(500);
    for (const bad of [0, -1, Number.NaN]) expect(() => below(rng, bad)).toThrow('is not a positive number');
  });

  it('shuffles to a permutation, each equally often, and picks one of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const mixed = shuffled(seeded(seed), [...items]);
        expect(mixed.sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
    const rng = seeded('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(rng, [0, 1, 2]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const n of orders.values()) expect(Math.abs(n - 2000)).toBeLessThan(250);
    expect([7, 8]).toContain(pick(rng, [7, 8]));
    expect(() => pick(rng, [])).toThrow('nothing to pick from');
  });
});
