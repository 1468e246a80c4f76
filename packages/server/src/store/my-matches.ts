import { deadlinesIn, promptsIn } from '@orrery/host';
import type { MyMatch } from '@orrery/protocol';
import type { SqlDatabase } from './database.ts';

/** Maximum number of listed matches. */
const MAX_MATCHES = 200;

/** Matches of a person, newest first. */
export async function matchesOf({ sql, read }: SqlDatabase, person: string): Promise<MyMatch[]> {
  const rows = await read(
    sql
      .selectFrom('seats as s')
      .innerJoin('matches as m', 'm.id', 's.match')
      .leftJoin('due as d', 'd.match', 'm.id')
      .select(['m.id as match', 'm.game', 'm.created', 's.seat', 'd.state'])
      .where('s.person', '=', person)
      .orderBy('m.created', 'desc')
      .orderBy('m.id')
      .orderBy('s.seat')
      .limit(4 * MAX_MATCHES)
      .compile(),
  );
  const found = new Map<string, MyMatch>();
  for (const { seat, state, ...match } of rows) {
    const known = found.get(match.match) ?? { ...match, seats: [], awaited: false, until: null, asks: null };
    found.set(match.match, known);
    known.seats.push(seat);
    const due = state === null ? null : JSON.parse(state);
    const times = due === null ? [] : deadlinesIn(due, seat);
    if (times.length === 0) continue;
    known.awaited = true;
    known.asks ??= promptsIn(due, seat);
    const first = Math.min(...times, known.until ?? Number.POSITIVE_INFINITY);
    known.until = Number.isFinite(first) ? first : null;
  }
  return [...found.values()].slice(0, MAX_MATCHES);
}
