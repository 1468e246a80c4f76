import { defined } from './defined.ts';
import { copyJson, type Json } from './json.ts';

/**
 * A schema. One definition gives the TypeScript type, validation, defaults for fields that an older save lacks, the
 * generated copy function and the JSON Schema of a game's options.
 */
export type Schema<T = unknown> = Node & { readonly type?: T };

type Node = Titles &
  (
    | { readonly kind: 'int'; readonly blank: Json; readonly least?: number }
    | { readonly kind: 'number' | 'flag' | 'text' | 'json'; readonly blank: Json }
    | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly blank: Json }
    | { readonly kind: 'list' | 'maybe' | 'fixed'; readonly of: Schema }
    | { readonly kind: 'shape'; readonly fields: Fields }
  );

/** Labels of a field, for forms. */
interface Titles {
  readonly title?: string;
  readonly description?: string;
  readonly labels?: { readonly [value: string]: string };
}

export type Fields = { readonly [name: string]: Schema };
export type TypeOf<X> = X extends Schema<infer T> ? T : never;
export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: TypeOf<F[K]> };

export const int: Schema<number> = { kind: 'int', blank: 0 };
/** A non-negative integer. */
export const count: Schema<number> = { kind: 'int', blank: 0, least: 0 };
export const number: Schema<number> = { kind: 'number', blank: 0 };
export const flag: Schema<boolean> = { kind: 'flag', blank: false };
export const text: Schema<string> = { kind: 'text', blank: '' };
/** Any plain data. Copying it is slow, so keep it out of frequently copied state. */
export const json: Schema<Json> = { kind: 'json', blank: null };
export const oneOf = <const T extends string>(...values: T[]): Schema<T> => ({
  kind: 'oneOf',
  values,
  blank: values[0] ?? '',
});
export const list = <T>(of: Schema<T>): Schema<T[]> => ({ kind: 'list', of });
export const maybe = <T>(of: Schema<T>): Schema<T | null> => ({ kind: 'maybe', of });
/** For data that is replaced but never changed in place, so that copies can share it. */
export const fixed = <T>(of: Schema<T>): Schema<T> => ({ kind: 'fixed', of }) as Schema<T>;
export const shape = <F extends Fields>(fields: F): Schema<ShapeOf<F>> => ({ kind: 'shape', fields });
/** The same schema with another default. */
export const withDefault = <T extends Json>(schema: Schema<T>, blank: T): Schema<T> =>
  ({ ...schema, blank }) as Schema<T>;
/**
 * The same schema with labels for a form: a title, a description and, for `oneOf`, a label for each value in display
 * order. In JSON Schema: `title`, `description`, and a `oneOf` whose entries have a `title`.
 */
export const titled = <T>(schema: Schema<T>, title: string, description?: string, labels?: LabelsOf<T>): Schema<T> => ({
  ...schema,
  title,
  ...(description && { description }),
  ...(labels && { labels }),
});
type LabelsOf<T> = T extends string ? { readonly [K in T]: string } : never;

/** The default value of a schema. */
export function blank<T>(schema: Schema<T>): T {
  return blankOf(schema) as T;
}

function blankOf(schema: Schema): unknown {
  if ('blank' in schema) return copyJson(schema.blank);
  switch (schema.kind) {
    case 'list':
      return [];
    case 'maybe':
      return null;
    case 'fixed':
      return blankOf(schema.of);
    case 'shape': {
      const out: Record<string, unknown> = {};
      for (const name in schema.fields) out[name] = blankOf(defined(schema.fields[name]));
      return out;
    }
  }
}

export interface Fault {
  path: string;
  expected: string;
}

/** Kinds without parts, with their test, description and JSON Schema. */
const SIMPLE: {
  readonly [K in 'int' | 'number' | 'flag' | 'text' | 'json']: {
    fits: (value: unknown) => boolean;
    expected: string;
    type?: string;
  };
} = {
  int: { fits: Number.isSafeInteger, expected: 'a whole number', type: 'integer' },
  number: { fits: Number.isFinite, expected: 'a number', type: 'number' },
  flag: { fits: (value) => typeof value === 'boolean', expected: 'true or false', type: 'boolean' },
  text: { fits: (value) => typeof value === 'string', expected: 'text', type: 'string' },
  json: { fits: (value) => value !== undefined, expected: 'a JSON value' },
};

/** The first place where a value does not match its schema, or null. */
export function fault(schema: Schema, value: unknown, path = ''): Fault | null {
  const found = faultIn(schema, value);
  return found && { path: path + found.path || '/', expected: found.expected };
}

/** Like `fault`, with a path relative to this value; the path is built while unwinding, only if there is a fault. */
function faultIn(schema: Schema, value: unknown): Fault | null {
  switch (schema.kind) {
    case 'oneOf':
      return schema.values.includes(value as string) ? null : faultAt(`one of ${schema.values.join(', ')}`);
    case 'fixed':
      return faultIn(schema.of, value);
    case 'maybe':
      return value === null ? null : faultIn(schema.of, value);
    case 'list': {
      if (!Array.isArray(value)) return faultAt('a list');
      for (let i = 0; i < value.length; i++) {
        const found = faultIn(schema.of, value[i]);
        if (found) return faultAt(found.expected, `[${i}]${found.path}`);
      }
      return null;
    }
    case 'shape': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return faultAt('an object');
      const object = value as Record<string, unknown>;
      for (const name in schema.fields) {
        const own = Object.hasOwn(object, name) ? object[name] : undefined;
        const found = faultIn(defined(schema.fields[name]), own);
        if (found) return faultAt(found.expected, `.${name}${found.path}`);
      }
      const unknown = Object.keys(object).find((name) => !Object.hasOwn(schema.fields, name));
      return unknown === undefined ? null : faultAt('absent', `.${unknown}`);
    }
    default: {
      const { fits, expected } = SIMPLE[schema.kind];
      if (!fits(value)) return faultAt(expected);
      const isLess = schema.kind === 'int' && schema.least !== undefined && (value as number) < schema.least;
      return isLess ? faultAt(`${expected}, at least ${schema.least}`) : null;
    }
  }
}

const faultAt = (expected: string, path = ''): Fault => ({ path, expected });

/** Fills in the defaults of fields that an older save lacks. Changes the value in place and returns it. */
export function fill<T>(schema: Schema<T>, value: unknown): T {
  const node: Schema = schema;
  if (value === undefined) return blank(schema);
  if (node.kind === 'fixed') return fill(node.of, value) as T;
  if (node.kind === 'maybe') return (value === null ? null : fill(node.of, value)) as T;
  if (node.kind === 'list' && Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = fill(node.of, value[i]);
  } else if (node.kind === 'shape' && value !== null && typeof value === 'object') {
    const object = value as Record<string, unknown>;
    for (const name in node.fields) {
      object[name] = fill(defined(node.fields[name]), Object.hasOwn(object, name) ? object[name] : undefined);
    }
  }
  return value as T;
}

/** The schema as JSON Schema, for clients and other languages. */
export function jsonSchema(schema: Schema): Json {
  const more: Record<string, Json> = {};
  if ('blank' in schema) more.default = copyJson(schema.blank) as Json;
  if (schema.title) more.title = schema.title;
  if (schema.description) more.description = schema.description;
  if (schema.labels) more.oneOf = Object.entries(schema.labels).map(([value, title]) => ({ const: value, title }));
  switch (schema.kind) {
    case 'oneOf':
      return { type: 'string', enum: [...schema.values], ...more };
    case 'fixed':
      return { ...(jsonSchema(schema.of) as object), ...more };
    case 'maybe':
      return { anyOf: [jsonSchema(schema.of), { type: 'null' }], default: null, ...more };
    case 'list':
      return { type: 'array', items: jsonSchema(schema.of), ...more };
    case 'shape': {
      const properties: Record<string, Json> = {};
      for (const name in schema.fields) properties[name] = jsonSchema(defined(schema.fields[name]));
      return { type: 'object', properties, additionalProperties: false, ...more };
    }
    default: {
      const { type } = SIMPLE[schema.kind];
      if (schema.kind === 'int' && schema.least !== undefined) more.minimum = schema.least;
      return { ...(type && { type }), ...more };
    }
  }
}
