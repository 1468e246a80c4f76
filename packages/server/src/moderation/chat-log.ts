import { type ChatMessage, type ChatReader, canReadChat, spectatorMode } from '@orrery/host';
import type { ChatLine, WatchSetting } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';
import { chatAuthor } from '../store/queries.ts';

/** The chat of a match, in order. */
export async function chatOf({ sql, read }: SqlDatabase, match: string): Promise<ChatMessage[]> {
  const rows = await read(sql.selectFrom('talk').select('said').where('match', '=', match).orderBy('n').compile());
  return rows.map(({ said }) => JSON.parse(said) as ChatMessage);
}

/** The part of a match's chat that a person can read now; empty for an unknown match. */
export async function chatFor(db: SqlDatabase, match: string, person: string): Promise<ChatMessage[]> {
  const reader = await readerOf(db, match, person);
  return reader ? (await chatOf(db, match)).filter((line) => canReadChat(reader, line)) : [];
}

/** The reader that a person is at a match; null if they neither play nor may watch. */
async function readerOf({ sql, read }: SqlDatabase, match: string, person: string): Promise<ChatReader | null> {
  const seats = await read(
    sql.selectFrom('seats').select('seat').where('match', '=', match).where('person', '=', person).compile(),
  );
  if (seats.length > 0) return { you: seats.map(({ seat }) => seat), mode: null };
  const [found] = await read(
    sql
      .selectFrom('matches as m')
      .leftJoin('results as r', 'r.match', 'm.id')
      .select(['m.watch', 'r.at as ended'])
      .where('m.id', '=', match)
      .compile(),
  );
  if (!found) return null;
  const setting = found.watch === null ? undefined : (JSON.parse(found.watch) as WatchSetting);
  const mode = spectatorMode(setting, found.ended !== null);
  return mode === null ? null : { you: [], mode };
}

/** All chat messages that a person has written. */
export async function chatBy({ sql, read }: SqlDatabase, person: string): Promise<(ChatLine & { match: string })[]> {
  const rows = await read(
    sql
      .selectFrom('talk')
      .select(['match', 'said'])
      .where(chatAuthor(sql), '=', person)
      .orderBy('match')
      .orderBy('n')
      .compile(),
  );
  return rows.map(({ match, said }) => {
    const { seat, channel, text, at } = JSON.parse(said) as ChatMessage;
    return { match, seat, channel, text, at };
  });
}
