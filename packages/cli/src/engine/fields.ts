import { Complaint } from './complaint.ts';

/** A request: one JSON object. */
export type Request = { [key: string]: unknown };

const bad = (key: string, expected: string): Complaint =>
  new Complaint('bad-request', `"${key}" must be ${expected}.`, { path: `.${key}`, expected });

export const isObject = (x: unknown): x is Request => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The text under a key, or what stands in for it when it is left out. */
export function textOf(request: Request, key: string, otherwise?: string): string {
  const value = request[key] ?? otherwise;
  if (typeof value !== 'string') throw bad(key, 'text');
  return value;
}

/** The whole number under a key, within bounds. */
export function countOf(request: Request, key: string, min: number, max: number, otherwise?: number): number {
  const value = request[key] ?? otherwise;
  if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max)
    throw bad(key, `a whole number from ${min} to ${max}`);
  return value as number;
}

/** The object under a key. */
export function objectOf(request: Request, key: string, otherwise?: Request): Request {
  const value = request[key] ?? otherwise;
  if (!isObject(value)) throw bad(key, 'an object');
  return value;
}

/** A seat, or null where a spectator is meant. */
export function viewerOf(request: Request, seats: number): number | null {
  if (request.seat === null) return null;
  return countOf(request, 'seat', 0, seats - 1);
}
