import type { ChatMessage, Store } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';
import type { Inbox } from './inbox.ts';

/** A store that reports chat messages once they are saved. */
export const withChatNotices = (store: Store, onChat: (match: string, message: ChatMessage) => void): Store => ({
  ...store,
  async say(match, message) {
    const n = await store.say(match, message);
    onChat(match, message);
    return n;
  },
});

interface ChatNoticesOptions {
  db: SqlDatabase;
  inbox: Pick<Inbox, 'adding' | 'announce'>;
  fault(error: unknown): void;
}

/**
 * Adds chat messages of a match to the notification centers of the players who can read them, one item per match. Those
 * who muted or blocked the author get none, and spectator chat never reaches a player.
 */
export function openChatNotices({ db, inbox, fault }: ChatNoticesOptions) {
  const { sql, read, write } = db;

  async function notify(match: string, { channel, to, by, seat: from }: ChatMessage): Promise<void> {
    if (channel === 'watchers' || by === undefined) return;
    const seats = await read(
      sql
        .selectFrom('seats')
        .select(['seat', 'person'])
        .where('match', '=', match)
        .where('kind', '=', 'human')
        .where('person', 'is not', null)
        .compile(),
    );
    const readers = seats.filter(
      ({ seat, person }) => seat !== from && person !== by && (to === null || to.includes(seat)),
    );
    const people = [...new Set(readers.flatMap(({ person }) => person ?? []))];
    if (people.length === 0) return;
    const muted = await read(
      sql.selectFrom('shuns').select('person').where('other', '=', by).where('person', 'in', people).compile(),
    );
    const told = people.filter((person) => !muted.some((row) => row.person === person));
    if (told.length === 0) return;
    await write<unknown>(
      ...told.flatMap((person) => inbox.adding(person, { kind: 'message', subject: match, other: by })),
    );
    for (const person of told) inbox.announce(person);
  }

  return (match: string, message: ChatMessage): void => void notify(match, message).catch(fault);
}
