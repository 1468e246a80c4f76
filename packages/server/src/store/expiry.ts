import type { HostClock, Leases } from '@orrery/host';
import type { Book } from './book.ts';
import { removal } from './removal.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** What expires, and when. */
const UNUSED = {
  /** A table without a game, after its last visitor. */
  table: 30 * DAY,
  /** A match in which no move was ever made. */
  match: 90 * DAY,
  /** An uploaded game, after its last move. */
  upload: 180 * DAY,
  /** What is remembered of confirmation e-mails. */
  mail: DAY,
};
/** As much is deleted at a time: nothing else is written meanwhile. */
const BATCH = 100;

export interface ExpiryOptions {
  book: Book;
  clock: HostClock;
  /** Where many nodes share the store, one of them does this. */
  leases?: Leases;
  /** A table was deleted. */
  gone(id: string): void;
  fault(error: unknown, about: string): void;
}

/** Deletes what is not used any more, once an hour. Games that were played here are kept. */
export function openExpiry({ book, clock, leases, gone, fault }: ExpiryOptions): { close(): void } {
  const { sql, read, write } = book;
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  const giveUp = leases?.want('expiry', (now) => {
    leads = now;
  });

  /** An upload that was played on since we looked last is in use. */
  async function noteActive(): Promise<void> {
    const played = await read(
      sql
        .selectFrom('uploads as u')
        .innerJoin('snapshots as s', 's.match', 'u.match')
        .select(['u.match', 's.seq'])
        .whereRef('s.seq', '>', 'u.seq')
        .compile(),
    );
    const active = clock.now();
    for (const { match, seq } of played) {
      await write(sql.updateTable('uploads').set({ seq, active }).where('match', '=', match).compile());
    }
  }

  async function expired(): Promise<string[]> {
    const before = (ms: number) => clock.now() - ms;
    const uploads = sql
      .selectFrom('uploads')
      .select('match as id')
      .where('active', '<', before(UNUSED.upload))
      .limit(BATCH);
    const tables = sql
      .selectFrom('gatherings')
      .select('id')
      .where('stage', '!=', 'begun')
      .where('seen', '<', before(UNUSED.table))
      .limit(BATCH);
    const matches = sql
      .selectFrom('matches as m')
      .innerJoin('snapshots as s', 's.match', 'm.id')
      .select('m.id')
      .where('s.seq', '=', 0)
      .where('m.created', '<', before(UNUSED.match))
      .limit(BATCH);
    const found = await Promise.all([uploads, tables, matches].map((query) => read(query.compile())));
    return [...new Set(found.flat().map(({ id }) => id))];
  }

  async function round(): Promise<void> {
    if (!leads || closed) return;
    await noteActive();
    for (const id of await expired()) {
      if (closed) return;
      await write<unknown>(...removal(sql, id));
      gone(id);
    }
    await write(
      sql
        .deleteFrom('mail_asked')
        .where('created', '<', clock.now() - UNUSED.mail)
        .compile(),
    );
  }

  function plan(): void {
    if (closed) return;
    cancel = clock.after(HOUR, () => {
      void round()
        .catch((error) => {
          if (!closed) fault(error, 'expiry');
        })
        .then(plan);
    });
  }
  plan();

  return {
    close() {
      closed = true;
      cancel();
      giveUp?.();
    },
  };
}
