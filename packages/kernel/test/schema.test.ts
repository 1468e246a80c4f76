import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../../scripts/copygen.ts';
import {
  blank,
  copyJson,
  copyRng,
  copyStack,
  coreFields,
  difference,
  type Fields,
  fault,
  fill,
  fixed,
  flag,
  flowOf,
  int,
  json,
  jsonSchema,
  list,
  maybe,
  newCore,
  number,
  oneOf,
  putOut,
  type Schema,
  shape,
  stateOf,
  text,
  titled,
  withDefault,
} from '../src/index.ts';

/** A random schema, with random values that match it. */
interface Sample {
  schema: Schema;
  value: fc.Arbitrary<unknown>;
}
const leaf: fc.Arbitrary<Sample> = fc.constantFrom<Sample>(
  { schema: int, value: fc.integer() },
  { schema: number, value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => (Object.is(x, -0) ? 0 : x)) },
  { schema: flag, value: fc.boolean() },
  { schema: text, value: fc.string() },
  { schema: oneOf('red', 'blue'), value: fc.constantFrom('red', 'blue') },
  { schema: json, value: fc.jsonValue({ maxDepth: 2 }) },
);
const names = fc.constantFrom('a', 'b', 'c', 'card', 'stack', 'posts');
const { sample } = fc.letrec<{ sample: Sample; many: Sample; none: Sample; object: Sample }>((tie) => ({
  sample: fc.oneof({ maxDepth: 3 }, leaf, tie('many'), tie('none'), tie('object')),
  many: tie('sample').map(({ schema, value }) => ({ schema: list(schema), value: fc.array(value, { maxLength: 3 }) })),
  none: tie('sample').map(({ schema, value }) => ({ schema: maybe(schema), value: fc.option(value) })),
  object: fc.dictionary(names, tie('sample'), { maxKeys: 3, noNullPrototype: true }).map((fields) => ({
    schema: shape(Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, part.schema]))),
    value: fc.record(Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, part.value])), {
      noNullPrototype: true,
    }),
  })),
}));

describe('a schema', () => {
  it('accepts matching values and its own default, also after a JSON round trip', () => {
    fc.assert(
      fc.property(
        sample.chain(({ schema, value }) => fc.tuple(fc.constant(schema), value)),
        ([schema, value]) => {
          expect(fault(schema, value)).toBeNull();
          expect(fault(schema, JSON.parse(JSON.stringify(value)))).toBeNull();
          expect(fault(schema, blank(schema))).toBeNull();
          expect(difference(fill(schema, copyJson(value)), value)).toBeNull();
        },
      ),
    );
  });

  it('reports the path and what was expected', () => {
    const schema = shape({
      a: list(shape({ n: int, kind: oneOf('x', 'y') })),
      t: maybe(text),
      f: flag,
      j: json,
      d: number,
    });
    const good = { a: [{ n: 1, kind: 'x' }], t: null, f: true, j: null, d: 0.5 };
    expect(fault(schema, good)).toBeNull();
    const wrong = (change: object) => fault(schema, { ...good, ...change });
    expect(wrong({ a: [{ n: 1.5, kind: 'x' }] })).toEqual({ path: '.a[0].n', expected: 'a whole number' });
    expect(wrong({ a: [{ n: 1, kind: 'z' }] })).toEqual({ path: '.a[0].kind', expected: 'one of x, y' });
    expect(wrong({ a: {} })).toEqual({ path: '.a', expected: 'a list' });
    expect(wrong({ a: [[]] })).toEqual({ path: '.a[0]', expected: 'an object' });
    expect(wrong({ t: 3 })).toEqual({ path: '.t', expected: 'text' });
    expect(wrong({ f: 0 })).toEqual({ path: '.f', expected: 'true or false' });
    expect(wrong({ d: Number.NaN })).toEqual({ path: '.d', expected: 'a number' });
    expect(wrong({ j: undefined })).toEqual({ path: '.j', expected: 'a JSON value' });
    expect(wrong({ x: 1 })).toEqual({ path: '.x', expected: 'absent' });
    expect(fault(int, 'x')).toEqual({ path: '/', expected: 'a whole number' });
  });

  it('rejects unknown names, including those of Object.prototype', () => {
    const small = shape({ a: int });
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
      const odd = JSON.parse(`{"a": 1, "${name}": 1}`);
      expect(fault(small, odd)).toEqual({ path: `.${name}`, expected: 'absent' });
    }
    const named = shape({ constructor: int, valueOf: list(int) });
    expect(fault(named, {})).toEqual({ path: '.constructor', expected: 'a whole number' });
    expect(fill(named, {})).toEqual({ constructor: 0, valueOf: [] });
  });

  it('fills in defaults that an older save lacks, at any depth', () => {
    const schema = shape({
      a: withDefault(int, 5),
      b: list(shape({ c: withDefault(list(int), [1]) })),
      d: fixed(maybe(shape({ e: flag }))),
    });
    expect(fill(schema, { b: [{}], d: {} })).toEqual({ a: 5, b: [{ c: [1] }], d: { e: false } });
    const one = blank(withDefault(list(int), [1]));
    one.push(2);
    expect(blank(withDefault(list(int), [1]))).toEqual([1]);
  });

  it('converts to JSON Schema', () => {
    const schema = shape({
      long: titled(flag, 'A long game'),
      size: withDefault(oneOf('s', 'm'), 'm'),
      more: maybe(list(int)),
      some: withDefault(list(text), ['x']),
      rest: fixed(json),
      x: number,
      side: titled(oneOf('a', 'b'), 'Side', 'Where one sits.', { b: 'Bow', a: 'Aft' }),
    });
    expect(jsonSchema(schema)).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        long: { type: 'boolean', default: false, title: 'A long game' },
        size: { type: 'string', enum: ['s', 'm'], default: 'm' },
        more: { anyOf: [{ type: 'array', items: { type: 'integer', default: 0 } }, { type: 'null' }], default: null },
        some: { type: 'array', items: { type: 'string', default: '' }, default: ['x'] },
        rest: { default: null },
        x: { type: 'number', default: 0 },
        side: {
          type: 'string',
          enum: ['a', 'b'],
          default: 'a',
          title: 'Side',
          description: 'Where one sits.',
          oneOf: [
            { const: 'b', title: 'Bow' },
            { const: 'a', title: 'Aft' },
          ],
        },
      },
    });
  });
});

/** The generated source as a function, with its type annotations removed. */
function compiled(source: string): (s: any) => any {
  const plain = source
    .replace(/^import.*$/gm, '')
    .replace(/^export /gm, '')
    .replace(/: (any\[\]|(any|State|string)\b)/g, '');
  return new Function('copyJson', 'copyRng', 'copyStack', `${plain}\nreturn copy;`)(copyJson, copyRng, copyStack);
}

describe('a generated copy', () => {
  const frame = (flow: string, vars: object, lanes: object[][] | null = null) => ({
    flow,
    step: 'x',
    vars,
    into: null,
    serial: 0,
    entry: 1,
    sealed: [null, { answer: ['a'] }],
    posts: [{ flow, vars: {} }],
    after: { go: 'end', result: [1] },
    lanes,
  });
  /** Every object in a value. */
  const parts = (value: unknown, found: object[] = []): object[] => {
    if (typeof value === 'object' && value !== null) {
      found.push(value);
      for (const part of Object.values(value)) parts(part, found);
    }
    return found;
  };

  it('is equal and shares only fixed parts', () => {
    const stateAndVars = fc
      .tuple(sample, sample)
      .chain(([own, vars]) =>
        fc.tuple(fc.constant(own.schema), own.value, fc.constant(vars.schema), vars.value, vars.value),
      );
    fc.assert(
      fc.property(stateAndVars, ([ownSchema, own, varSchema, one, two]) => {
        const state = stateOf({ own: ownSchema, rock: fixed(list(int)) });
        const flow = flowOf<any>()("it's", { v: varSchema } as Fields, {});
        const s = {
          out: [false],
          counts: [0],
          marks: [0],
          rng: [1, 2, 3, 4],
          serial: 2,
          posts: [{ flow: 'f', vars: { a: [1] } }],
          result: { scores: [1] },
          stack: [frame("it's", { v: one }, [[frame("it's", { v: two })]])],
          own,
          rock: [1],
        };
        const copy = compiled(writeCopy(state, [flow], './state.ts'))(s);
        expect(copy).toEqual(s);
        const originals = new Set(parts(s));
        expect(parts(copy).filter((part) => originals.has(part))).toEqual([s.out, s.rock]);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its own list of seats that are out', () => {
    const s = newCore(2, 'seed');
    const copy = compiled(writeCopy(shape(coreFields), [], './state.ts'))(s);
    putOut(s, 1);
    expect([s.out, copy.out]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('rejects schemas it cannot copy', () => {
    expect(() => writeCopy(int, [], './state.ts')).toThrow('the schema of a state is a shape');
    expect(() => writeCopy(shape({ ...coreFields, 'a-b': int }), [], './state.ts')).toThrow(
      'the field "a-b" is not a plain name',
    );
    const odd = { name: 'f', vars: int, steps: {}, standing: {} } as never;
    expect(() => writeCopy(shape({}), [odd], './state.ts')).toThrow('the schema of variables is a shape');
    expect(() =>
      compiled(writeCopy(shape(coreFields), [], './state.ts'))({
        stack: [frame('gone', {})],
        out: [],
        counts: [],
        marks: [],
        rng: [],
        posts: [],
        result: null,
      }),
    ).toThrow('no flow gone');
  });
});
