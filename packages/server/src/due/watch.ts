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
  const busy = new Set<string>();
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  const giveUp = leases?.want('due', (now) => {
    leads = now;
  });

  const now = () => clock.steady?.() ?? clock.now();

  function look(match: string): void {
    busy.add(match);
    void tend(match).then(
      () => busy.delete(match),
      (error) => {
        if (!closed) fault(error, match);
        clock.after(LATER_MS, () => busy.delete(match));
      },
    );
  }

  async function round(): Promise<void> {
    if (!leads || closed) return;
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
