import { below, pick, type Rng } from '@orrery/kernel';

// Generates requests and messages that match their schemas, so that new schemas are fuzzed without changes here.

/** The part of JSON Schema that our schemas use. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Values that were seen under a name or are known to fit it. */
export interface Pool {
  draw(name: string, rng: Rng): unknown;
  keep(name: string, value: unknown): void;
  /** Collects values from a response. */
  learn(answer: unknown): void;
}

const MAX_VALUES = 60;
/** Names that stand for another name. */
const ALIASES: Readonly<Record<string, string>> = { match: 'id', table: 'id', person: 'id' };

export function openPool(known: Readonly<Record<string, readonly unknown[]>>): Pool {
  const pool = new Map<string, unknown[]>(Object.entries(known).map(([name, values]) => [name, [...values]]));
  const nameOf = (name: string) => ALIASES[name] ?? name;
  function keep(name: string, value: unknown): void {
    const values = pool.get(nameOf(name)) ?? [];
    pool.set(nameOf(name), values);
    if (!values.includes(value)) values.push(value);
    if (values.length > MAX_VALUES) values.splice(4, 1);
  }
  function learn(answer: unknown): void {
    if (Array.isArray(answer)) for (const one of answer.slice(0, 20)) learn(one);
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value === 'string' && /^(id|match|table|person|token|name|game)$/.test(name)) keep(name, value);
        else learn(value);
      }
    }
  }
  return {
    keep,
    learn,
    draw(name, rng) {
      const values = pool.get(nameOf(name));
      return values && values.length > 0 ? pick(rng, values) : undefined;
    },
  };
}

/** A value that usually matches a schema; `name` is its key. */
export function sampleOf(rng: Rng, schema: Schema, pool: Pool, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(rng, schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return sampleOf(rng, pick(rng, ways), pool, name);
  const known = below(rng, 8) > 0 ? pool.draw(name, rng) : undefined;
  if (known !== undefined) return known;
  switch (schema.type) {
    case 'object': {
      const rows = Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key) || below(rng, 2) === 0)
        .map(([key, part]) => [key, sampleOf(rng, part, pool, key)]);
      return Object.fromEntries(rows);
    }
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = least + below(rng, Math.min(schema.maxItems ?? 3, least + 3) - least + 1);
      return Array.from({ length }, () => sampleOf(rng, schema.items ?? {}, pool, name));
    }
    case 'integer':
    case 'number': {
      const from = Math.max(schema.minimum ?? 0, -1000);
      return from + below(rng, Math.min(schema.maximum ?? 1000, from + 1000) - from + 1);
    }
    case 'boolean':
      return below(rng, 2) === 0;
    case 'null':
      return null;
    case 'string':
      return textOf(rng, schema);
    default:
      return pick(rng, [{}, null, 'x', 1, []]);
  }
}

function textOf(rng: Rng, { format, pattern, minLength = 0, maxLength = 40 }: Schema): string {
  if (format === 'email') return `a${below(rng, 100)}@example.org`;
  const length = pattern ? Number(/\{(\d+)/.exec(pattern)?.[1] ?? 8) : minLength + below(rng, 12);
  return 'abcdefghijklmnop'.repeat(20).slice(0, Math.min(maxLength, Math.max(1, length)));
}
