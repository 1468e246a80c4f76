import type { Json } from '@orrery/kernel';
import { z } from 'zod';
import type { ClockSetting, WatchSetting } from './schemas.ts';
import { clockSetting, name, options, seat, watchSetting } from './schemas.ts';

// A table before its game: people gather round it, and the match is set up when it starts. What a client may say of
// one, and what it is told.

const person = z.string().min(1).max(64);
const level = z.string().min(1).max(24);
const game = z.string().min(1).max(64);
/** One's own part of the dice's luck. */
const salt = z.string().min(1).max(64);

/** Who shall sit on a chair of a new table. `me` may occur several times: players round one screen. */
export const chairRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name, salt: salt.optional() }),
  z.strictObject({ kind: z.literal('bot'), level }),
  z.strictObject({ kind: z.literal('open') }),
]);

/** `POST /api/tables` */
export const openTable = z.strictObject({
  game,
  options: options.optional(),
  seats: z.array(chairRequest).min(1).max(16),
  clock: clockSetting.nullable().optional(),
  /** Whether players may ask for hints; they may where nothing is said. */
  hints: z.boolean().optional(),
  /** Who may watch; where nothing is said, everybody what lies open. */
  watch: watchSetting.optional(),
  /** Whether everybody finds it in the lobby; without it only who has the link comes. */
  listed: z.boolean().optional(),
});

/** `POST /api/tables/quick`: a seat at any table of a game with the usual options, or at a new one. */
export const quickMatch = z.strictObject({ game, seats: z.number().int().min(1).max(16), name, salt: salt.optional() });

/** `POST /api/tables/:id`: one thing done at a table that gathers. */
export const tableDeed = z.discriminatedUnion('do', [
  /** Without a seat: the one that is kept for you, or the first open one. */
  z.strictObject({ do: z.literal('sit'), seat: seat.optional(), name, salt: salt.optional() }),
  /** From one of your seats, or from all. */
  z.strictObject({ do: z.literal('stand'), seat: seat.optional() }),
  /** Asks somebody you have played with to come. */
  z.strictObject({ do: z.literal('invite'), person }),
  /** Says no to an invitation. */
  z.strictObject({ do: z.literal('decline') }),
  // The rest is for the host of the table.
  /** Keeps an empty seat for somebody, who is invited too. */
  z.strictObject({ do: z.literal('keep'), seat, person }),
  z.strictObject({ do: z.literal('bot'), seat, level }),
  /** Takes away a bot, or keeps a seat no longer. */
  z.strictObject({ do: z.literal('clear'), seat }),
  /** Sends somebody away, who cannot sit down here again. */
  z.strictObject({ do: z.literal('kick'), seat }),
  z.strictObject({ do: z.literal('list'), listed: z.boolean() }),
  /** Sets the match up; all seats must be taken. */
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('close') }),
]);

export type Pace = 'live' | 'days';

/** `GET /api/tables` */
export const tableFilter = z.object({
  game: game.optional(),
  seats: z.coerce.number().int().min(1).max(16).optional(),
  pace: z.enum(['live', 'days']).optional(),
  /** Those at which you sit or are invited, listed or not. */
  mine: z.literal('1').optional(),
});

/** A line to the server follows one table that gathers, or with null none. */
export const attend = z.strictObject({ do: z.literal('attend'), table: z.string().min(1).max(64).nullable() });

export type ChairRequest = z.output<typeof chairRequest>;
export type OpenTable = z.output<typeof openTable>;
export type QuickMatch = z.output<typeof quickMatch>;
export type TableDeed = z.output<typeof tableDeed>;
export type TableFilter = z.output<typeof tableFilter>;
export type Attend = z.output<typeof attend>;

/** One seat of a table that gathers, as everyone may know it. */
export interface GatheringSeat {
  kind: 'human' | 'bot' | 'open';
  name: string;
  level: string | null;
  /** For whom an open seat is kept; null where anybody may sit down. */
  kept: string | null;
  /** Here sits who may start. */
  host: boolean;
}

/** A table before its game, as one person sees it. */
export interface Gathering {
  /** Also the match's, once it has begun. */
  table: string;
  /** Rises with every change. */
  rev: number;
  stage: 'gathering' | 'begun' | 'closed';
  game: string;
  options: Json;
  clock: ClockSetting | null;
  hints: boolean;
  watch: WatchSetting;
  listed: boolean;
  pace: Pace;
  /** Begins by itself as soon as all seats are taken. */
  auto: boolean;
  host: string;
  seats: GatheringSeat[];
  /** The digest of the server's part of the dice's luck, which it cannot change any more. */
  promise: string;
  /** Who has been invited and has not come yet. */
  invited: string[];
  created: number;
  /** Your seats. */
  you: number[];
  hosting: boolean;
  /** Who has invited you; null where nobody has. */
  invitedBy: string | null;
  /** You were sent away. */
  removed: boolean;
  /** The table at which its people gather again after the game. */
  next: string | null;
}

/** Somebody you have played with. */
export interface Companion {
  person: string;
  name: string;
  matches: number;
  /** When the latest of them was made. */
  last: number;
}

/** What a line hears that attends a table; null where there is none. */
export interface GatheringNews {
  say: 'gathering';
  gathering: Gathering | null;
}

const HOURS = 3600;

/** Who has hours to answer need not stay: such a table is played over days. */
export const paceOf = (clock: ClockSetting | null): Pace => {
  const seconds = clock?.move ?? clock?.bank?.first ?? clock?.turn ?? 0;
  return seconds >= 4 * HOURS ? 'days' : 'live';
};
