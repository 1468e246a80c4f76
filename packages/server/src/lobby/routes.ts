import { openTable, quickMatch, tableDeed, tableFilter } from '@orrery/protocol/lobby';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../http/answers.ts';
import { visitorOf } from '../http/visitors.ts';
import { type Limits, perMinute } from '../limits.ts';
import { namesIn, type People } from '../people/people.ts';
import type { SourceOf } from '../source.ts';
import { companions, gathering, gatherings } from './answers.ts';
import type { Lobby } from './lobby.ts';

export interface LobbyRoutes {
  lobby: Lobby;
  limits: Limits;
  people: Pick<People, 'checkNames'>;
  sourceOf: SourceOf;
}

const params = z.object({ id: z.string().max(64) });
const nothing = z.strictObject({});

/** Tables before their games. Whoever does something at one is known to the server, as a guest at least. */
export function addLobbyRoutes(given: FastifyInstance, { lobby, limits, people, sourceOf }: LobbyRoutes): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, making, doing] = [limits.requests, limits.matches, limits.deeds].map((max) =>
    app.rateLimit(perMinute(max)),
  );

  app.get(
    '/api/tables',
    {
      onRequest: requests,
      schema: {
        summary: 'Tables with a free seat, or those at which you sit or are invited',
        querystring: tableFilter,
        response: { 200: gatherings, ...problems },
      },
    },
    async (request) => lobby.list(request.query, request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/tables',
    {
      onRequest: making,
      schema: { summary: 'Open a table', body: openTable, response: { 201: gathering, ...problems } },
    },
    async (request, reply) => {
      const { me } = visitorOf(request);
      await people.checkNames(namesIn(request.body.seats), me.id);
      reply.code(201);
      return lobby.open(me, request.body, sourceOf(request));
    },
  );

  app.post(
    '/api/tables/quick',
    {
      onRequest: making,
      schema: {
        summary: 'A seat at any table of a game with the usual options, or at a new one',
        body: quickMatch,
        response: { 200: gathering, ...problems },
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
      schema: { summary: 'Who gathers, for what', params, response: { 200: gathering, ...problems } },
    },
    async (request) => lobby.look(request.params.id, request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/tables/:id',
    {
      onRequest: doing,
      schema: {
        summary: 'Sit down, stand up, invite; for the host also to keep seats, send away, put bots and start',
        params,
        body: tableDeed,
        response: { 200: gathering, ...problems },
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
      onRequest: making,
      schema: {
        summary: 'The same people gather once more, one seat further',
        params,
        body: nothing,
        response: { 200: gathering, ...problems },
      },
    },
    async (request) => lobby.again(request.params.id, visitorOf(request).me, sourceOf(request)),
  );

  app.get(
    '/api/me/companions',
    {
      onRequest: requests,
      schema: { summary: 'Whom you have played with, the latest first', response: { 200: companions, ...problems } },
    },
    async (request) => lobby.companions(visitorOf(request).me.id),
  );
}
