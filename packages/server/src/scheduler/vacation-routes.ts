import { problems, vacation } from '@orrery/protocol/responses';
import { vacation as wanted } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { visitorOf } from '../http/auth.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { Vacations } from './vacations.ts';

/** Routes for vacations, which pause a player's clocks in turn-based games. */
export function addVacationRoutes(given: FastifyInstance, vacations: Vacations, limits: Limits): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.rateLimit(perMinute(limits.entries));
  const response = { 200: vacation, ...problems };
  const url = '/api/me/vacation';

  app.get(url, { onRequest, schema: { summary: 'Get your vacation', response } }, (request) =>
    vacations.mine(visitorOf(request).me.id),
  );
  app.post(
    url,
    { onRequest, schema: { summary: 'Start a vacation: your clocks pause', body: wanted, response } },
    (request) => vacations.begin(visitorOf(request).me.id, request.body.days),
  );
  app.delete(url, { onRequest, schema: { summary: 'End your vacation', response } }, (request) =>
    vacations.end(visitorOf(request).me.id),
  );
}
