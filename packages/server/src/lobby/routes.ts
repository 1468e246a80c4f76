import { createTableRequest, quickMatchRequest, rematch, tableAction, tableFilter } from '@orrery/protocol/lobby';
import { lobbyTable, problems, recentPlayer } from '@orrery/protocol/responses';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Accounts, namesIn } from '../accounts/accounts.ts';
import { visitorOf } from '../http/auth.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SourceKey } from '../source-key.ts';
import type { Lobby } from './lobby.ts';

export interface LobbyRoutes {
  lobby: Lobby;
  limits: Limits;
  people: Pick<Accounts, 'checkNames'>;
  sourceOf: SourceKey;
}

const params = z.object({ id: z.string().max(64) });

/** Lobby routes. Actions require a signed-in visitor; a guest is enough. */
export function addLobbyRoutes(given: FastifyInstance, { lobby, limits, people, sourceOf }: LobbyRoutes): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, creating, acting] = [limits.requests, limits.matches, limits.tableActions].map((max) =>
    app.rateLimit(perMinute(max)),
  );

  app.get(
    '/api/tables',
    {
      onRequest: requests,
      schema: {
        summary: 'List open tables, or tables you joined or are invited to',
        querystring: tableFilter,
        response: { 200: z.array(lobbyTable), ...problems },
      },
    },
    async (request) => lobby.list(request.query, request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/tables',
    {
      onRequest: creating,
      schema: { summary: 'Create a table', body: createTableRequest, response: { 201: lobbyTable, ...problems } },
    },
    async (request, reply) => {
      const { me } = visitorOf(request);
      await people.checkNames(namesIn(request.body.seats), me.id);
      reply.code(201);
      return lobby.create(me, request.body, sourceOf(request));
    },
  );

  app.post(
    '/api/tables/quick',
    {
      // Searches are repeated.
      onRequest: acting,
      schema: {
        summary: 'Join an open standard table, or create one',
        body: quickMatchRequest,
        response: { 200: lobbyTable, ...problems },
      },
    },
    async (request) => {
      const { me } = visitorOf(request);
      await people.checkNames([request.body.name], me.id);
      return lobby.quick(me, request.body, sourceOf(request));
    },
  );

  app.get(
    '/api/tables/:id',
    {
      onRequest: requests,
      schema: { summary: 'Get a lobby table', params, response: { 200: lobbyTable, ...problems } },
    },
    async (request) => lobby.get(request.params.id, request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/tables/:id',
    {
      onRequest: acting,
      schema: {
        summary:
          'Take or leave a seat, invite, reveal a salt; the host can also reserve seats, remove players, add bots and start',
        params,
        body: tableAction,
        response: { 200: lobbyTable, ...problems },
      },
    },
    async (request) => {
      const { me } = visitorOf(request);
      if (request.body.do === 'sit') await people.checkNames([request.body.name], me.id);
      return lobby.do(request.params.id, me, request.body);
    },
  );

  app.post(
    '/api/matches/:id/again',
    {
      onRequest: creating,
      schema: {
        summary: 'Create or join the rematch; seats rotate by one',
        params,
        body: rematch,
        response: { 200: lobbyTable, ...problems },
      },
    },
    async (request) => lobby.rematch(request.params.id, visitorOf(request).me, request.body, sourceOf(request)),
  );

  app.get(
    '/api/me/companions',
    {
      onRequest: requests,
      schema: {
        summary: 'List recent opponents, latest first, then other friends',
        response: { 200: z.array(recentPlayer), ...problems },
      },
    },
    async (request) => lobby.recentPlayers(visitorOf(request).me.id),
  );
}
