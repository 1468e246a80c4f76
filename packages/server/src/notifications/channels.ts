import { requestError } from '@orrery/host';
import type { MyChannel, MyChannels, NewChannel } from '@orrery/protocol';
import type { CompiledQuery } from 'kysely';
import { hashToken, secret } from '../ids.ts';
import type { RateCounters } from '../rate-limit/counters.ts';
import { type SqlDatabase, UniqueViolation } from '../store/database.ts';
import type { NotificationContent } from './text.ts';
import { urlError } from './url-guard.ts';

/** A person's notification channels. */
export interface Channels {
  mine(person: string): Promise<MyChannels>;
  /** Rejects a channel that cannot be used or exceeds the limit. E-mail addresses have to be confirmed. */
  add(person: string, channel: NewChannel, source: string): Promise<MyChannels>;
  remove(person: string, id: string): Promise<MyChannels>;
  /** Confirms an e-mail address with the token sent to it. */
  confirm(token: string): Promise<void>;
  /** Unsubscribes an e-mail address with the id that every notification e-mail contains. */
  stop(id: string): Promise<void>;
}

export interface ChannelsOptions {
  db: SqlDatabase;
  counts: RateCounters;
  now(): number;
  /** Public VAPID key. */
  pushKey: string;
  hasMail: boolean;
  innerHooks: boolean;
}

const MAX_CHANNELS = 12;
/** Maximum number of confirmation e-mails per day to one address, and by one person or network. */
const [MAX_PER_ADDRESS, MAX_PER_SENDER] = [3, 20];
const DAY_MS = 86_400_000;

export function openChannels({ db, counts, now, pushKey, hasMail, innerHooks }: ChannelsOptions): Channels {
  const { sql, read, write } = db;

  async function mine(person: string): Promise<MyChannels> {
    const rows = await read(
      sql.selectFrom('ways').selectAll().where('person', '=', person).orderBy('kind').orderBy('created').compile(),
    );
    const ways = rows.map(
      ({ id, kind, address, confirmed }): MyChannel => ({
        id,
        kind,
        // A device's push endpoint is secret, so only its host is shown.
        address: kind === 'push' ? new URL(address).host : address,
        confirmed: confirmed === 1,
      }),
    );
    return { pushKey, hasMail, ways };
  }

  /** Limits confirmation e-mails per address and per sender, even if the channel is removed and added again. */
  async function mayAsk(address: string, senders: readonly string[]): Promise<CompiledQuery> {
    const asked = await read(
      sql
        .selectFrom('mail_asked')
        .select('id')
        .where('address', '=', hashToken(address))
        .where('created', '>', now() - DAY_MS)
        .compile(),
    );
    if (asked.length >= MAX_PER_ADDRESS) {
      throw requestError(
        'rate',
        'We already sent confirmation e-mails to that address today. Check its inbox and spam folder.',
      );
    }
    for (const sender of senders) {
      if ((await counts.count(`mail:${sender}`, DAY_MS)).current > MAX_PER_SENDER) {
        throw requestError('rate', 'You requested too many confirmation e-mails today. Try again tomorrow.');
      }
    }
    return sql
      .insertInto('mail_asked')
      .values({ id: secret(), address: hashToken(address), created: now() })
      .compile();
  }

  function checked(channel: NewChannel): { address: string; secret: string } {
    if (channel.kind === 'mail') {
      if (!hasMail)
        throw requestError('bad-way', 'This server does not send e-mail. Add another kind of notification.');
      return { address: channel.address.trim().toLowerCase(), secret: '' };
    }
    const fault = urlError(channel.address, innerHooks);
    if (fault !== null) throw requestError('bad-way', fault);
    return { address: channel.address, secret: channel.kind === 'push' ? JSON.stringify(channel.keys) : '' };
  }

  return {
    mine,
    async add(person, channel, source) {
      const { address, secret: keys } = checked(channel);
      const { ways } = await mine(person);
      if (ways.length >= MAX_CHANNELS)
        throw requestError('bad-way', `You have ${MAX_CHANNELS} notification channels. Remove one first.`);
      const token = secret();
      const id = secret();
      const confirmed = channel.kind === 'mail' ? 0 : 1;
      const row = { id, person, kind: channel.kind, address, confirmed, created: now() };
      const queries: CompiledQuery<unknown>[] = [
        sql
          .insertInto('ways')
          .values({ ...row, secret: channel.kind === 'mail' ? hashToken(token) : keys })
          .compile(),
      ];
      if (channel.kind === 'mail') {
        queries.push(await mayAsk(address, [person, source]));
        const asking: NotificationContent = { kind: 'confirm', game: '', others: [], match: null, token };
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
        // The channel already exists. A device may have new keys.
        if (!(error instanceof UniqueViolation)) throw error;
        if (channel.kind === 'push') {
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
      if (found.length === 0)
        throw requestError('bad-way', 'This link has expired. Add your e-mail address again to get a new one.');
    },
    async stop(id) {
      await write(sql.deleteFrom('ways').where('id', '=', id).compile());
    },
  };
}
