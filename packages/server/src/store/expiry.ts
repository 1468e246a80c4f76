import { REQUEST_MS } from '../players/friends.ts';
import { INBOX_MS } from '../players/inbox.ts';
import { openPoller, type Poller, type PollerContext } from '../poller.ts';
import type { SqlDatabase } from './database.ts';
import { removal } from './delete-match.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** Times after which unused data is deleted. */
const UNUSED = {
  /** A table that has not started, since its last visitor. */
  table: 30 * DAY,
  /** A match without moves. */
  match: 90 * DAY,
  /** An uploaded game, since its last move. */
  upload: 180 * DAY,
  /** Records of confirmation e-mails. */
  mail: DAY,
};
/** Number of rows deleted at a time; kept small because other writes wait meanwhile. */
const BATCH = 100;

export interface ExpiryOptions extends PollerContext {
  db: SqlDatabase;
  /** Called after a table was deleted. */
  gone(id: string): void;
}

/** Deletes unused and expired data once an hour. Games created on this server are kept once they have a move. */
export function openExpiry({ db, gone, ...context }: ExpiryOptions): Poller {
  const { sql, read, write } = db;
  const { clock } = context;

  /** Marks uploaded games that were played since the last check as active. */
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

  return openPoller('expiry', HOUR, context, async (isActive) => {
    await noteActive();
    for (const id of await expired()) {
      if (!isActive()) return;
      await write<unknown>(...removal(sql, id));
      gone(id);
    }
    await write(
      sql
        .deleteFrom('inbox')
        .where('created', '<', clock.now() - INBOX_MS)
        .compile(),
      sql.deleteFrom('recovery_links').where('until', '<', clock.now()).compile(),
      sql
        .deleteFrom('friends')
        .where('created', '<', clock.now() - REQUEST_MS)
        .where((or) =>
          or.or([or('state', '=', 'declined'), or.and([or('state', '=', 'asked'), or('withdrawn', '=', 1)])]),
        )
        .compile(),
      sql
        .deleteFrom('mail_asked')
        .where('created', '<', clock.now() - UNUSED.mail)
        .compile(),
    );
  });
}
