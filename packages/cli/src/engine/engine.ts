import type { Listed } from '@orrery/games';
import { defined, type Game } from '@orrery/kernel';
import { z } from 'zod';
import { EngineError, errorOf } from './error.ts';
import { isObject, type Request, read } from './fields.ts';
import type { Line } from './lines.ts';
import { type Matches, matchesOf } from './matches.ts';
import { verbs } from './verbs.ts';

/** Maximum length of a request in bytes. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

const head = z.object({ id: z.union([z.string(), z.number()]).nullish() });

/** Returns a function that answers requests of a program: one line in, one line out. It never throws. */
export function engineOf(catalog: readonly Listed[]): (line: Line) => Promise<string> {
  const matches = matchesOf(catalog);
  return async (line) => {
    let id = {};
    let request: Request = {};
    try {
      request = requestOf(line);
      id = read(head, request);
      const { do: verb } = read(z.object({ do: z.string() }), request);
      if (!Object.hasOwn(verbs, verb)) {
        const known = Object.keys(verbs).join(', ');
        throw new EngineError('unknown-verb', `"do" must be one of ${known}.`, { path: '.do' });
      }
      const ok = await defined(verbs[verb])(request, matches);
      return JSON.stringify({ ...id, ok });
    } catch (error) {
      return JSON.stringify({ ...id, error: errorOf(error, await gameOf(request, matches)) });
    }
  };
}

function requestOf(line: Line): Request {
  if (line === null) throw new EngineError('bad-request', `A line can have at most ${MAX_LINE_BYTES} bytes.`);
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new EngineError('bad-request', 'The line is not JSON.');
  }
  if (!isObject(request)) throw new EngineError('bad-request', 'A request must be a JSON object.');
  return request;
}

/** The game that a request refers to, for the text of a refusal; null if it is unknown. */
async function gameOf({ match, game }: Request, matches: Matches): Promise<Game | null> {
  try {
    return typeof match === 'string' ? matches.find(match).table.rules.game : (await matches.rules(String(game))).game;
  } catch {
    return null;
  }
}
