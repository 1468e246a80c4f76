import { type Bus, bannedTokenHash, problem, RequestError, requestError } from '@orrery/host';
import type { NewBan } from '@orrery/protocol';
import { announceSeats } from '../match/matches.ts';
import type { SqlDatabase } from '../store/database.ts';

/** A stored ban; `why` is null if there is no ban. */
interface Kept {
  until: number | null;
  why: string | null;
}

export const isBanned = ({ until, why }: Kept, now: number): boolean => why !== null && (until === null || until > now);

/** Throws `banned` with the end and the reason if the ban is in force. */
export function banMessage(ban: Kept, now: number): void {
  if (!isBanned(ban, now)) return;
  const until = ban.until === null ? 'permanently' : `until ${new Date(ban.until).toISOString().slice(0, 16)} UTC`;
  const message = `You are banned from this server ${until}. Reason: ${ban.why}`;
  throw new RequestError(problem('banned', message, { until: ban.until }));
}

/** Bans by the operator. */
export interface Bans {
  ban(person: string, ban: NewBan): Promise<void>;
  lift(person: string): Promise<void>;
}

const DAY = 24 * 3600 * 1000;

interface BansOptions {
  db: SqlDatabase;
  bus: Bus;
  now(): number;
  /** Closes the connections of these sessions on every node. */
  shut(sessions: readonly string[]): void;
}

export function openBans({ db, bus, now, shut }: BansOptions): Bans {
  const { sql, read, write } = db;
  return {
    async ban(person, { days, why }) {
      const [who] = await read(sql.selectFrom('people').select('operator').where('id', '=', person).compile());
      if (!who) throw requestError('not-found');
      if (who.operator) throw requestError('not-host', 'Remove their operator role first, then ban them.');
      const row = { until: days === null ? null : now() + days * DAY, why, created: now() };
      const sessions = await read(sql.selectFrom('sessions').select('id').where('person', '=', person).compile());
      // The sessions stay valid, but every request with them returns only the ban and its reason.
      await write<unknown>(
        sql
          .insertInto('bans')
          .values({ person, ...row })
          .onConflict((known) => known.column('person').doUpdateSet(row))
          .compile(),
      );
      // The seat tokens stop working; the seats still belong to the person.
      const [seats = []] = await write(
        sql
          .updateTable('seats')
          .set(({ eb, val, ref }) => ({ token: eb(val(bannedTokenHash('')), '||', ref('token')) }))
          .where('person', '=', person)
          .where('token', 'not like', bannedTokenHash('%'))
          .returning('match')
          .compile(),
      );
      shut(sessions.map(({ id }) => id));
      announceSeats(bus, new Set(seats.map(({ match }) => match)));
    },
    async lift(person) {
      await write(sql.deleteFrom('bans').where('person', '=', person).compile());
    },
  };
}
