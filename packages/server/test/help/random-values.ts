import { below, pick, type Rng } from '@orrery/kernel';

// Seeded random values that no real client sends.

const TEXTS = [
  ...['', ' ', 'a', 'x'.repeat(24), 'x'.repeat(300), 'x'.repeat(5000), '\u0000', '\u202e', '\u200b', '\ud800', '💥'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length', 'then', 'toJSON'],
  ...[
    '../..',
    '%2e%2e',
    "';--",
    '<script>',
    '{{}}',
    'NaN',
    '-0',
    '1e999',
    'null',
    'undefined',
    '@',
    '0',
    '1.1',
    '99.9',
  ],
  ...['me', 'bot', 'open', 'easy', 'hard', 'join', 'act', 'why', 'undo', 'consent', 'resign', 'ping'],
];
const NUMBERS = [
  0,
  1,
  2,
  15,
  16,
  -1,
  -0,
  1.5,
  255,
  65536,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
];
const BITS = ['{', '}', '[', ']', ',', ':', '"', '\\', '\u0000', '\\u', '\\ud800', 'NaN', '1e9999', '-', '//'];

const chance = (rng: Rng, percent: number) => below(rng, 100) < percent;
const some = <T>(rng: Rng, most: number, make: () => T): T[] => Array.from({ length: below(rng, most) }, make);
const isFields = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Creates an object with any keys, including `__proto__`. */
const fields = (rows: [string, unknown][]) =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      rows.map(([key, value]) => [key, { value, enumerable: true, configurable: true, writable: true }]),
    ),
  );

export const randomText = (rng: Rng): string => pick(rng, TEXTS);

export function randomValue(rng: Rng, depth = 0): unknown {
  const deeper = () => randomValue(rng, depth + 1);
  switch (below(rng, depth > 4 ? 5 : 9)) {
    case 0:
      return null;
    case 1:
      return chance(rng, 50);
    case 2:
      return pick(rng, NUMBERS);
    case 3:
    case 4:
      return randomText(rng);
    case 5:
      return some(rng, 5, deeper);
    case 6:
      return below(rng, 100_000) - 50_000;
    default:
      return fields(some(rng, 5, () => [randomText(rng).slice(0, 40), deeper()]));
  }
}

/** A valid value with random changes, or a random value. */
export function spoilt(rng: Rng, value: unknown, depth = 0): unknown {
  if (depth > 5 || chance(rng, 12)) return randomValue(rng);
  const within = (part: unknown) => (chance(rng, 30) ? spoilt(rng, part, depth + 1) : part);
  if (Array.isArray(value)) {
    const list = value.map(within);
    if (chance(rng, 10)) list.push(randomValue(rng));
    if (chance(rng, 10)) list.splice(below(rng, list.length + 1), 1);
    return chance(rng, 3) ? Array.from({ length: 600 }, () => list[0] ?? 'a') : list;
  }
  if (isFields(value)) {
    const rows = Object.entries(value).filter(() => !chance(rng, 5));
    const more: [string, unknown][] = chance(rng, 10) ? [[randomText(rng), randomValue(rng)]] : [];
    return fields([...rows.map(([key, part]): [string, unknown] => [key, within(part)]), ...more]);
  }
  if (typeof value === 'number' && chance(rng, 50)) return value + pick(rng, [-1, 1, 0.5, 1e9]);
  if (typeof value === 'string' && chance(rng, 30)) return value + randomText(rng).slice(0, 50);
  if (typeof value === 'string' && chance(rng, 30)) return value.slice(0, below(rng, value.length + 1));
  return randomValue(rng);
}

/** A text, randomly changed in half of the cases. */
export function garbled(rng: Rng, text: string): string {
  const at = below(rng, text.length + 1);
  switch (below(rng, 10)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pick(rng, BITS) + text.slice(at);
    case 2:
      return text.replace('{', '{"__proto__":{"x":1},');
    case 3:
      return '['.repeat(below(rng, 30_000)) + text;
    case 4: {
      const depth = below(rng, 8000);
      return text.replace(/"(answer|options|name|match)":[^,}]*/, (_all, key) => {
        return `"${key}":${'['.repeat(depth)}${']'.repeat(depth)}`;
      });
    }
    default:
      return text;
  }
}
