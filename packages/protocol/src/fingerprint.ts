const MIX = 0x5bd1e995;

const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

function ofText(text: string, seed: number): number {
  let sum = seed;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), MIX);
  return sum ^ (sum >>> 15);
}

function ofNumber(value: number): number {
  float[0] = value;
  const sum = Math.imul((words[0] as number) ^ Math.imul(words[1] as number, 31) ^ 0x9e3779b9, 0x85ebca6b);
  return sum ^ (sum >>> 13);
}

function ofList(list: readonly unknown[]): number {
  let sum = 0x27d4eb2f ^ list.length;
  for (let i = 0; i < list.length; i++) {
    sum = Math.imul(sum ^ fingerprint(list[i]), MIX);
    sum ^= sum >>> 15;
  }
  return sum;
}

/** The hashes of the fields are added up, so that their order does not matter. */
function ofFields(fields: Record<string, unknown>): number {
  let sum = 0x165667b1;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    const row = Math.imul(ofText(key, 0x811c9dc5) ^ fingerprint(value), 0xc2b2ae35);
    sum = (sum + (row ^ (row >>> 16))) | 0;
  }
  return sum;
}

/**
 * A 32-bit hash of plain data, independent of key order. It needs no serialization, so it is cheap enough to run at
 * every step. It detects drift but does not protect against forgery.
 */
export function fingerprint(value: unknown): number {
  switch (typeof value) {
    case 'number':
      // JSON has no -0.
      return ofNumber(value + 0);
    case 'string':
      return ofText(value, 0x1234567);
    case 'boolean':
      return value ? 0x3c6ef372 : 0x1b873593;
    case 'object':
      if (value === null) return 0x7f4a7c15;
      return Array.isArray(value) ? ofList(value) : ofFields(value as Record<string, unknown>);
    default:
      return 0;
  }
}
