import type { LeaderboardRow, MyRating, MyResult } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitorOf } from '../http/auth.ts';
import { problems } from '../http/responses.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SqlDatabase } from '../store/database.ts';
import { leaderboardOf, ratingsOf, resultsOf } from './leaderboard.ts';

const strength = { mu: z.number(), sigma: z.number(), sure: z.number(), played: z.int(), won: z.int() };
const ranks: z.ZodType<LeaderboardRow[]> = z.array(z.object({ person: z.string(), name: z.string(), ...strength }));
const rankings: z.ZodType<MyRating[]> = z.array(z.object({ game: z.string(), seats: z.int(), ...strength }));
const results: z.ZodType<MyResult[]> = z.array(
  z.object({
    match: z.string(),
    game: z.string(),
    at: z.int(),
    rated: z.boolean(),
    seats: z.array(
      z.object({
        person: z.string().nullable(),
        name: z.string(),
        level: z.string().nullable(),
        place: z.int(),
        score: z.number(),
        you: z.boolean(),
        won: z.boolean(),
      }),
    ),
  }),
);

const params = z.object({ game: z.string().max(64), seats: z.coerce.number().int().min(1).max(64) });

/** Routes of results and ratings. */
export function addRatingRoutes(given: FastifyInstance, db: SqlDatabase, limits: Limits): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.rateLimit(perMinute(limits.requests));

  app.get(
    '/api/ratings/:game/:seats',
    {
      onRequest,
      schema: {
        summary: 'Get the leaderboard of a game and player count',
        params,
        response: { 200: ranks, ...problems },
      },
    },
    async ({ params: { game, seats } }) => leaderboardOf(db, game, seats),
  );

  app.get(
    '/api/me/ratings',
    { onRequest, schema: { summary: 'List your ratings', response: { 200: rankings, ...problems } } },
    async (request) => ratingsOf(db, visitorOf(request).me.id),
  );

  app.get(
    '/api/me/results',
    { onRequest, schema: { summary: 'List your results', response: { 200: results, ...problems } } },
    async (request) => resultsOf(db, visitorOf(request).me.id),
  );
}
