import type { FastifyBaseLogger } from 'fastify';
import { type Interval, interval } from './interval.ts';

/** Counts rejections by code since the last log line. */
export interface RefusalCounters {
  count(code: string): void;
  /** Logs the remaining counts and stops. */
  close(): void;
}

const MINUTE = 60_000;

/** Logs one line per minute, because a line per rejection would let anyone fill the disk. */
export function openRefusalCounters(
  log: FastifyBaseLogger,
  tick: Interval = interval,
  also: (code: string) => void = () => {},
): RefusalCounters {
  let counts = new Map<string, number>();
  const report = () => {
    if (counts.size > 0) log.info({ refused: Object.fromEntries(counts) }, 'rejected requests');
    counts = new Map();
  };
  const stop = tick(MINUTE, report);
  return {
    count(code) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      also(code);
    },
    close() {
      stop();
      report();
    },
  };
}
