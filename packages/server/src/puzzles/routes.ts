import { myPuzzles, problems } from '@orrery/protocol/responses';
import { puzzleResults } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { visitorOf } from '../http/auth.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SqlDatabase } from '../store/database.ts';
import { addPuzzleResults, puzzleResultsOf } from './results.ts';

/** The route with which devices share results of puzzles. */
export function addPuzzleRoutes(given: FastifyInstance, db: SqlDatabase, limits: Limits): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/me/puzzles',
    {
      onRequest: app.rateLimit(perMinute(limits.tableActions)),
      schema: {
        summary: 'Add results of puzzles, and list all of yours',
        body: puzzleResults,
        response: { 200: myPuzzles, ...problems },
      },
    },
    async (request) => {
      const { id } = visitorOf(request).me;
      await addPuzzleResults(db, id, request.body.results, Date.now());
      return { results: await puzzleResultsOf(db, id) };
    },
  );
}
