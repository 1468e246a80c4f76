import type { MyResult, Rank, Ranking } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../http/answers.ts';
import { visitorOf } from '../http/visitors.ts';
import { type Limits, perMinute } from '../limits.ts';
import type { Book } from '../store/book.ts';
import { rankingOf, ratingsOf, resultsOf } from './tables.ts';

const strength = { mu: z.number(), sigma: z.number(), sure: z.number(), played: z.int(), won: z.int() };
const ranks: z.ZodType<Rank[]> = z.array(z.object({ person: z.string(), name: z.string(), ...strength }));
const rankings: z.ZodType<Ranking[]> = z.array(z.object({ game: z.string(), seats: z.int(), ...strength }));
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

/** What came of games, and how strong that shows people to be. */
export function addRatingRoutes(given: FastifyInstance, book: Book, limits: Limits): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.rateLimit(perMinute(limits.requests));

  app.get(
    '/api/ratings/:game/:seats',
    {
      onRequest,
      schema: { summary: 'The strongest in a game of so many', params, response: { 200: ranks, ...problems } },
    },
    async ({ params: { game, seats } }) => rankingOf(book, game, seats),
  );

  app.get(
    '/api/me/ratings',
    { onRequest, schema: { summary: 'Your strength, game by game', response: { 200: rankings, ...problems } } },
    async (request) => ratingsOf(book, visitorOf(request).me.id),
  );

  app.get(
    '/api/me/results',
    { onRequest, schema: { summary: 'What came of your games', response: { 200: results, ...problems } } },
    async (request) => resultsOf(book, visitorOf(request).me.id),
  );
}
