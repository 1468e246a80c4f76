import { type Bus, matchChannel, problem, Refused, refused, shutKey } from '@orrery/host';
import type { NewBan } from '@orrery/protocol';
import type { Book } from '../store/book.ts';

/** A ban as it was kept, or nothing where there is none. */
interface Kept {
  until: number | null;
  why: string | null;
}

export const isShut = ({ until, why }: Kept, now: number): boolean => why !== null && (until === null || until > now);

/** Refuses somebody who is banned, with until when and why. */
export function shutOut(ban: Kept, now: number): void {
  if (!isShut(ban, now)) return;
  const until = ban.until === null ? 'for good' : `until ${new Date(ban.until).toISOString().slice(0, 16)} UTC`;
  const words = `The operator of this server has shut you out ${until}: ${ban.why}`;
  throw new Refused(problem('banned', words, { until: ban.until }));
}

/** Whom the operator shuts out. */
export interface Bans {
  ban(person: string, ban: NewBan): Promise<void>;
  lift(person: string): Promise<void>;
}

const DAY = 24 * 3600 * 1000;

interface Surroundings {
  book: Book;
  bus: Bus;
  now(): number;
  /** Lines of these sessions are cut, at every node. */
  shut(sessions: readonly string[]): void;
}

export function openBans({ book, bus, now, shut }: Surroundings): Bans {
  const { sql, read, write } = book;
  return {
    async ban(person, { days, why }) {
      const [who] = await read(sql.selectFrom('people').select('operator').where('id', '=', person).compile());
      if (!who) throw refused('not-found');
      if (who.operator) throw refused('not-host', 'Nobody shuts an operator out: take that from him first.');
      const row = { until: days === null ? null : now() + days * DAY, why, created: now() };
      const sessions = await read(sql.selectFrom('sessions').select('id').where('person', '=', person).compile());
      // His sessions stay: while he is shut out they open nothing, and say why.
      await write<unknown>(
        sql
          .insertInto('bans')
          .values({ person, ...row })
          .onConflict((known) => known.column('person').doUpdateSet(row))
          .compile(),
      );
      // A key that he has kept opens nothing any more; what is his as a person stays his.
      const [seats = []] = await write(
        sql
          .updateTable('seats')
          .set(({ eb, val, ref }) => ({ token: eb(val(shutKey('')), '||', ref('token')) }))
          .where('person', '=', person)
          .where('token', 'not like', shutKey('%'))
          .returning('match')
          .compile(),
      );
      shut(sessions.map(({ id }) => id));
      for (const match of new Set(seats.map((seat) => seat.match))) bus.publish(matchChannel(match), null);
    },
    async lift(person) {
      await write(sql.deleteFrom('bans').where('person', '=', person).compile());
    },
  };
}
