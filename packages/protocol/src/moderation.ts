import { z } from 'zod';
import { REPORT_REASONS } from './report-reasons.ts';
import { seat } from './schemas.ts';

export { REPORT_REASONS };

// Player moderation: mutes, blocks, reports, and the operator's actions.

/**
 * `POST /api/matches/:id/shuns`: mutes or blocks the player of a seat or, if `seat` is null, the spectator who wrote
 * the chat message of time `at`. If `as` is null, removes the mute or block.
 */
export const blockRequest = z.strictObject({
  seat: seat.nullable(),
  as: z.enum(['mute', 'block']).nullable(),
  at: z.number().int().min(0).optional(),
});

/**
 * `POST /api/matches/:id/reports`: `at` is the time of the reported chat message, if any. If `seat` is null, a
 * spectator is reported.
 */
export const newReport = z.strictObject({
  seat: seat.nullable(),
  reason: z.enum(REPORT_REASONS),
  words: z.string().trim().max(400).optional(),
  at: z.number().int().min(0).optional(),
});

/** `POST /api/admin/people/:id/ban`: bans for a number of days, or permanently if `days` is null. */
export const newBan = z.strictObject({
  days: z.number().int().min(1).max(3650).nullable(),
  why: z.string().trim().min(1).max(200),
});

/** `GET /api/admin/people`, `GET /api/admin/tables`: searches, or lists the newest if `find` is missing. */
export const adminSearch = z.object({ find: z.string().trim().max(64).optional() });

export type BlockKind = NonNullable<z.output<typeof blockRequest>['as']>;
export type BlockRequest = z.output<typeof blockRequest>;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type NewReport = z.output<typeof newReport>;
export type NewBan = z.output<typeof newBan>;

/** A chat message as shown to the operator. */
export interface AdminLine {
  /** Display name of the author. */
  name: string;
  channel: string;
  text: string;
  at: number;
  /** Whether this is the reported message. */
  reported: boolean;
}

export interface AdminReport {
  id: string;
  match: string;
  game: string | null;
  /** Id of the reported player, or null if not known, and their display name. */
  person: string | null;
  name: string;
  /** The reporter; null if their account was deleted. */
  reporter: string | null;
  reason: ReportReason;
  words: string;
  created: number;
  settled: number | null;
  /** Whether the player is banned now. */
  banned: boolean;
  talk: AdminLine[];
}

/** A ban; `until` is null for a permanent one. */
export interface Ban {
  until: number | null;
  why: string;
}

export interface AdminPerson {
  id: string;
  name: string;
  guest: boolean;
  operator: boolean;
  created: number;
  seen: number;
  matches: number;
  reports: number;
  ban: Ban | null;
}

export interface AdminTable {
  id: string;
  game: string;
  stage: 'gathering' | 'playing' | 'over';
  created: number;
  /** Number of entries in its record. */
  entries: number;
  people: string[];
}

/** State of the server. */
export interface AdminState {
  healthy: boolean;
  since: number;
  /** Open connections and loaded matches of this node. */
  lines: number;
  live: number;
  accounts: number;
  guests: number;
  matches: number;
  today: number;
  gathering: number;
  reports: number;
  bans: number;
  outbox: {
    waiting: number;
    oldest: number | null;
    failed: { way: string; fault: string; tries: number; created: number }[];
  };
}
