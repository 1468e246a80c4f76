import { type HostClock, type Leases, promptsIn } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';
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

export interface OutboxOptions {
  db: SqlDatabase;
  clock: HostClock;
  /** With several nodes, only one of them sends. */
  leases?: Leases;
  sender: Sender;
  nameOf(game: string): string;
  /** Counts deliveries by channel and outcome. */
  onOutcome(way: string, outcome: Outcome['is']): void;
  fault(error: unknown, about: string): void;
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
export function openOutbox(options: OutboxOptions) {
  const { db, clock, leases, sender, fault } = options;
  const { sql, read, write } = db;
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  let waiting = 0;
  let pruned = 0;
  /** Sent notifications whose state could not be saved. It is saved later, and they are not sent again. */
  const delivered = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  const giveUp = leases?.want('notices', (now) => {
    leads = now;
  });
  const now = () => clock.steady?.() ?? clock.now();

  /** Turns calls into notifications. */
  async function createNotifications(): Promise<void> {
    const calls = await read(
      sql
        .selectFrom('calls as c')
        .leftJoin('matches as m', 'm.id', 'c.match')
        .leftJoin('due as d', 'd.match', 'c.match')
        .leftJoin('gatherings as g', 'g.id', 'c.match')
        .select(['c.person', 'c.match', 'c.seq', 'c.kind', 'm.game', 'g.game as gathers', 'g.body', 'd.state'])
        .where('c.told', '=', 0)
        .orderBy('c.created')
        .limit(BATCH_SIZE)
        .compile(),
    );
    for (const { game, gathers, body, state, ...call } of calls) {
      const [ways, seats] = await Promise.all([
        read(
          sql.selectFrom('ways').select('id').where('person', '=', call.person).where('confirmed', '=', 1).compile(),
        ),
        read(
          sql
            .selectFrom('seats')
            .select(['seat', 'name', 'person'])
            .where('match', '=', call.match)
            .where('kind', '=', 'human')
            .orderBy('seat')
            .compile(),
        ),
      ]);
      const seated = seats.flatMap((seat) => (seat.person === call.person ? [] : [seat.name]));
      // Before the game starts, only the host is known.
      const host = body === null ? [] : [(JSON.parse(body) as { host: { name: string } }).host.name];
      const others = [...new Set(seated.length > 0 ? seated : host)];
      // The current question, if the game is still waiting for the player.
      const own = seats.flatMap(({ seat, person }) => (person === call.person ? [seat] : []));
      const due = call.kind === 'turn' && state !== null ? JSON.parse(state) : null;
      const asks = due === null ? [] : own.flatMap((seat) => promptsIn(due, seat) ?? []);
      const notice: NotificationContent = {
        kind: call.kind as NotificationContent['kind'],
        game: options.nameOf(game ?? gathers ?? ''),
        others,
        match: call.match,
        asks: asks[0] ?? null,
      };
      const rows = ways.map(({ id }) => ({
        id: `${id}/${call.match}/${call.seq}/${call.kind}`,
        way: id,
        person: call.person,
        match: call.match,
        body: JSON.stringify(notice),
        created: now(),
        at: now(),
        tries: 0,
        sent: null,
        fault: null,
      }));
      await write(
        sql
          .updateTable('calls')
          .set({ told: 1 })
          .where('person', '=', call.person)
          .where('match', '=', call.match)
          .where('seq', '=', call.seq)
          .where('kind', '=', call.kind)
          .compile(),
        ...(rows.length > 0
          ? [
              sql
                .insertInto('notices')
                .values(rows)
                .onConflict((at) => at.column('id').doNothing())
                .compile(),
            ]
          : []),
      );
    }
  }

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
    options.onOutcome(kind, outcome.is);
    if (outcome.is === 'sent') await markSent(now());
    else if (outcome.is === 'later' && tries + 1 < TRIES) {
      await write(sql.updateTable('notices').set({ fault: outcome.why }).where('id', '=', id).compile());
    } else {
      await done({ at: null, fault: outcome.why });
      if (outcome.is === 'gone') await write(sql.deleteFrom('ways').where('id', '=', way).compile());
    }
  }

  async function round(): Promise<void> {
    if (!leads || closed) return;
    await createNotifications();
    await Promise.all((await dueNow()).map(sendOne));
    if (now() - pruned > PRUNE_MS) await prune();
    waiting = (await state()).waiting;
  }

  async function prune(): Promise<void> {
    pruned = now();
    const old = pruned - KEPT_MS;
    await write(
      sql.deleteFrom('notices').where('at', 'is', null).where('created', '<', old).compile(),
      sql.deleteFrom('calls').where('told', '=', 1).where('created', '<', old).compile(),
    );
  }

  async function state(): Promise<OutboxState> {
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

  function plan(): void {
    if (closed) return;
    cancel = clock.after(LOOK_MS, () => {
      running = round()
        .catch((error) => {
          if (!closed) fault(error, 'notices');
        })
        .then(plan);
    });
  }
  plan();

  return {
    state,
    get waiting() {
      return waiting;
    },
    async close() {
      closed = true;
      cancel();
      giveUp?.();
      await running;
      sender.close();
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
