import { newWay, token } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { myWays, problems } from '../http/answers.ts';
import { visitorOf } from '../http/visitors.ts';
import { type Limits, perMinute } from '../limits.ts';
import type { SourceOf } from '../source.ts';
import type { Ways } from './ways.ts';

const params = z.object({ id: z.string().max(64) });
const done = { ok: true as const };

interface NoticeRoutes {
  ways: Ways;
  limits: Limits;
  sourceOf: SourceOf;
}

/** How one wants to be told that one is waited for. */
export function addNoticeRoutes(given: FastifyInstance, { ways, limits, sourceOf }: NoticeRoutes): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const response = { 200: myWays, ...problems };
  const nothing = { 200: z.object({ ok: z.literal(true) }), ...problems };
  const url = '/api/me/ways';

  app.get(url, { onRequest: requests, schema: { summary: 'How you are told', response } }, (request) =>
    ways.mine(visitorOf(request).me.id),
  );
  app.post(url, { onRequest: entering, schema: { summary: 'Be told this way', body: newWay, response } }, (request) =>
    ways.add(visitorOf(request).me.id, request.body, sourceOf(request)),
  );
  app.delete(
    `${url}/:id`,
    { onRequest: requests, schema: { summary: 'Not this way any more', params, response } },
    (request) => ways.remove(visitorOf(request).me.id, request.params.id),
  );

  // What stands in a mail is enough: whoever reads it need not be signed in where he does.
  app.post(
    '/api/ways/confirm',
    {
      onRequest: entering,
      schema: { summary: 'That mail address is read', body: token, response: nothing },
    },
    async (request) => {
      await ways.confirm(request.body.token);
      return done;
    },
  );
  app.post(
    '/api/ways/stop',
    { onRequest: entering, schema: { summary: 'No more mail there', body: token, response: nothing } },
    async (request) => {
      await ways.stop(request.body.token);
      return done;
    },
  );
}
