import type { HostClock, Leases } from '@orrery/host';

/** The shared table of leases. */
export interface LeaseStore {
  /** Takes or renews leases for `ms` milliseconds; returns the names of the leases that `holder` now has. */
  lease(names: readonly string[], holder: string, ms: number): Promise<string[]>;
  release(names: readonly string[], holder: string): Promise<void>;
}

/** Leases expire, so that another node can take over from a dead one. */
const LEASE_MS = 10_000;
const RENEW_MS = 3000;
/**
 * How long after its request a node may rely on a lease; shorter than the lease itself. A timer enforces it, so that a
 * node does not keep leading while the database hangs.
 */
const SURE_MS = LEASE_MS - RENEW_MS;

interface LeaseRequest {
  onChange(leads: boolean): void;
  /** Time until which this node may rely on the lease; 0 if it does not hold it. */
  until: number;
  /** Cancels the timer that ends the lease. */
  forget(): void;
}

/** The leases of one node. `onFault` receives database errors. */
export function openLeases(
  db: LeaseStore,
  holder: string,
  clock: HostClock,
  onFault: (error: unknown) => void,
): Leases & { close(): Promise<void> } {
  const requests = new Map<string, LeaseRequest>();
  let planned: (() => void) | null = null;
  let busy = false;
  let closed = false;

  const now = () => clock.steady?.() ?? clock.now();

  /** Sets the end of a lease. A reply that arrives too late grants nothing. */
  function set(request: LeaseRequest, end: number): void {
    const until = end > now() ? end : 0;
    const before = request.until > 0;
    request.until = until;
    request.forget();
    request.forget = until > 0 ? clock.after(until - now(), () => set(request, 0)) : () => {};
    if (before !== until > 0) request.onChange(until > 0);
  }

  async function renew(): Promise<void> {
    planned = null;
    busy = true;
    const asked = new Map(requests);
    const began = now();
    try {
      const held = new Set(await db.lease([...asked.keys()], holder, LEASE_MS));
      for (const [name, request] of asked) {
        if (requests.get(name) === request) set(request, held.has(name) ? began + SURE_MS : 0);
        // The lease was given up while the request was pending.
        else if (held.has(name) && !requests.has(name)) await db.release([name], holder);
      }
    } catch (error) {
      onFault(error);
    }
    busy = false;
    const isPending = [...requests].some(([name, request]) => asked.get(name) !== request);
    if (requests.size > 0) plan(isPending ? 0 : RENEW_MS);
  }

  function plan(ms: number): void {
    if (closed || busy) return;
    planned?.();
    planned = clock.after(ms, () => void renew());
  }

  return {
    want(match, onChange) {
      const request: LeaseRequest = { onChange, until: 0, forget: () => {} };
      requests.set(match, request);
      plan(0);
      return () => {
        if (requests.get(match) !== request) return;
        requests.delete(match);
        request.forget();
        if (request.until > 0) db.release([match], holder).catch(onFault);
      };
    },
    async close() {
      closed = true;
      planned?.();
      for (const request of requests.values()) request.forget();
      const held = [...requests].flatMap(([name, { until }]) => (until > 0 ? [name] : []));
      requests.clear();
      if (held.length > 0) await db.release(held, holder).catch(onFault);
    },
  };
}
