import type { HostClock, Leases } from '@orrery/host';

/** The shared table of leases. */
export interface LeaseStore {
  /** Takes or renews leases for that many milliseconds; returns those that no other node holds. */
  lease(names: readonly string[], holder: string, ms: number): Promise<string[]>;
  release(names: readonly string[], holder: string): Promise<void>;
}

/** A lease expires, so that another node takes over from a dead one. */
const LEASE_MS = 10_000;
const RENEW_MS = 3000;
/**
 * How long after its request a node may rely on a lease: less than the lease lasts. A timer ends it, so that a hanging
 * database does not keep a node leading.
 */
const SURE_MS = LEASE_MS - RENEW_MS;

interface Wish {
  told(leads: boolean): void;
  /** Until when this node may rely on the lease; 0 without one. */
  until: number;
  /** Cancels the timer that ends it. */
  forget(): void;
}

/** The leases of one node. `onFault` receives database errors. */
export function openLeases(
  db: LeaseStore,
  holder: string,
  clock: HostClock,
  onFault: (error: unknown) => void,
): Leases & { close(): Promise<void> } {
  const wishes = new Map<string, Wish>();
  let planned: (() => void) | null = null;
  let busy = false;
  let closed = false;

  const now = () => clock.steady?.() ?? clock.now();

  /** An answer that arrives too late grants nothing. */
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
      const held = new Set(await db.lease([...asked.keys()], holder, LEASE_MS));
      for (const [name, wish] of asked) {
        if (wishes.get(name) === wish) set(wish, held.has(name) ? began + SURE_MS : 0);
        // It was given up while the request was pending.
        else if (held.has(name) && !wishes.has(name)) await db.release([name], holder);
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
        if (wish.until > 0) db.release([match], holder).catch(onFault);
      };
    },
    async close() {
      closed = true;
      planned?.();
      for (const wish of wishes.values()) wish.forget();
      const held = [...wishes].flatMap(([name, { until }]) => (until > 0 ? [name] : []));
      wishes.clear();
      if (held.length > 0) await db.release(held, holder).catch(onFault);
    },
  };
}
