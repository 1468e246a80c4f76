import { refused } from '@orrery/host';
import { adminSearch, newBan, newReport, shun } from '@orrery/protocol/moderation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../http/answers.ts';
import { visitorOf } from '../http/visitors.ts';
import { type Limits, perMinute } from '../limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Outbox } from '../notices/outbox.ts';
import type { Bans } from '../people/bans.ts';
import type { People } from '../people/people.ts';
import type { Admin } from './admin.ts';
import type { Reports } from './reports.ts';
import type { Shuns } from './shuns.ts';

export interface ModerationOptions {
  shuns: Shuns;
  reports: Reports;
  bans: Bans;
  admin: Admin;
  people: People;
  lobby: Pick<Lobby, 'forget'>;
  outbox: Pick<Outbox, 'state'>;
  limits: Limits;
  healthy(): Promise<boolean>;
  /** Open lines and matches in memory, of this node. */
  load(): { lines: number; live: number };
}

const params = z.object({ id: z.string().max(64) });
const nothing = z.strictObject({});
const kind = z.enum(['mute', 'block']);
const shunned = z.array(z.object({ person: z.string(), name: z.string(), as: kind }));
const shunnedSeats = z.array(z.object({ seat: z.int().nullable(), name: z.string().optional(), as: kind }));
const fine = z.object({ ok: z.literal(true) });
const done = { ok: true as const };

/** What players do about each other. */
export function addShunRoutes(given: FastifyInstance, { shuns, reports, limits }: ModerationOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, doing] = [limits.requests, limits.deeds].map((max) => app.rateLimit(perMinute(max)));

  app.get(
    '/api/matches/:id/shuns',
    {
      onRequest: requests,
      schema: { summary: 'Seats whose people you do not hear', params, response: { 200: shunnedSeats, ...problems } },
    },
    async (request) => shuns.at(request.params.id, visitorOf(request).me.id),
  );

  app.post(
    '/api/matches/:id/shuns',
    {
      onRequest: doing,
      schema: {
        summary: 'Hear nothing more of who sits there, block him, or neither',
        params,
        body: shun,
        response: { 200: shunnedSeats, ...problems },
      },
    },
    async (request) => {
      const { id } = visitorOf(request).me;
      await shuns.set(request.params.id, id, request.body);
      return shuns.at(request.params.id, id);
    },
  );

  app.get(
    '/api/me/shuns',
    { onRequest: requests, schema: { summary: 'Whom you do not hear', response: { 200: shunned, ...problems } } },
    async (request) => shuns.of(visitorOf(request).me.id),
  );

  app.delete(
    '/api/me/shuns/:id',
    { onRequest: doing, schema: { summary: 'Hear somebody again', params, response: { 200: shunned, ...problems } } },
    async (request) => {
      const { id } = visitorOf(request).me;
      await shuns.end(id, request.params.id);
      return shuns.of(id);
    },
  );

  app.post(
    '/api/matches/:id/reports',
    {
      onRequest: doing,
      schema: {
        summary: 'Report who sits there, or something he said, to the operator',
        params,
        body: newReport,
        response: { 201: fine, ...problems },
      },
    },
    async (request, reply) => {
      await reports.add(request.params.id, visitorOf(request).me.id, request.body);
      reply.code(201);
      return done;
    },
  );
}

/** For the operator. To anybody else there is nothing here, not even a refusal. */
export function addAdminRoutes(given: FastifyInstance, options: ModerationOptions): void {
  const { admin, reports, bans, people, lobby, outbox } = options;
  const app = given.withTypeProvider<ZodTypeProvider>();
  const limit = app.rateLimit(perMinute(options.limits.requests));
  const since = Date.now();
  const ours = async (request: FastifyRequest) => {
    if (!request.visitor?.me.operator) throw refused('not-found');
  };
  const onRequest = [limit, ours];
  const hidden = { hide: true };
  const route = { onRequest, schema: hidden };
  const about = { onRequest, schema: { ...hidden, params } };

  app.get('/api/admin/state', route, async () => {
    const [counts, state, healthy] = await Promise.all([admin.counts(), outbox.state(), options.healthy()]);
    return { healthy, since, ...options.load(), ...counts, outbox: state };
  });

  app.get('/api/admin/reports', route, async () => reports.list());

  app.post(
    '/api/admin/reports/:id',
    { onRequest, schema: { ...hidden, params, body: nothing } },
    async ({ params: { id } }) => {
      await reports.settle(id);
      return reports.list();
    },
  );

  app.get('/api/admin/people', { onRequest, schema: { ...hidden, querystring: adminSearch } }, async ({ query }) =>
    admin.people(query.find ?? ''),
  );

  app.post(
    '/api/admin/people/:id/ban',
    { onRequest, schema: { ...hidden, params, body: newBan } },
    async ({ params: { id }, body }) => {
      await bans.ban(id, body);
      await lobby.forget(id);
      return done;
    },
  );

  app.delete('/api/admin/people/:id/ban', about, async ({ params: { id } }) => {
    await bans.lift(id);
    return done;
  });

  app.delete('/api/admin/people/:id', about, async ({ params: { id } }) => {
    const [who] = await admin.people(id);
    if (who?.id !== id) throw refused('not-found');
    if (who.operator) throw refused('not-host', 'Nobody removes an operator: take that from him first.');
    await lobby.forget(id);
    await people.forget(id);
    return done;
  });

  app.get('/api/admin/tables', { onRequest, schema: { ...hidden, querystring: adminSearch } }, async ({ query }) =>
    admin.tables(query.find ?? ''),
  );

  app.delete('/api/admin/tables/:id', about, async ({ params: { id } }) => {
    await admin.removeTable(id);
    return done;
  });
}
