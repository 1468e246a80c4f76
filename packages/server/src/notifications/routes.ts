import { myChannels, ok, problems } from '@orrery/protocol/responses';
import { newChannel, token } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitorOf } from '../http/auth.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SourceKey } from '../source-key.ts';
import type { Channels } from './channels.ts';

const params = z.object({ id: z.string().max(64) });
const done = { ok: true as const };

interface NotificationRoutes {
  channels: Channels;
  limits: Limits;
  sourceOf: SourceKey;
}

/** Routes of notification channels. */
export function addNotificationRoutes(
  given: FastifyInstance,
  { channels, limits, sourceOf }: NotificationRoutes,
): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const response = { 200: myChannels, ...problems };
  const nothing = { 200: ok, ...problems };
  const url = '/api/me/ways';

  app.get(url, { onRequest: requests, schema: { summary: 'List notification channels', response } }, (request) =>
    channels.mine(visitorOf(request).me.id),
  );
  app.post(
    url,
    { onRequest: entering, schema: { summary: 'Add a notification channel', body: newChannel, response } },
    (request) => channels.add(visitorOf(request).me.id, request.body, sourceOf(request)),
  );
  app.delete(
    `${url}/:id`,
    { onRequest: requests, schema: { summary: 'Remove a notification channel', params, response } },
    (request) => channels.remove(visitorOf(request).me.id, request.params.id),
  );

  // Links in e-mails work without signing in.
  app.post(
    '/api/ways/confirm',
    {
      onRequest: entering,
      schema: { summary: 'Confirm an e-mail address', body: token, response: nothing },
    },
    async (request) => {
      await channels.confirm(request.body.token);
      return done;
    },
  );
  app.post(
    '/api/ways/stop',
    { onRequest: entering, schema: { summary: 'Unsubscribe an e-mail address', body: token, response: nothing } },
    async (request) => {
      await channels.stop(request.body.token);
      return done;
    },
  );
}
