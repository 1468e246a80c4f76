import type { Rate } from './bucket.ts';

/** How much a client may do. Addresses of one IPv6 network (/64) count as one. */
export interface Limits {
  /** Messages of one line. */
  messages: Rate;
  /** Lines that one address may have open at a time. */
  lines: number;
  /** From one address in a minute: */
  /** requests of any kind, */
  requests: number;
  /** matches created, tables opened and seats claimed, */
  matches: number;
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
  /** and refusals on its lines; with more, the line is cut. */
  refusals: number;
}

export const LIMITS: Limits = {
  messages: { burst: 200, perSecond: 50 },
  lines: 250,
  requests: 600,
  matches: 60,
  deeds: 240,
  entries: 20,
  connects: 300,
  joins: 120,
  talk: 240,
  refusals: 300,
};

/** As the rate limiter is told. */
export const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
