import type { Inbox } from '../players/inbox.ts';
import { openPoller, type PollerContext } from '../poller.ts';
import type { SqlDatabase } from '../store/database.ts';
import { createNotifications } from './notification-calls.ts';
import type { Outcome, Sender } from './senders.ts';
import type { NotificationContent } from './text.ts';

const LOOK_MS = 5000;
const BATCH_SIZE = 50;
/**
 * Failed deliveries are retried after 30 seconds, 2 minutes, 8 minutes and so on, up to 6 hours, and given up after
 * `TRIES` attempts.
 */
const AGAIN_MS = 30_000;
const LONGEST_MS = 6 * 3600_000;
const TRIES = 9;
/** How long finished notifications are kept, to prevent duplicates and to show failures to the operator. */
const KEPT_MS = 30 * 86_400_000;
const PRUNE_MS = 3600_000;

export interface OutboxOptions extends PollerContext {
  db: SqlDatabase;
  sender: Sender;
  inbox: Pick<Inbox, 'adding' | 'announce'>;
  nameOf(game: string): string;
  /** Counts deliveries by channel and outcome. */
  onOutcome(way: string, outcome: Outcome['is']): void;
}

/** State of the outbox for the operator, without recipients or contents. */
export interface OutboxState {
  waiting: number;
  oldest: number | null;
  failed: { way: string; fault: string; tries: number; created: number }[];
}

/**
 * Sends notifications. A call says that a person is to be notified; it is saved in the same transaction as its cause.
 * Here it becomes one notification per channel of that person, which is then sent. Both steps can safely be repeated: a
 * notification's id names its cause, and the notification is marked as tried before it is sent.
 */
export function openOutbox({ db, sender, inbox, nameOf, onOutcome, ...context }: OutboxOptions) {
  const { sql, read, write } = db;
  const { clock } = context;
  let waiting = 0;
  let pruned = 0;
  /** Sent notifications whose state could not be saved. It is saved later, and they are not sent again. */
  const delivered = new Map<string, number>();
  const now = () => clock.steady?.() ?? clock.now();

  const dueNow = () =>
    read(
      sql
        .selectFrom('notices as n')
        .leftJoin('ways as w', 'w.id', 'n.way')
        .select(['n.id', 'n.body', 'n.tries', 'w.id as way', 'w.kind', 'w.address', 'w.secret'])
        .where('n.at', '<=', now())
        .orderBy('n.at')
        .limit(BATCH_SIZE)
        .compile(),
    );

  async function sendOne(row: Awaited<ReturnType<typeof dueNow>>[number]): Promise<void> {
    const { id, tries, way, kind, address, secret } = row;
    const done = (set: { at: null; sent?: number; fault?: string }) =>
      write(sql.updateTable('notices').set(set).where('id', '=', id).compile());
    const markSent = async (sent: number) => {
      delivered.set(id, sent);
      await done({ at: null, sent });
      delivered.delete(id);
    };
    const before = delivered.get(id);
    if (before !== undefined) return markSent(before);
    if (way === null || kind === null || address === null || secret === null) {
      await done({ at: null, fault: 'the channel was removed' });
      return;
    }
    // Marked before sending, so that other nodes see it as taken; after a crash, it is sent after the retry delay.
    const next = now() + Math.min(LONGEST_MS, AGAIN_MS * 4 ** tries);
    const [mine = []] = await write(
      sql
        .updateTable('notices')
        .set({ tries: tries + 1, at: next })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .returning('id')
        .compile(),
    );
    if (mine.length === 0) return;
    const outcome = await sender.send(
      { id: way, kind, address, secret },
      JSON.parse(row.body) as NotificationContent,
      id,
    );
    onOutcome(kind, outcome.is);
    if (outcome.is === 'sent') await markSent(now());
    else if (outcome.is === 'later' && tries + 1 < TRIES) {
      await write(sql.updateTable('notices').set({ fault: outcome.why }).where('id', '=', id).compile());
    } else {
      await done({ at: null, fault: outcome.why });
      if (outcome.is === 'gone') await write(sql.deleteFrom('ways').where('id', '=', way).compile());
    }
  }

  async function prune(): Promise<void> {
    pruned = now();
    const old = pruned - KEPT_MS;
    await write(
      sql.deleteFrom('notices').where('at', 'is', null).where('created', '<', old).compile(),
      sql.deleteFrom('calls').where('told', '=', 1).where('created', '<', old).compile(),
    );
  }

  const poller = openPoller('notices', LOOK_MS, context, async () => {
    await createNotifications(db, now, nameOf, inbox);
    await Promise.all((await dueNow()).map(sendOne));
    if (now() - pruned > PRUNE_MS) await prune();
    waiting = (await stateOf(db)).waiting;
  });

  return {
    state: () => stateOf(db),
    get waiting() {
      return waiting;
    },
    async close() {
      await poller.close();
      sender.close();
    },
  };
}

async function stateOf({ sql, read }: SqlDatabase): Promise<OutboxState> {
  const [count] = await read(
    sql
      .selectFrom('notices')
      .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created').as('oldest')])
      .where('at', 'is not', null)
      .compile(),
  );
  const failed = await read(
    sql
      .selectFrom('notices as n')
      .leftJoin('ways as w', 'w.id', 'n.way')
      .select(['w.kind as way', 'n.fault', 'n.tries', 'n.created'])
      .where('n.fault', 'is not', null)
      .where('n.sent', 'is', null)
      .orderBy('n.created', 'desc')
      .limit(BATCH_SIZE)
      .compile(),
  );
  return {
    waiting: Number(count?.waiting ?? 0),
    oldest: count?.oldest ?? null,
    failed: failed.map((row) => ({ ...row, way: row.way ?? 'gone', fault: row.fault ?? '' })),
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
