import { Redis, type Result } from 'ioredis';
import { type Counted, type Counts, openLocalCounts } from './counts.ts';

export interface RedisCountsOptions {
  /** redis://user:password@host:port/number */
  url: string;
  /** Redis did not answer. */
  onError(error: unknown): void;
}

/** Nobody waits longer for Redis than this: his request is counted here instead. */
const PATIENCE_MS = 250;
/** For so long after it has failed Redis is not asked. */
const REST_MS = 1000;

/** One step, so that no key is left without an end. */
const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    orreryCount(key: string, windowMs: number): Result<[number, number], Context>;
  }
}

/**
 * The counts of all nodes together. While Redis is away each node counts for itself: whoever spreads over many nodes may
 * do as much at each of them, and nobody is refused for our fault.
 */
export function openRedisCounts({ url, onError }: RedisCountsOptions): Counts {
  const local = openLocalCounts();
  const redis = new Redis(url, {
    connectTimeout: 5000,
    commandTimeout: PATIENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(50 * times, 1000),
    scripts: { orreryCount: { lua: COUNT, numberOfKeys: 1 } },
  });
  redis.on('error', onError);
  let rests = 0;

  async function shared(key: string, windowMs: number): Promise<Counted> {
    const [current, ttl] = await redis.orreryCount(`orrery:count:${key}`, windowMs);
    return { current, ttl };
  }

  return {
    async count(key, windowMs) {
      if (redis.status !== 'ready' || performance.now() < rests) return local.count(key, windowMs);
      try {
        return await shared(key, windowMs);
      } catch (error) {
        rests = performance.now() + REST_MS;
        onError(error);
        return local.count(key, windowMs);
      }
    },
    async close() {
      redis.disconnect();
      await local.close();
    },
  };
}
