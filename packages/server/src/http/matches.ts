import { requestError } from '@orrery/host';
import { MAX_IMPORT_BYTES, PROTOCOL } from '@orrery/protocol';
import { health, matchCreated, matchRecord, matchSummary, problems, seatClaimed } from '@orrery/protocol/responses';
import { claimSeat, createMatch, importMatchRequest, seatChange } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Accounts, namesIn } from '../accounts/accounts.ts';
import type { GameEntry, Matches } from '../match/matches.ts';
import type { Uploads } from '../match/uploads.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SourceKey } from '../source-key.ts';
import { visitorOf } from './auth.ts';

export interface ApiOptions {
  games: readonly GameEntry[];
  limits: Limits;
  people: Pick<Accounts, 'checkNames'>;
  uploads: Uploads;
  sourceOf: SourceKey;
  /** Whether moves can be saved. */
  healthy(): Promise<boolean>;
}

const params = z.object({ id: z.string() });

/** HTTP routes of matches. */
export function addMatchRoutes(given: FastifyInstance, matches: Matches, options: ApiOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const games = options.games.map(({ id, name }) => ({ id, name }));
  // All routes share these counters; a limit in a route's `config` would count that route only.
  const { limits, people, uploads, sourceOf } = options;
  const [requests, creating, importing] = [limits.requests, limits.matches, limits.moved].map((max) =>
    app.rateLimit(perMinute(max)),
  );

  app.get(
    '/api/health',
    {
      onRequest: requests,
      schema: { summary: 'Check the health of the server', response: { 200: health, ...problems } },
    },
    async () => {
      if (!(await options.healthy()))
        throw requestError('unavailable', 'The server cannot save games right now. Try again later.');
      return { ok: true as const, protocol: PROTOCOL, games };
    },
  );

  app.post(
    '/api/matches',
    {
      onRequest: creating,
      schema: { summary: 'Create a match', body: createMatch, response: { 201: matchCreated, ...problems } },
    },
    async (request, reply) => {
      const person = request.visitor?.me.id ?? null;
      await people.checkNames(namesIn(request.body.seats), person);
      reply.code(201);
      return matches.create(request.body, person);
    },
  );

  app.post(
    '/api/matches/moved',
    {
      onRequest: importing,
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        summary: 'Import a match from a device by its record; imported matches are never rated',
        body: importMatchRequest,
        response: { 201: matchCreated, ...problems },
      },
    },
    async (request, reply) => {
      const { id } = visitorOf(request).me;
      await people.checkNames(namesIn(request.body.seats), id);
      const uploader = { person: id, source: sourceOf(request) };
      await uploads.check(uploader);
      const created = await matches.move(request.body, id);
      await uploads.add(created.match, uploader);
      reply.code(201);
      return created;
    },
  );

  app.get(
    '/api/matches/:id',
    {
      onRequest: requests,
      schema: { summary: 'Get the summary of a match', params, response: { 200: matchSummary, ...problems } },
    },
    async (request) => (await matches.find(request.params.id)).summary(request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/matches/:id/claim',
    {
      onRequest: creating,
      schema: { summary: 'Take an open seat', params, body: claimSeat, response: { 200: seatClaimed, ...problems } },
    },
    async (request) => {
      const { seat, name } = request.body;
      const person = request.visitor?.me.id ?? null;
      await people.checkNames([name], person);
      return (await matches.find(request.params.id)).claim(seat, name, person);
    },
  );

  app.post(
    '/api/matches/:id/seats',
    {
      onRequest: creating,
      schema: {
        summary: 'Open an absent player’s seat or give it to a bot (host only), or take your own seat back',
        params,
        body: seatChange,
        response: { 200: matchSummary, ...problems },
      },
    },
    async (request) => {
      const { id } = visitorOf(request).me;
      const match = await matches.find(request.params.id);
      await match[request.body.do](request.body.seat, id);
      return match.summary(id);
    },
  );

  app.get(
    '/api/matches/:id/record',
    {
      onRequest: requests,
      schema: {
        summary: 'Get the full record of a finished or solo match',
        params,
        response: { 200: matchRecord, ...problems },
      },
    },
    async (request) => (await matches.find(request.params.id)).record(request.visitor?.me.id ?? null) as any,
  );
}
