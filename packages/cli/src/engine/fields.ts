import { z } from 'zod';
import { EngineError } from './error.ts';

/** A request: one JSON object. */
export type Request = { [key: string]: unknown };

export const isObject = (x: unknown): x is Request => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Any object: options are checked by the game, actions and states by the kernel. */
export const object = z.custom<Request>(isObject, 'object expected');
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** The path and message of the first issue. */
export function faultOf(error: z.ZodError): { path: string; expected: string } {
  const [first] = error.issues;
  const names = [...(first?.path ?? []), ...(first?.code === 'unrecognized_keys' ? first.keys.slice(0, 1) : [])];
  const path = names.map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`)).join('');
  return { path, expected: first?.message ?? 'invalid' };
}

/** Parses the fields of a request and ignores all others. */
export function read<F extends z.ZodType>(fields: F, request: Request): z.output<F> {
  const found = fields.safeParse(request);
  if (found.success) return found.data;
  const { path, expected } = faultOf(found.error);
  throw new EngineError('bad-request', `"${path.slice(1)}" is not valid: ${expected}.`, { path, expected });
}
