import type { SendBufferLimits } from '../ws/send-buffers.ts';
import type { Rate } from './token-bucket.ts';

/**
 * Limits per client. All addresses of an IPv6 network (/64) count as one. Requests of a signed-in person also count
 * towards that person's limit, from any address. With Redis, all nodes count together.
 */
export interface Limits {
  /** Messages per connection. */
  messages: Rate;
  /** Open connections per address on one node. */
  lines: number;
  /** Open connections on one node. */
  allLines: number;
  /** Bytes that wait in memory to be sent; connections above the limit are closed. */
  unread: SendBufferLimits;
  /** Requests without their own limit, per minute and address. The limits below are also per minute and address. */
  requests: number;
  /** Matches and tables created, and seats claimed or changed. */
  matches: number;
  /** Games imported from devices, which have to be replayed. */
  moved: number;
  /** Actions at lobby tables, blocks, reports and results of puzzles. */
  tableActions: number;
  /** Guests created, sign-ins, and changes to accounts, passkeys, notification channels and vacations. */
  entries: number;
  /** Connections opened. */
  connects: number;
  /** Tables joined. */
  joins: number;
  /** Chat messages, undos, recaps, earlier pages, hints, standing orders and view sharing. */
  talk: number;
  /** Like `talk`, but for everyone at one table together instead of one address. */
  tableTalk: number;
  /** Rejected messages. Above the limit, the connection is closed. */
  refusals: number;
}

const MB = 1024 * 1024;

export const LIMITS: Limits = {
  messages: { burst: 200, perSecond: 50 },
  lines: 250,
  allLines: 20_000,
  unread: { line: MB, address: 16 * MB, process: 256 * MB },
  requests: 600,
  matches: 60,
  moved: 6,
  tableActions: 240,
  // All members of a club may connect from one address at once.
  entries: 40,
  connects: 300,
  joins: 120,
  talk: 240,
  tableTalk: 1200,
  refusals: 300,
};

export const MINUTE = 60_000;

/** Settings of the rate limiter. */
export const perMinute = (max: number) => ({ max, timeWindow: MINUTE });
