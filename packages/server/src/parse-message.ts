import { requestError } from '@orrery/host';
import { schemaError } from '@orrery/protocol/schemas';
import type { z } from 'zod';

/** Maximum nesting depth, since processing is recursive; games need only a few levels. */
const MAX_DEPTH = 32;
/** Maximum length of an error message, which may quote the client's message. */
const MAX_FAULT = 200;

const NUL = '\u0000';

/** Finds content that no message may have, even if its schema allows it; null if there is none. */
function faultIn(value: unknown, depth = MAX_DEPTH): string | null {
  // PostgreSQL cannot store NUL, and no text needs it.
  if (typeof value === 'string') return value.includes(NUL) ? 'Text must not contain the NUL character.' : null;
  if (value === null || typeof value !== 'object') return null;
  if (depth === 0) return `Values can be nested at most ${MAX_DEPTH} levels deep.`;
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(key, 0) ?? faultIn(part, depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** Parses a client message with its schema. Throws only `RequestError`. */
export function parseMessage<T>(schema: z.ZodType<T>, given: unknown): T {
  const fault = faultIn(given);
  if (fault !== null) throw requestError('malformed', fault);
  const result = attempt(schema, given);
  if (result === null) throw requestError('malformed');
  if (result.success) return result.data;
  const name = result.error.issues[0]?.path.at(-1) === 'name';
  throw requestError(name ? 'bad-name' : 'malformed', schemaError(result.error).slice(0, MAX_FAULT));
}

/** Parses with a schema; null if the schema throws, as it does if it checks a value's length before its type. */
function attempt<T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(given);
  } catch {
    return null;
  }
}
