import { openPoller, type Poller, type PollerContext } from '../poller.ts';
import type { SqlDatabase } from '../store/database.ts';

/** How often to look for due matches. */
const LOOK_MS = 5000;
/** Maximum number of matches handled at a time, and delay before the next round if more are due. */
const MAX_BUSY = 50;
const NEXT_MS = 100;
/** Delay before a failed match is tried again. */
const LATER_MS = 600_000;

export interface SchedulerOptions extends PollerContext {
  db: SqlDatabase;
  /** Handles everything that is due in a match. */
  tend(match: string): Promise<void>;
}

/**
 * Handles matches without connected devices: timeouts, bot moves and notifications. The schedule is kept in the store,
 * so it survives a restart, and another node takes over if this one dies. It is harmless if two nodes handle the same
 * match, because each match has its own lease and its entries are numbered.
 */
export function openScheduler({ db, tend, ...context }: SchedulerOptions): Poller {
  const { sql, read } = db;
  const { clock, fault } = context;
  const busy = new Set<string>();
  /** Failed matches and when to retry them; they do not count towards `MAX_BUSY`. */
  const failed = new Map<string, number>();
  /** Whether more matches were due than could be started. */
  let isBehind = false;
  const now = () => clock.steady?.() ?? clock.now();

  function handle(match: string): void {
    busy.add(match);
    void tend(match)
      .catch((error) => {
        failed.set(match, now() + LATER_MS);
        if (!poller.closed) fault(error, match);
      })
      .then(() => {
        busy.delete(match);
        if (isBehind) poller.wake(NEXT_MS);
      });
  }

  async function round(): Promise<void> {
    for (const [match, until] of failed) if (until <= now()) failed.delete(match);
    const rows = await read(
      sql
        .selectFrom('due')
        .select('match')
        .where('at', '<=', now())
        .orderBy('at')
        .limit(MAX_BUSY + 1 + busy.size + failed.size)
        .compile(),
    );
    const due = rows.filter(({ match }) => !busy.has(match) && !failed.has(match));
    const room = MAX_BUSY - busy.size;
    isBehind = due.length > room;
    for (const { match } of due.slice(0, room)) handle(match);
    if (isBehind && busy.size < MAX_BUSY) poller.wake(NEXT_MS);
  }

  const poller = openPoller('due', LOOK_MS, context, round);
  return poller;
}
