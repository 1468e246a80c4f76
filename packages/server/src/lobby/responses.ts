import type { LobbyTable, RecentPlayer } from '@orrery/protocol';
import { clockSetting, watchSetting } from '@orrery/protocol/schemas';
import { z } from 'zod';

// Response schemas of the lobby for the OpenAPI page.

const seat = z.object({
  kind: z.enum(['human', 'bot', 'open']),
  name: z.string(),
  level: z.string().nullable(),
  kept: z.string().nullable(),
  host: z.boolean(),
  saltHash: z.string().nullable(),
});

export const lobbyTable: z.ZodType<LobbyTable> = z.object({
  table: z.string(),
  rev: z.int(),
  stage: z.enum(['gathering', 'begun', 'closed']),
  revealBy: z.int().nullable(),
  game: z.string(),
  options: z.json(),
  clock: clockSetting.nullable(),
  hints: z.boolean(),
  watch: watchSetting,
  listed: z.boolean(),
  pace: z.enum(['live', 'days']),
  auto: z.boolean(),
  host: z.string(),
  seats: z.array(seat),
  promise: z.string(),
  invited: z.array(z.string()),
  created: z.int(),
  you: z.array(z.int()),
  hosting: z.boolean(),
  invitedBy: z.string().nullable(),
  removed: z.boolean(),
  next: z.string().nullable(),
});

export const lobbyTables = z.array(lobbyTable);

export const recentPlayers: z.ZodType<RecentPlayer[]> = z.array(
  z.object({ person: z.string(), name: z.string(), matches: z.int(), last: z.int() }),
);
