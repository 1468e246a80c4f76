import { requestError } from '@orrery/host';
import { adminSearch, blockRequest, newBan, newReport } from '@orrery/protocol/moderation';
import { blockedPlayer, blockedSeat, ok, problems } from '@orrery/protocol/responses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Bans } from '../accounts/bans.ts';
import { visitorOf } from '../http/auth.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Outbox } from '../notifications/outbox.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { Admin } from './admin.ts';
import type { Blocks } from './blocks.ts';
import type { Reports } from './reports.ts';

export interface ModerationOptions {
  blocks: Blocks;
  reports: Reports;
  bans: Bans;
  admin: Admin;
  people: Accounts;
  lobby: Pick<Lobby, 'forget' | 'erase'>;
  outbox: Pick<Outbox, 'state'>;
  limits: Limits;
  healthy(): Promise<boolean>;
  /** Numbers of open connections and loaded matches on this node. */
  load(): { lines: number; live: number };
}

const params = z.object({ id: z.string().max(64) });
const nothing = z.strictObject({});
const blockedPlayers = z.array(blockedPlayer);
const blockedSeats = z.array(blockedSeat);
const done = { ok: true as const };

/** Routes for muting, blocking and reporting players. */
export function addBlockRoutes(given: FastifyInstance, { blocks, reports, limits }: ModerationOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, acting] = [limits.requests, limits.tableActions].map((max) => app.rateLimit(perMinute(max)));

  app.get(
    '/api/matches/:id/shuns',
    {
      onRequest: requests,
      schema: {
        summary: 'List muted and blocked players and spectators of a match',
        params,
        response: { 200: blockedSeats, ...problems },
      },
    },
    async (request) => blocks.at(request.params.id, visitorOf(request).me.id),
  );

  app.post(
    '/api/matches/:id/shuns',
    {
      onRequest: acting,
      schema: {
        summary: 'Mute, block or unblock a player or spectator',
        params,
        body: blockRequest,
        response: { 200: blockedSeats, ...problems },
      },
    },
    async (request) => {
      const { id } = visitorOf(request).me;
      await blocks.set(request.params.id, id, request.body);
      return blocks.at(request.params.id, id);
    },
  );

  app.get(
    '/api/me/shuns',
    {
      onRequest: requests,
      schema: { summary: 'List muted and blocked players', response: { 200: blockedPlayers, ...problems } },
    },
    async (request) => blocks.of(visitorOf(request).me.id),
  );

  app.delete(
    '/api/me/shuns/:id',
    {
      onRequest: acting,
      schema: { summary: 'Unmute or unblock a player', params, response: { 200: blockedPlayers, ...problems } },
    },
    async (request) => {
      const { id } = visitorOf(request).me;
      await blocks.end(id, request.params.id);
      return blocks.of(id);
    },
  );

  app.post(
    '/api/matches/:id/reports',
    {
      onRequest: acting,
      schema: {
        summary: 'Report a player or a chat message to the operator',
        params,
        body: newReport,
        response: { 201: ok, ...problems },
      },
    },
    async (request, reply) => {
      await reports.add(request.params.id, visitorOf(request).me.id, request.body);
      reply.code(201);
      return done;
    },
  );
}

/** Operator routes. Everyone else gets `not-found`, so that they cannot tell that the routes exist. */
export function addAdminRoutes(given: FastifyInstance, options: ModerationOptions): void {
  const { admin, reports, bans, people, lobby, outbox } = options;
  const app = given.withTypeProvider<ZodTypeProvider>();
  const limit = app.rateLimit(perMinute(options.limits.requests));
  const since = Date.now();
  const operatorOnly = async (request: FastifyRequest) => {
    if (!request.visitor?.me.operator) throw requestError('not-found');
  };
  const onRequest = [limit, operatorOnly];
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
    if (who?.id !== id) throw requestError('not-found');
    if (who.operator) throw requestError('not-host', 'Remove their operator role first, then delete the account.');
    await lobby.erase(id);
    await people.deletePerson(id);
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
