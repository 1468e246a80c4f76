import { z } from 'zod';
import { seat } from './schemas.ts';

// What players do about each other, and what the operator does about them.

/**
 * `POST /api/matches/:id/shuns`: from now on one hears nothing of who sits there, or wants nothing to do with him; without
 * a seat, of who watches too and has said something at that time.
 */
export const shun = z.strictObject({
  seat: seat.nullable(),
  as: z.enum(['mute', 'block']).nullable(),
  at: z.number().int().min(0).optional(),
});

/** What somebody may be reported for. */
export const REPORT_REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const;

/**
 * `POST /api/matches/:id/reports`: `at` is when the line was said that the report is about, if it is about one; without
 * a seat it is one of somebody who watches.
 */
export const newReport = z.strictObject({
  seat: seat.nullable(),
  reason: z.enum(REPORT_REASONS),
  words: z.string().trim().max(400).optional(),
  at: z.number().int().min(0).optional(),
});

/** `POST /api/admin/people/:id/ban`: for so many days, or for ever. */
export const newBan = z.strictObject({
  days: z.number().int().min(1).max(3650).nullable(),
  why: z.string().trim().min(1).max(200),
});

/** `GET /api/admin/people`, `GET /api/admin/tables`: those that go by this, or the newest. */
export const adminSearch = z.object({ find: z.string().trim().max(64).optional() });

export type ShunKind = NonNullable<z.output<typeof shun>['as']>;
export type Shun = z.output<typeof shun>;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type NewReport = z.output<typeof newReport>;
export type NewBan = z.output<typeof newBan>;

/** Somebody whose talk one does not hear, or with whom one wants nothing to do. */
export interface Shunned {
  person: string;
  name: string;
  as: ShunKind;
}

/** A seat of a table at which such a person sits; without one, the name under which he talks to others who watch. */
export interface ShunnedSeat {
  seat: number | null;
  name?: string;
  as: ShunKind;
}

/** A line of talk as the operator reads it. */
export interface AdminLine {
  /** Who said it, by the name his seat has. */
  name: string;
  channel: string;
  text: string;
  at: number;
  /** The one that was reported. */
  reported: boolean;
}

export interface AdminReport {
  id: string;
  match: string;
  game: string | null;
  /** Who was reported, under which name; the id is null where nobody known sat there. */
  person: string | null;
  name: string;
  /** Who reported him; null for somebody who was forgotten since. */
  reporter: string | null;
  reason: ReportReason;
  words: string;
  created: number;
  settled: number | null;
  /** Whether he is banned now. */
  banned: boolean;
  talk: AdminLine[];
}

/** A ban; `until` is null where it is for ever. */
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
  /** How many entries its record has. */
  entries: number;
  people: string[];
}

/** How the server stands. */
export interface AdminState {
  healthy: boolean;
  since: number;
  /** Of this node: open lines and matches in memory. */
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
