import type {
  Health,
  HttpProblem,
  MatchCreated,
  MatchSummary,
  Me,
  MyChannels,
  MyMatch,
  MyPasskeys,
  MySession,
  SeatClaimed,
  Vacation,
} from '@orrery/protocol';
import { watchSetting } from '@orrery/protocol/schemas';
import { z } from 'zod';

// Response schemas for the OpenAPI page. Responses are not validated at run time. `satisfies` checks optional fields as
// well, which `ZodType` does not require.

const any = z.json();
const seatKind = z.enum(['human', 'bot', 'open']);

export const health: z.ZodType<Health> = z.object({
  ok: z.literal(true),
  protocol: z.int(),
  games: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const matchCreated: z.ZodType<MatchCreated> = z.object({ match: z.string(), token: z.string() });

export const seatClaimed: z.ZodType<SeatClaimed> = z.object({ seat: z.int(), token: z.string() });

export const matchSummary: z.ZodType<MatchSummary> = z.object({
  match: z.string(),
  game: z.string(),
  version: z.int(),
  options: any,
  seats: z.array(
    z.object({
      name: z.string(),
      kind: seatKind,
      level: z.string().nullable(),
      connected: z.boolean(),
      lent: z.string().optional(),
      standin: z.string().optional(),
      shows: z.literal(true).optional(),
    }),
  ),
  status: z.enum(['open', 'playing', 'over']),
  seq: z.int(),
  you: z.array(z.int()),
  promise: z.string().nullable(),
  lent: z.array(z.int()),
  watch: watchSetting,
  halted: z.literal(true).optional(),
  moved: z.literal(true).optional(),
} satisfies Record<keyof MatchSummary, z.ZodType>);

export const me: z.ZodType<Me> = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  operator: z.literal(true).optional(),
} satisfies Record<keyof Me, z.ZodType>);

export const mySessions: z.ZodType<MySession[]> = z.array(
  z.object({ id: z.string(), device: z.string(), created: z.int(), seen: z.int(), own: z.boolean() }),
);

export const myPasskeys: z.ZodType<MyPasskeys> = z.object({
  offered: z.boolean(),
  keys: z.array(z.object({ id: z.string(), device: z.string(), created: z.int(), used: z.int().nullable() })),
});

export const myMatches: z.ZodType<MyMatch[]> = z.array(
  z.object({
    match: z.string(),
    game: z.string(),
    created: z.int(),
    seats: z.array(z.int()),
    awaited: z.boolean(),
    until: z.int().nullable(),
    asks: z.string().nullable(),
  }),
);

export const myChannels: z.ZodType<MyChannels> = z.object({
  pushKey: z.string(),
  hasMail: z.boolean(),
  ways: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['push', 'mail', 'hook']),
      address: z.string(),
      confirmed: z.boolean(),
    }),
  ),
});

export const vacation: z.ZodType<Vacation> = z.object({ days: z.int(), left: z.int(), until: z.int().nullable() });

export const matchRecord = z.looseObject({ game: z.string(), seed: z.string(), entries: z.array(any) });

const httpProblem = z.object({
  error: z.object({
    code: z.string(),
    reason: z.string().nullable(),
    params: z.record(z.string(), any),
    rule: z.string().nullable(),
    message: z.string(),
  }),
}) satisfies z.ZodType<{ error: Omit<HttpProblem['error'], 'code'> & { code: string } }>;

export const problems = { '4xx': httpProblem, '5xx': httpProblem };
