import type { HostClock, Leases } from '@orrery/host';
import type { Book } from '../store/book.ts';

/** So often somebody looks which matches are due. */
const LOOK_MS = 5000;
/** So many are looked after at a time. */
const MOST = 50;
/** A match that could not be looked after is left alone for so long. */
const LATER_MS = 600_000;

export interface DueOptions {
  book: Book;
  clock: HostClock;
  /** Where many nodes share the store, one of them watches. */
  leases?: Leases;
  /** Does what is due at a match. */
  tend(match: string): Promise<void>;
  fault(error: unknown, about: string): void;
}

/**
 * Looks after matches that nobody is at: time that is up, bots that are asked, people who are to be called. What is due
 * when is in the store, so it is done after a restart too, and by another node if the one that watches dies. Two that
 * look at the same match do no harm: a match has a lease of its own, and its entries are numbered.
 */
export function openDueWatch({ book, clock, leases, tend, fault }: DueOptions): { close(): void } {
  const { sql, read } = book;
  /** Until when each is left alone: while somebody looks after it, or for a while after that has failed. */
  const busy = new Map<string, number>();
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  const giveUp = leases?.want('due', (now) => {
    leads = now;
  });

  const now = () => clock.steady?.() ?? clock.now();

  function look(match: string): void {
    busy.set(match, Number.POSITIVE_INFINITY);
    void tend(match).then(
      () => busy.delete(match),
      (error) => {
        busy.set(match, now() + LATER_MS);
        if (!closed) fault(error, match);
      },
    );
  }

  async function round(): Promise<void> {
    if (!leads || closed) return;
    for (const [match, until] of busy) if (until <= now()) busy.delete(match);
    const rows = await read(
      sql
        .selectFrom('due')
        .select('match')
        .where('at', '<=', now())
        .orderBy('at')
        .limit(MOST + busy.size)
        .compile(),
    );
    for (const { match } of rows) if (!busy.has(match) && busy.size < MOST) look(match);
  }

  function plan(): void {
    if (closed) return;
    cancel = clock.after(LOOK_MS, () => {
      void round()
        .catch((error) => fault(error, 'due'))
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
