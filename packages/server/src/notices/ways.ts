import { refused } from '@orrery/host';
import type { MyWay, MyWays, NewWay } from '@orrery/protocol';
import type { CompiledQuery } from 'kysely';
import type { Counts } from '../counts/counts.ts';
import { hashToken, secret } from '../ids.ts';
import { type Book, Taken } from '../store/book.ts';
import { faultOfUrl } from './guard.ts';
import type { Notice } from './words.ts';

/** How people want to be told that they are waited for. */
export interface Ways {
  mine(person: string): Promise<MyWays>;
  /** Rejects where it cannot be used, or there are enough already. A mail address counts once it is confirmed. */
  add(person: string, way: NewWay, source: string): Promise<MyWays>;
  remove(person: string, id: string): Promise<MyWays>;
  /** By what was sent to the address. */
  confirm(token: string): Promise<void>;
  /** By what stands in every mail: whoever reads it wants no more. */
  stop(id: string): Promise<void>;
}

export interface WaysOptions {
  book: Book;
  counts: Counts;
  now(): number;
  /** By which push services know this server. */
  pushKey: string;
  hasMail: boolean;
  innerHooks: boolean;
}

const MOST = 12;
/** Confirmation e-mails in a day: to one address, and asked for by one person or network. */
const [MOST_TO_ONE, MOST_BY_ONE] = [3, 20];
const DAY_MS = 86_400_000;

export function openWays({ book, counts, now, pushKey, hasMail, innerHooks }: WaysOptions): Ways {
  const { sql, read, write } = book;

  async function mine(person: string): Promise<MyWays> {
    const rows = await read(
      sql.selectFrom('ways').selectAll().where('person', '=', person).orderBy('kind').orderBy('created').compile(),
    );
    const ways = rows.map(
      ({ id, kind, address, confirmed }): MyWay => ({
        id,
        kind,
        // The address of a device's push service is a secret of that device.
        address: kind === 'push' ? new URL(address).host : address,
        confirmed: confirmed === 1,
      }),
    );
    return { pushKey, hasMail, ways };
  }

  /** Confirmation e-mails are limited per address and per sender, also where the sender removes it and starts again. */
  async function mayAsk(address: string, senders: readonly string[]): Promise<CompiledQuery> {
    const asked = await read(
      sql
        .selectFrom('mail_asked')
        .select('id')
        .where('address', '=', hashToken(address))
        .where('created', '>', now() - DAY_MS)
        .compile(),
    );
    if (asked.length >= MOST_TO_ONE) {
      throw refused(
        'rate',
        'We already sent confirmation e-mails to that address today. Check its inbox and spam folder.',
      );
    }
    for (const sender of senders) {
      if ((await counts.count(`mail:${sender}`, DAY_MS)).current > MOST_BY_ONE) {
        throw refused('rate', 'You asked for many confirmation e-mails today. Try again tomorrow.');
      }
    }
    return sql
      .insertInto('mail_asked')
      .values({ id: secret(), address: hashToken(address), created: now() })
      .compile();
  }

  function checked(way: NewWay): { address: string; secret: string } {
    if (way.kind === 'mail') {
      if (!hasMail) throw refused('bad-way', 'No mail goes out from this server.');
      return { address: way.address.trim().toLowerCase(), secret: '' };
    }
    const fault = faultOfUrl(way.address, innerHooks);
    if (fault !== null) throw refused('bad-way', fault);
    return { address: way.address, secret: way.kind === 'push' ? JSON.stringify(way.keys) : '' };
  }

  return {
    mine,
    async add(person, way, source) {
      const { address, secret: keys } = checked(way);
      const { ways } = await mine(person);
      if (ways.length >= MOST) throw refused('bad-way', `There are ${MOST} ways to reach you already.`);
      const token = secret();
      const id = secret();
      const confirmed = way.kind === 'mail' ? 0 : 1;
      const row = { id, person, kind: way.kind, address, confirmed, created: now() };
      const queries: CompiledQuery<unknown>[] = [
        sql
          .insertInto('ways')
          .values({ ...row, secret: way.kind === 'mail' ? hashToken(token) : keys })
          .compile(),
      ];
      if (way.kind === 'mail') {
        queries.push(await mayAsk(address, [person, source]));
        const asking: Notice = { kind: 'confirm', game: '', others: [], match: null, token };
        queries.push(
          sql
            .insertInto('notices')
            .values({
              id: `${id}/confirm`,
              way: id,
              person,
              match: null,
              body: JSON.stringify(asking),
              created: now(),
              at: now(),
              tries: 0,
              sent: null,
              fault: null,
            })
            .compile(),
        );
      }
      try {
        await write<unknown>(...queries);
      } catch (error) {
        // A device that comes again with the same address is known.
        if (!(error instanceof Taken)) throw error;
        if (way.kind === 'push') {
          await write(
            sql
              .updateTable('ways')
              .set({ secret: keys })
              .where('person', '=', person)
              .where('kind', '=', 'push')
              .where('address', '=', address)
              .compile(),
          );
        }
      }
      return mine(person);
    },
    async remove(person, id) {
      await write(sql.deleteFrom('ways').where('id', '=', id).where('person', '=', person).compile());
      return mine(person);
    },
    async confirm(token) {
      const [found = []] = await write(
        sql
          .updateTable('ways')
          .set({ confirmed: 1 })
          .where('kind', '=', 'mail')
          .where('secret', '=', hashToken(token))
          .returning('id')
          .compile(),
      );
      if (found.length === 0) throw refused('bad-way', 'That link is no longer good.');
    },
    async stop(id) {
      await write(sql.deleteFrom('ways').where('id', '=', id).compile());
    },
  };
}
