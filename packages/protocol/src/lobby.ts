import { z } from 'zod';
import { MAX_CHAT_LENGTH } from './limits.ts';
import type { LobbyTable } from './responses.ts';
import { clockSetting, name, options, seat, watchSetting } from './schemas.ts';

// Client requests and server messages about a table whose match has not started.

const person = z.string().min(1).max(64);
const level = z.string().min(1).max(24);
const game = z.string().min(1).max(64);
/** A player's part of the seed: random text. */
const salt = z.string().min(16).max(64);
/** The commitment to a salt, made when the seat is taken: its SHA-256 in base64url. */
const saltHash = z.string().regex(/^[\w-]{43}$/);

/** The holder of a seat at a new table. `me` may occur several times, for players who share a device. */
export const lobbySeatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name, saltHash: saltHash.optional() }),
  z.strictObject({ kind: z.literal('bot'), level }),
  z.strictObject({ kind: z.literal('open') }),
]);

/** `POST /api/tables` */
export const createTableRequest = z.strictObject({
  game,
  options: options.optional(),
  seats: z.array(lobbySeatRequest).min(1).max(16),
  clock: clockSetting.nullable().optional(),
  /** Whether hints are allowed; defaults to true. */
  hints: z.boolean().optional(),
  /** Whether the game is rated; needs a clock for each seat, no bots, no hints; defaults to false. */
  rated: z.boolean().optional(),
  /** Spectator setting; defaults to public information. */
  watch: watchSetting.optional(),
  /** Whether the table is listed in the lobby; otherwise it can only be joined by link. */
  listed: z.boolean().optional(),
});

/**
 * `POST /api/tables/quick`: takes a seat at another player's quick match, or at a new one. Repeating it while waiting
 * continues the search, which widens.
 */
export const quickMatchRequest = z.strictObject({
  game,
  seats: z.number().int().min(1).max(16),
  name,
  saltHash: saltHash.optional(),
  /** Whether the game is rated; defaults to false. */
  rated: z.boolean().optional(),
  /** The standard clock; defaults to the game's. */
  clock: z.enum(['fast', 'standard', 'days']).optional(),
  /** The table of the search so far, when it is continued. */
  table: z.string().min(1).max(64).optional(),
});

/** `POST /api/matches/:id/again`: a rematch. */
export const rematch = z.strictObject({ saltHash: saltHash.optional() });

/** `POST /api/tables/:id`: an action at a lobby table. */
export const tableAction = z.discriminatedUnion('do', [
  /** Takes a seat; if none is given, the one reserved for you or the first open one. */
  z.strictObject({ do: z.literal('sit'), seat: seat.optional(), name, saltHash: saltHash.optional() }),
  /** Leaves one of your seats, or all if none is given. */
  z.strictObject({ do: z.literal('stand'), seat: seat.optional() }),
  /** Invites a recent opponent. */
  z.strictObject({ do: z.literal('invite'), person }),
  /** Reveals the salt of your seats, once `revealBy` is set and thus all seats are final. */
  z.strictObject({ do: z.literal('reveal'), salt }),
  /** Declines an invitation. */
  z.strictObject({ do: z.literal('decline') }),
  /** Sends a chat message to everyone at the table. Repeats with the same `once` are ignored. */
  z.strictObject({
    do: z.literal('talk'),
    text: z
      .string()
      .min(1)
      .max(4 * MAX_CHAT_LENGTH),
    once: z.string().min(1).max(40).optional(),
  }),
  // The actions below are for the host only. A quick match has no host.
  /** Reserves an empty seat for a person, who is also invited. */
  z.strictObject({ do: z.literal('keep'), seat, person }),
  z.strictObject({ do: z.literal('bot'), seat, level }),
  /** Removes a bot or a reservation. */
  z.strictObject({ do: z.literal('clear'), seat }),
  /** Removes a player, who cannot come back. */
  z.strictObject({ do: z.literal('kick'), seat }),
  z.strictObject({ do: z.literal('list'), listed: z.boolean() }),
  /** Starts the match; all seats must be taken. */
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('close') }),
]);

/** `GET /api/tables` */
export const tableFilter = z.object({
  game: game.optional(),
  seats: z.coerce.number().int().min(1).max(16).optional(),
  pace: z.enum(['live', 'days']).optional(),
  /** Only tables that you joined or are invited to, listed or not. */
  mine: z.literal('1').optional(),
});

/** Follows one lobby table; null stops following. */
export const followTable = z.strictObject({ do: z.literal('attend'), table: z.string().min(1).max(64).nullable() });

export type LobbySeatRequest = z.output<typeof lobbySeatRequest>;
export type CreateTableRequest = z.output<typeof createTableRequest>;
export type QuickMatchRequest = z.output<typeof quickMatchRequest>;
export type Rematch = z.output<typeof rematch>;
export type TableAction = z.output<typeof tableAction>;
export type TableFilter = z.output<typeof tableFilter>;
export type FollowTable = z.output<typeof followTable>;

/** The followed table; null if it does not exist. */
export interface LobbyTableMessage {
  say: 'gathering';
  gathering: LobbyTable | null;
}
