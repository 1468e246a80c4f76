import type { HostClock, Leases } from '@orrery/host';

/** Where it is written down, for all nodes to see, who leads what until when. */
export interface LeaseBook {
  /** Takes or renews leases for so many milliseconds; those that are held by nobody else come back. */
  lease(names: readonly string[], holder: string, ms: number): Promise<string[]>;
  release(names: readonly string[], holder: string): Promise<void>;
}

/** A lease ends by itself, so that another node takes over from one that died. */
const LEASE_MS = 10_000;
const RENEW_MS = 3000;
/**
 * So long after it asked a node may be sure that it still leads: the lease began later than that, and ends later. Then it
 * stops by a timer of its own, whatever has become of its asking: an answer that hangs must not keep it leading.
 */
const SURE_MS = LEASE_MS - RENEW_MS;

interface Wish {
  told(leads: boolean): void;
  /** Until when this node may believe that it leads; 0 where it does not. */
  until: number;
  /** Calls off the timer that ends that belief. */
  forget(): void;
}

/** The leases of one node. `onFault` hears why the book could not be reached. */
export function openLeases(
  book: LeaseBook,
  holder: string,
  clock: HostClock,
  onFault: (error: unknown) => void,
): Leases & { close(): Promise<void> } {
  const wishes = new Map<string, Wish>();
  let planned: (() => void) | null = null;
  let busy = false;
  let closed = false;

  const now = () => clock.steady?.() ?? clock.now();

  /** An answer that came too late to be sure of gives no lead. */
  function set(wish: Wish, end: number): void {
    const until = end > now() ? end : 0;
    const before = wish.until > 0;
    wish.until = until;
    wish.forget();
    wish.forget = until > 0 ? clock.after(until - now(), () => set(wish, 0)) : () => {};
    if (before !== until > 0) wish.told(until > 0);
  }

  async function look(): Promise<void> {
    planned = null;
    busy = true;
    const asked = new Map(wishes);
    const began = now();
    try {
      const held = new Set(await book.lease([...asked.keys()], holder, LEASE_MS));
      for (const [name, wish] of asked) {
        if (wishes.get(name) === wish) set(wish, held.has(name) ? began + SURE_MS : 0);
        // It was given back while it was being taken.
        else if (held.has(name) && !wishes.has(name)) await book.release([name], holder);
      }
    } catch (error) {
      onFault(error);
    }
    busy = false;
    const waits = [...wishes].some(([name, wish]) => asked.get(name) !== wish);
    if (wishes.size > 0) plan(waits ? 0 : RENEW_MS);
  }

  function plan(ms: number): void {
    if (closed || busy) return;
    planned?.();
    planned = clock.after(ms, () => void look());
  }

  return {
    want(match, told) {
      const wish: Wish = { told, until: 0, forget: () => {} };
      wishes.set(match, wish);
      plan(0);
      return () => {
        if (wishes.get(match) !== wish) return;
        wishes.delete(match);
        wish.forget();
        if (wish.until > 0) book.release([match], holder).catch(onFault);
      };
    },
    async close() {
      closed = true;
      planned?.();
      for (const wish of wishes.values()) wish.forget();
      const held = [...wishes].flatMap(([name, { until }]) => (until > 0 ? [name] : []));
      wishes.clear();
      if (held.length > 0) await book.release(held, holder).catch(onFault);
    },
  };
}
