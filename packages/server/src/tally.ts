import type { FastifyBaseLogger } from 'fastify';
import { type Every, every } from './every.ts';

/** What was refused since the operator was last told, by code. */
export interface Tally {
  count(code: string): void;
  /** Tells what is left to tell, and ends. */
  close(): void;
}

const MINUTE = 60_000;

/** One line a minute, however much is refused: a line for each refusal would let anyone fill the disk. */
export function openTally(log: FastifyBaseLogger, tick: Every = every, also: (code: string) => void = () => {}): Tally {
  let counts = new Map<string, number>();
  const tell = () => {
    if (counts.size > 0) log.info({ refused: Object.fromEntries(counts) }, 'refused');
    counts = new Map();
  };
  const stop = tick(MINUTE, tell);
  return {
    count(code) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      also(code);
    },
    close() {
      stop();
      tell();
    },
  };
}
