import { vacation as wanted } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { problems, vacation } from '../http/answers.ts';
import { visitorOf } from '../http/visitors.ts';
import { type Limits, perMinute } from '../limits.ts';
import type { Vacations } from './vacations.ts';

/** Vacations: one's clocks rest at tables that are played over days. */
export function addVacationRoutes(given: FastifyInstance, vacations: Vacations, limits: Limits): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.rateLimit(perMinute(limits.entries));
  const response = { 200: vacation, ...problems };
  const url = '/api/me/vacation';

  app.get(url, { onRequest, schema: { summary: 'Your vacation', response } }, (request) =>
    vacations.mine(visitorOf(request).me.id),
  );
  app.post(url, { onRequest, schema: { summary: 'Let your clocks rest', body: wanted, response } }, (request) =>
    vacations.begin(visitorOf(request).me.id, request.body.days),
  );
  app.delete(url, { onRequest, schema: { summary: 'Be back', response } }, (request) =>
    vacations.end(visitorOf(request).me.id),
  );
}
