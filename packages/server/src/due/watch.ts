import type { HostClock, Leases } from '@orrery/host';
import type { Book } from '../store/book.ts';

/** So often somebody looks which matches are due. */
const LOOK_MS = 5000;
/** So many are looked after at a time; when one of them is done and more are due, the next follows after so long. */
const MOST = 50;
const NEXT_MS = 100;
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
  /** Until when each is left alone that could not be looked after; these take no other's place. */
  const failed = new Map<string, number>();
  /** More were due than could be taken on. */
  let isBehind = false;
  let leads = leases === undefined;
  let closed = false;
  let cancel = () => {};
  const giveUp = leases?.want('due', (now) => {
    leads = now;
  });

  const now = () => clock.steady?.() ?? clock.now();

  function look(match: string): void {
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
        .limit(MOST + 1 + busy.size + failed.size)
        .compile(),
    );
    const due = rows.filter(({ match }) => !busy.has(match) && !failed.has(match));
    const room = MOST - busy.size;
    isBehind = due.length > room;
    for (const { match } of due.slice(0, room)) look(match);
  }

  /** The round that is planned, if it is not due sooner already. */
  let planned = Number.POSITIVE_INFINITY;
  function plan(ms: number): void {
    const at = now() + ms;
    if (closed || at >= planned) return;
    cancel();
    planned = at;
    cancel = clock.after(ms, () => {
      // While this round reads, no other begins.
      planned = Number.NEGATIVE_INFINITY;
      void round()
        .catch((error) => fault(error, 'due'))
        .then(() => {
          planned = Number.POSITIVE_INFINITY;
          plan(isBehind && busy.size < MOST ? NEXT_MS : LOOK_MS);
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
