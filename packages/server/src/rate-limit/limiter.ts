import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import type { RateCounters } from './counters.ts';

/** Separator between the keys of a request. It does not occur in addresses or ids. */
const AND = ' ';

/** The keys of a request: its address and, if signed in, the person. */
export const keysOf = (request: FastifyRequest): string => {
  const address = addressOf(request);
  return request.visitor ? `${address}${AND}person:${request.visitor.me.id}` : address;
};

/** A store for the rate limiter, with separate counters per kind of limit and key. */
export function storeOver(counts: RateCounters): FastifyRateLimitStoreCtor {
  let kinds = 0;
  class Limiter {
    // Every node adds its routes in the same order, so a kind has the same name everywhere.
    readonly #kind: string;
    constructor({ max = 0 }: { max?: unknown } = {}) {
      this.#kind = `${kinds++}.${max}`;
    }
    incr(key: string, done: (error: Error | null, found?: { current: number; ttl: number }) => void, window?: number) {
      const all = key.split(AND).map((one) => counts.count(`${this.#kind}:${one}`, window ?? 60_000));
      Promise.all(all).then(
        (found) =>
          done(
            null,
            found.reduce((worst, one) => (one.current > worst.current ? one : worst)),
          ),
        done,
      );
    }
    child(options: { max?: unknown }) {
      return new Limiter(options);
    }
  }
  return Limiter as unknown as FastifyRateLimitStoreCtor;
}
