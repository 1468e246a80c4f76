import type { Said } from '@orrery/host';
import type { Book } from '../store/book.ts';

/** Everything that was said at a match, in order. */
export async function saidAt({ sql, read }: Book, match: string): Promise<Said[]> {
  const rows = await read(sql.selectFrom('talk').select('said').where('match', '=', match).orderBy('n').compile());
  return rows.map(({ said }) => JSON.parse(said) as Said);
}

/** Whether somebody with these seats can have heard a line; who plays never hears those who watch. */
export const canHear = (mine: readonly number[], { to, channel }: Said): boolean =>
  channel === 'watchers' ? mine.length === 0 : to === null || to.some((seat) => mine.includes(seat));
