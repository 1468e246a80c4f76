import type { Json } from '@orrery/kernel';

/**
 * The difference between two JSON values.
 * `[value]` replaces. For an object: the delta of each changed key, `0` for a removed key. For a list: `{i: delta}` by
 * index if the length stays, or `{'@': [start, deleted, ...inserted]}`. `{}` changes nothing.
 */
export type Delta = [Json] | { [key: string]: Delta | 0 | Json[] };

type Fields = Record<string, unknown>;
type Changes = { [key: string]: Delta | 0 };

const isContainer = (x: unknown): x is object => typeof x === 'object' && x !== null;
const NOTHING: Delta = {};
const OPEN = { enumerable: true, writable: true, configurable: true };

/** The delta from `a` to `b`. It runs for every view at every step, so it avoids allocations. */
export function diff(a: unknown, b: unknown): Delta {
  if (a === b) return NOTHING;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return [b as Json];
  return Array.isArray(a) ? diffLists(a, b as unknown[]) : diffFields(a as Fields, b as Fields);
}

function diffFields(a: Fields, b: Fields): Delta {
  let out: Changes | null = null;
  let kept = 0;
  for (const key in b) {
    const next = b[key];
    const before = a[key];
    if (next === undefined) continue;
    if (before === next) kept++;
    else if (before === undefined || !Object.hasOwn(a, key)) out = put(out, key, [next as Json]);
    else {
      kept++;
      const delta = diff(before, next);
      if (delta !== NOTHING) out = put(out, key, delta);
    }
  }
  for (const _key in a) kept--;
  // Usually no key was removed, so the second pass is skipped.
  if (kept !== 0) {
    for (const key in a) {
      if (a[key] !== undefined && (!Object.hasOwn(b, key) || b[key] === undefined)) out = put(out, key, 0);
    }
  }
  return out ?? NOTHING;
}

function put(out: Changes | null, key: string, delta: Delta | 0): Changes {
  const changes = out ?? {};
  set(changes, key, delta);
  return changes;
}

/** Sets a key, including `__proto__`: assigning that one would change the object's prototype. */
function set(fields: Fields, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(fields, key, { value, ...OPEN });
  else fields[key] = value;
}

/** Equality of JSON values. It is cheaper than a delta and runs for most entries of a list whose length changed. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  for (const key in a) if (!same((a as Fields)[key], (b as Fields)[key])) return false;
  for (const key in b) if (!(key in a) && (b as Fields)[key] !== undefined) return false;
  return true;
}

/**
 * The delta between two lists, which mostly change entry by entry (a cell gains a piece) or at one place (a card leaves
 * a hand).
 */
function diffLists(a: readonly unknown[], b: readonly unknown[]): Delta {
  return a.length === b.length ? diffEntries(a, b) : diffRun(a, b);
}

function diffEntries(a: readonly unknown[], b: readonly unknown[]): Delta {
  let first = -1;
  let last = -1;
  let plain = true;
  let out: Changes | null = null;
  for (let i = 0; i < a.length; i++) {
    const delta = diff(a[i], b[i]);
    if (delta === NOTHING) continue;
    if (first < 0) first = i;
    last = i;
    plain &&= Array.isArray(delta);
    out ??= {};
    out[i] = delta;
  }
  if (out === null) return NOTHING;
  // If all changed entries are replaced as a whole, a single run is usually shorter.
  return plain && first !== last ? { '@': [first, last - first + 1, ...(b.slice(first, last + 1) as Json[])] } : out;
}

function diffRun(a: readonly unknown[], b: readonly unknown[]): Delta {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && same(a[start], b[start])) start++;
  let tail = 0;
  while (tail < shorter - start && same(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  return { '@': [start, a.length - tail - start, ...(b.slice(start, b.length - tail) as Json[])] };
}

/** Whether a delta changes nothing. */
export function isNothing(delta: Delta): boolean {
  if (Array.isArray(delta)) return false;
  for (const _key in delta) return false;
  return true;
}

/** Applies a delta without changing `a`; unchanged parts are shared. Throws if the delta does not fit. */
export function patch<T>(a: T, delta: Delta): T {
  if (Array.isArray(delta)) return delta[0] as T;
  if (isNothing(delta)) return a;
  if (!isContainer(a)) throw new Error('patch: the delta does not fit');
  return (Array.isArray(a) ? patchList(a, delta) : patchFields(a as Fields, delta)) as T;
}

type Fine = Exclude<Delta, [Json]>;

function patchFields(a: Fields, delta: Fine): Fields {
  const out = { ...a };
  for (const key of Object.keys(delta)) {
    const change = delta[key] as Delta | 0;
    if (change === 0) delete out[key];
    else set(out, key, Array.isArray(change) ? change[0] : patch(Object.hasOwn(a, key) ? a[key] : undefined, change));
  }
  return out;
}

function patchList(a: readonly unknown[], delta: Fine): unknown[] {
  const out = a.slice();
  const run = delta['@'];
  if (Array.isArray(run)) {
    const [start, deleted, ...inserted] = run as [number, number, ...Json[]];
    if (!(start >= 0 && deleted >= 0 && start + deleted <= a.length)) throw new Error('patch: the delta does not fit');
    out.splice(start, deleted, ...inserted);
    return out;
  }
  for (const key of Object.keys(delta)) {
    const at = Number(key);
    if (!(Number.isInteger(at) && at >= 0 && at < a.length)) throw new Error('patch: the delta does not fit');
    out[at] = patch(out[at], delta[key] as Delta);
  }
  return out;
}
