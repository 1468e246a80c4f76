import type { Rate } from './bucket.ts';
import type { UnreadLimits } from './ws/unread.ts';

/**
 * How much a client may do. Addresses of one IPv6 network (/64) count as one; what a person does whom the server knows
 * counts for that person too, wherever it comes from. With Redis all nodes count together.
 */
export interface Limits {
  /** Messages of one line. */
  messages: Rate;
  /** Lines that one address may have open at a time, at one node. */
  lines: number;
  /** Lines of all addresses at one node. */
  allLines: number;
  /** Bytes that were sent and not taken yet; beyond, lines are cut. */
  unread: UnreadLimits;
  /** From one address in a minute: */
  /** requests of any kind, */
  requests: number;
  /** matches created, tables opened and seats claimed, */
  matches: number;
  /** tables moved here from a device: their records are played through, */
  moved: number;
  /** things done at tables that gather, */
  deeds: number;
  /** guests welcomed, sign-ins tried and accounts changed, */
  entries: number;
  /** lines opened, */
  connects: number;
  /** tables joined, */
  joins: number;
  /** things said, taken back or looked back at, standing orders changed and eyes lent, */
  talk: number;
  /** the same things at one table, by all who are there, */
  tableTalk: number;
  /** and refusals on its lines; with more, the line is cut. */
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
  deeds: 240,
  // A club sits down behind one address at once.
  entries: 40,
  connects: 300,
  joins: 120,
  talk: 240,
  tableTalk: 1200,
  refusals: 300,
};

export const MINUTE = 60_000;

/** As the rate limiter is told. */
export const perMinute = (max: number) => ({ max, timeWindow: MINUTE });
