import { type Entry, IllegalAction, refuse } from '@orrery/kernel';
import { type CancelRequest, type ClockSetting, cancelLapse } from '@orrery/protocol';
import type { BotTakeovers } from './bot-takeover.ts';
import { openEntryReader } from './entry-reader.ts';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';

/** Maximum number of requests of one seat in a match. */
const MAX_REQUESTS = 8;

/**
 * Requests to cancel the game, which ends without a result once all people in it have agreed. Requests and answers are
 * entries of the record, so they hold on every node and after a restart.
 */
export interface CancelRequests {
  /** The open request, or null. */
  readonly request: CancelRequest | null;
  /** Proposes or agrees for all seats of a player, or declines. */
  cancel(seat: number, want: boolean): Promise<void>;
}

interface CancelContext {
  journal: Journal;
  clock: ClockSetting | null;
  takeovers: BotTakeovers;
  /** Milliseconds since 1970. */
  now(): number;
}

export function openCancelRequests({ journal, clock, takeovers, now }: CancelContext): CancelRequests {
  const lapse = cancelLapse(clock);
  let open: { seat: number; at: number; agreed: number[] } | null = null;
  /** Number of requests of each seat, and time of the newest. */
  const made = new Map<number, { count: number; at: number }>();

  function reset(): void {
    open = null;
    made.clear();
  }

  function read(entry: Entry): void {
    if (entry.kind !== 'cancel') return;
    const { seat, want, at } = entry;
    if (!want) open = null;
    else if (open && at - open.at < lapse) open.agreed.push(seat);
    else {
      open = { seat, at, agreed: [seat] };
      made.set(seat, { count: (made.get(seat)?.count ?? 0) + 1, at });
    }
  }

  const readOn = openEntryReader(journal, reset, read);
  const tokenOf = (seat: number) => journal.holders[seat]?.token ?? null;

  /** Seats of people who have not agreed. */
  function others(agreed: readonly number[]): number[] {
    const tokens = new Set(agreed.map(tokenOf));
    return takeovers.people().filter((seat) => !tokens.has(tokenOf(seat)));
  }

  function current() {
    readOn();
    return open && !journal.table.state.result && now() - open.at < lapse ? open : null;
  }

  function checkRate(seat: number): void {
    const { count = 0, at = 0 } = made.get(seat) ?? {};
    if (count >= MAX_REQUESTS || (count > 0 && now() - at < lapse)) {
      throw requestError('rate', 'You have asked to cancel this game already. Wait before you ask again.');
    }
  }

  /** The entry that a request leads to; null if it is a repeat. */
  function decide(seat: number, want: boolean): Entry | null {
    const { state } = journal.table;
    if (state.result) throw requestError('over');
    if (state.out[seat] !== false) throw new IllegalAction(refuse('no-seat'));
    const asked = current();
    const at = now();
    if (!want) {
      if (!asked) throw requestError('stale');
      return { kind: 'cancel', seat, want, at };
    }
    if (asked && !others(asked.agreed).includes(seat)) return null;
    if (others([...(asked?.agreed ?? []), seat]).length === 0) return { kind: 'abandon', seat, why: 'agreed' };
    if (!asked) checkRate(seat);
    return { kind: 'cancel', seat, want, at };
  }

  return {
    get request() {
      const asked = current();
      return asked && { seat: asked.seat, open: others(asked.agreed), left: asked.at + lapse - now() };
    },
    async cancel(seat, want) {
      if (decide(seat, want) === null) return;
      await journal.commit(() => {
        const entry = decide(seat, want);
        if (entry === null) throw requestError('stale');
        return entry;
      });
    },
  };
}
