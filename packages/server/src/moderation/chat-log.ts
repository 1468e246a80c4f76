import type { ChatMessage } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';

/** The chat of a match, in order. */
export async function chatOf({ sql, read }: SqlDatabase, match: string): Promise<ChatMessage[]> {
  const rows = await read(sql.selectFrom('talk').select('said').where('match', '=', match).orderBy('n').compile());
  return rows.map(({ said }) => JSON.parse(said) as ChatMessage);
}

/** Whether the holder of these seats may have read a chat message; players never see spectator chat. */
export const canRead = (mine: readonly number[], { to, channel }: ChatMessage): boolean =>
  channel === 'watchers' ? mine.length === 0 : to === null || to.some((seat) => mine.includes(seat));
