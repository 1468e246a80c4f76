import { Redis, type Result } from 'ioredis';
import { openLocalRateCounters, type RateCounters, type RateWindow } from './counters.ts';

export interface RedisRateOptions {
  /** redis://user:password@host:port/number */
  url: string;
  /** Called when Redis fails or does not answer. */
  onError(error: unknown): void;
}

/** Timeout for Redis, after which the request is counted locally. */
const PATIENCE_MS = 250;
/** Time after a failure during which Redis is not used. */
const REST_MS = 1000;

/** Counts in one atomic step, so that every key expires. */
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
 * Counters shared by all nodes. While Redis is down, each node counts separately: clients can then use the full limit
 * on each node, but no request is rejected because Redis is down.
 */
export function openRedisRateCounters({ url, onError }: RedisRateOptions): RateCounters {
  const local = openLocalRateCounters();
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

  async function shared(key: string, windowMs: number): Promise<RateWindow> {
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
