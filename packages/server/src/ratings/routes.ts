import { requestError } from '@orrery/host';
import { leaderboardRow, matchRatings, myRating, myResult, problems } from '@orrery/protocol/responses';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitorOf } from '../http/auth.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SqlDatabase } from '../store/database.ts';
import { leaderboardOf, matchRatingsOf, ratingsOf, resultsOf } from './leaderboard.ts';

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
        response: { 200: z.array(leaderboardRow), ...problems },
      },
    },
    async ({ params: { game, seats } }) => leaderboardOf(db, game, seats),
  );

  app.get(
    '/api/matches/:id/ratings',
    {
      onRequest,
      schema: {
        summary: 'Get how a match has changed the ratings of its players',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: matchRatings, ...problems },
      },
    },
    async ({ params: { id } }) => {
      const found = await matchRatingsOf(db, id);
      if (!found) throw requestError('unknown-match');
      return found;
    },
  );

  app.get(
    '/api/me/ratings',
    { onRequest, schema: { summary: 'List your ratings', response: { 200: z.array(myRating), ...problems } } },
    async (request) => ratingsOf(db, visitorOf(request).me.id),
  );

  app.get(
    '/api/me/results',
    { onRequest, schema: { summary: 'List your results', response: { 200: z.array(myResult), ...problems } } },
    async (request) => resultsOf(db, visitorOf(request).me.id),
  );
}
