import type { HostClock, Leases } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';

/** How often due matches are looked for. */
const LOOK_MS = 5000;
/** Matches handled at a time, and the delay before the next one when more are due. */
const MAX_BUSY = 50;
const NEXT_MS = 100;
/** Delay before a failed match is tried again. */
const LATER_MS = 600_000;

export interface SchedulerOptions {
  db: SqlDatabase;
  clock: HostClock;
  /** With several nodes, one of them runs the scheduler. */
  leases?: Leases;
  /** Runs everything that is due at a match. */
  tend(match: string): Promise<void>;
  fault(error: unknown, about: string): void;
}

/**
 * Handles matches without connected devices: timeouts, bot moves and notifications. The schedule is in the store, so it
 * survives a restart, and another node takes over if this one dies. Two nodes that handle the same match do no harm:
 * each match has its own lease, and its entries are numbered.
 */
export function openScheduler({ db, clock, leases, tend, fault }: SchedulerOptions): { close(): void } {
  const { sql, read } = db;
  const busy = new Set<string>();
  /** Failed matches and when to retry them; they take no slot. */
  const failed = new Map<string, number>();
  /** More were due than could be started. */
  let isBehind = false;
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  const giveUp = leases?.want('due', (now) => {
    leads = now;
  });

  const now = () => clock.steady?.() ?? clock.now();

  function handle(match: string): void {
    busy.add(match);
    void tend(match)
      .catch((error) => {
        failed.set(match, now() + LATER_MS);
        if (!closed) fault(error, match);
      })
      .then(() => {
        busy.delete(match);
        if (isBehind) plan(NEXT_MS);
      });
  }

  async function round(): Promise<void> {
    if (!leads || closed) return;
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
  }

  /** Plans the next round, unless one is planned sooner. */
  let planned = Number.POSITIVE_INFINITY;
  function plan(ms: number): void {
    const at = now() + ms;
    if (closed || at >= planned) return;
    cancel();
    planned = at;
    cancel = clock.after(ms, () => {
      // No other round starts while this one reads.
      planned = Number.NEGATIVE_INFINITY;
      void round()
        .catch((error) => fault(error, 'due'))
        .then(() => {
          planned = Number.POSITIVE_INFINITY;
          plan(isBehind && busy.size < MAX_BUSY ? NEXT_MS : LOOK_MS);
        });
    });
  }
  plan(LOOK_MS);

  return {
    close() {
      closed = true;
      cancel();
      giveUp?.();
    },
  };
}
