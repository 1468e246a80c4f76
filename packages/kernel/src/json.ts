/** Plain data: everything that may be in a state, an answer, a message or a record. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const OPEN = { enumerable: true, writable: true, configurable: true };

/** Copies plain data. Game states use generated copy functions, which are faster. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) list[i] = copyJson(list[i]);
    return list as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const part = copyJson((value as Record<string, unknown>)[key]);
    // Parsed data may contain this key, and plain assignment would change the prototype.
    if (key === '__proto__') Object.defineProperty(out, key, { value: part, ...OPEN });
    else out[key] = part;
  }
  return out as T;
}

/** Deep equality of plain data, independent of key order. */
export function same(a: unknown, b: unknown): boolean {
  return difference(a, b) === null;
}

/** The path of the first difference between two values, or null if they are equal. */
export function difference(a: unknown, b: unknown): string | null {
  const found = differenceIn(a, b);
  return found === '' ? '/' : found;
}

/** Like `difference`, with a path relative to these values; the path is built while unwinding, only if they differ. */
function differenceIn(a: unknown, b: unknown): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
  if (Array.isArray(a) !== Array.isArray(b)) return '';
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return '.length';
    for (let i = 0; i < a.length; i++) {
      const found = differenceIn(a[i], b[i]);
      if (found !== null) return `[${i}]${found}`;
    }
    return null;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return `.${key}`;
    const found = differenceIn(left[key], right[key]);
    if (found !== null) return `.${key}${found}`;
  }
  const added = Object.keys(right).find((key) => !Object.hasOwn(left, key));
  return added === undefined ? null : `.${added}`;
}

/** A canonical text, independent of key order, for hashes and comparisons. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const object = value as Record<string, unknown>;
  const rows = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${rows.join(',')}}`;
}

/** A 64-bit fingerprint as 16 hex digits. It detects differences but does not protect against forgery. */
export function hash(value: unknown): string {
  const text = typeof value === 'string' ? value : canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(b) + hex(a);
}
