import type { Json } from '@orrery/kernel';
import type { ClockSetting, WatchSetting } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';
import { type NamedPerson, type StoredSeat, taken } from './lobby-table.ts';

/** Settings and seats that a rematch takes over from a match. */
export interface RematchTerms {
  game: string;
  options: Json;
  clock: ClockSetting | null;
  hints: boolean;
  rated: boolean;
  watch?: WatchSetting;
  chairs: StoredSeat[];
  /** People to invite. */
  invited: NamedPerson[];
}

/**
 * The seats of a finished match, rotated by one so that another player starts. The requester is seated, and the other
 * players' seats are reserved for them. Seats without a known player are open, as are those of people in `apart`, whom
 * the requester blocked or who blocked the requester.
 */
export async function rematchTerms(
  { sql, read }: SqlDatabase,
  match: string,
  person: string,
  apart: ReadonlySet<string>,
  saltHash: string | undefined,
): Promise<RematchTerms> {
  const [played] = await read(
    sql
      .selectFrom('matches')
      .select(['game', 'options', 'clock', 'hints', 'rated', 'watch'])
      .where('id', '=', match)
      .compile(),
  );
  const seats = await read(
    sql
      .selectFrom('seats')
      .select(['kind', 'name', 'level', 'person'])
      .where('match', '=', match)
      .orderBy('seat')
      .compile(),
  );
  if (!played) throw new Error(`match ${match} is not in the store`);
  const turned = [...seats.slice(1), ...seats.slice(0, 1)];
  const invited = new Map<string, NamedPerson>();
  const chairs = turned.map((seat): StoredSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'easy' };
    if (seat.person === null || apart.has(seat.person)) return { kind: 'open', kept: null };
    const named = { person: seat.person, name: seat.name };
    if (seat.person === person) return taken(person, seat.name, saltHash);
    invited.set(seat.person, named);
    return { kind: 'open', kept: named };
  });
  return {
    game: played.game,
    options: JSON.parse(played.options) as Json,
    clock: JSON.parse(played.clock) as ClockSetting | null,
    hints: played.hints === 1,
    // A game in which bots played cannot be rated.
    rated: played.rated === 1 && chairs.every(({ kind }) => kind !== 'bot'),
    ...(played.watch === null ? {} : { watch: JSON.parse(played.watch) as WatchSetting }),
    chairs,
    invited: [...invited.values()],
  };
}
