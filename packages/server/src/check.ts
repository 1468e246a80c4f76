import { refused } from '@orrery/host';
import { faultOf } from '@orrery/protocol/schemas';
import type { z } from 'zod';

/** Whatever is done with a message goes down one call for each level; no game needs more than a few. */
const MAX_DEPTH = 32;
/** A fault may quote the message, and that may be long. */
const MAX_FAULT = 200;

const NUL = '\u0000';

/** What no message may contain, whatever its schema says. */
function faultIn(value: unknown, depth = MAX_DEPTH): string | null {
  // PostgreSQL cannot store it, and no name or text needs it.
  if (typeof value === 'string') return value.includes(NUL) ? 'text must not contain the NUL character' : null;
  if (value === null || typeof value !== 'object') return null;
  if (depth === 0) return `nothing may be nested deeper than ${MAX_DEPTH} levels`;
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(key, 0) ?? faultIn(part, depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** What a client sent, as its schema makes it. Throws `Refused`, and nothing else, whatever it is. */
export function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const fault = faultIn(given);
  if (fault !== null) throw refused('malformed', fault);
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
