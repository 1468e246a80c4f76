import { refused } from '@orrery/host';
import { faultOf } from '@orrery/protocol/schemas';
import type { z } from 'zod';

/** Whatever is done with a message goes down one call for each level; no game needs more than a few. */
const MAX_DEPTH = 32;
/** A fault may quote the message, and that may be long. */
const MAX_FAULT = 200;

function isDeeper(value: unknown, than: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (than === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, than - 1)) return true;
  return false;
}

/** What a client sent, as its schema makes it. Throws `Refused`, and nothing else, whatever it is. */
export function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  if (isDeeper(given, MAX_DEPTH)) throw refused('malformed', `nothing may be nested deeper than ${MAX_DEPTH} levels`);
  const result = attempt(schema, given);
  if (result === null) throw refused('malformed');
  if (result.success) return result.data;
  const name = result.error.issues[0]?.path.at(-1) === 'name';
  throw refused(name ? 'bad-name' : 'malformed', faultOf(result.error).slice(0, MAX_FAULT));
}

/** A schema may look at a value's length before it knows its type, and fall over what stands there instead. */
function attempt<T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(given);
  } catch {
    return null;
  }
}
