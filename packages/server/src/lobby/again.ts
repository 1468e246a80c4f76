import type { Json } from '@orrery/kernel';
import type { ClockSetting, WatchSetting } from '@orrery/protocol';
import type { Book } from '../store/book.ts';
import type { Chair, Named } from './gathering.ts';

/** What a table takes over from a match. */
export interface Terms {
  game: string;
  options: Json;
  clock: ClockSetting | null;
  hints: boolean;
  watch?: WatchSetting;
  chairs: Chair[];
  /** Who is asked. */
  invited: Named[];
}

/**
 * The seats of a match that was played, one further round the table, so that somebody else begins. Who asks sits down;
 * the others' seats are kept for them, and those of nobody in particular are open, as are
 * those of people `apart`, one of whom does not want to play with the other.
 */
export async function chairsAgain(
  { sql, read }: Book,
  match: string,
  person: string,
  apart: ReadonlySet<string>,
): Promise<Terms> {
  const [played] = await read(
    sql.selectFrom('matches').select(['game', 'options', 'clock', 'hints', 'watch']).where('id', '=', match).compile(),
  );
  const seats = await read(
    sql
      .selectFrom('seats')
      .select(['kind', 'name', 'level', 'person'])
      .where('match', '=', match)
      .orderBy('seat')
      .compile(),
  );
  if (!played) throw new Error(`match ${match} is gone from the store`);
  const turned = [...seats.slice(1), ...seats.slice(0, 1)];
  const invited = new Map<string, Named>();
  const chairs = turned.map((seat): Chair => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'easy' };
    if (seat.person === null || apart.has(seat.person)) return { kind: 'open', kept: null };
    const named = { person: seat.person, name: seat.name };
    if (seat.person === person) return { kind: 'human', ...named, salt: null };
    invited.set(seat.person, named);
    return { kind: 'open', kept: named };
  });
  return {
    game: played.game,
    options: JSON.parse(played.options) as Json,
    clock: JSON.parse(played.clock) as ClockSetting | null,
    hints: played.hints === 1,
    ...(played.watch === null ? {} : { watch: JSON.parse(played.watch) as WatchSetting }),
    chairs,
    invited: [...invited.values()],
  };
}
