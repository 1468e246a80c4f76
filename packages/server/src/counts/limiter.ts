import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import type { Counts } from './counts.ts';

/** Between the names of those whom a request counts for; it is in no address and in no id. */
const AND = ' ';

/** Whom a request counts for: its address and, where the server knows who asks, that person as well. */
export const keysOf = (request: FastifyRequest): string => {
  const address = addressOf(request);
  return request.visitor ? `${address}${AND}person:${request.visitor.me.id}` : address;
};

/** A store for the rate limiter: every kind of thing is counted by itself, for all whom a request counts for. */
export function storeOver(counts: Counts): FastifyRateLimitStoreCtor {
  let kinds = 0;
  class Limiter {
    // Routes are added in one order at every node, so a kind has one name everywhere.
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
