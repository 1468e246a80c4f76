import { refused } from '@orrery/host';
import { MAX_MOVED, PROTOCOL } from '@orrery/protocol';
import { claimSeat, createMatch, moveMatch, seatChange } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Limits, perMinute } from '../limits.ts';
import type { GameEntry, Matches } from '../match/matches.ts';
import type { Uploads } from '../match/uploads.ts';
import { namesIn, type People } from '../people/people.ts';
import type { SourceOf } from '../source.ts';
import { health, matchCreated, matchRecord, matchSummary, problems, seatClaimed } from './answers.ts';
import { visitorOf } from './visitors.ts';

export interface ApiOptions {
  games: readonly GameEntry[];
  limits: Limits;
  people: Pick<People, 'checkNames'>;
  uploads: Uploads;
  sourceOf: SourceOf;
  /** Whether moves can be saved. */
  healthy(): Promise<boolean>;
}

const params = z.object({ id: z.string() });

/** The HTTP side of the protocol. */
export function addMatchRoutes(given: FastifyInstance, matches: Matches, options: ApiOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const games = options.games.map(({ id, name }) => ({ id, name }));
  // One counter each for all routes that share it; a limit in a route's `config` would count for that route alone.
  const { limits, people, uploads, sourceOf } = options;
  const [requests, making, moving] = [limits.requests, limits.matches, limits.moved].map((max) =>
    app.rateLimit(perMinute(max)),
  );

  app.get(
    '/api/health',
    {
      onRequest: requests,
      schema: { summary: 'Whether matches can be played', response: { 200: health, ...problems } },
    },
    async () => {
      if (!(await options.healthy())) throw refused('unavailable', 'Matches cannot be saved at present.');
      return { ok: true as const, protocol: PROTOCOL, games };
    },
  );

  app.post(
    '/api/matches',
    {
      onRequest: making,
      schema: { summary: 'Make a match', body: createMatch, response: { 201: matchCreated, ...problems } },
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
      onRequest: moving,
      bodyLimit: MAX_MOVED,
      schema: {
        summary: 'Go on here with a table that was played on a device, by its record; it is never rated',
        body: moveMatch,
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
      schema: { summary: 'Who sits there and how it stands', params, response: { 200: matchSummary, ...problems } },
    },
    async (request) => (await matches.find(request.params.id)).summary(request.visitor?.me.id ?? null),
  );

  app.post(
    '/api/matches/:id/claim',
    {
      onRequest: making,
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
      onRequest: making,
      schema: {
        summary:
          'For the host: open the seat of somebody who has left, or let a bot sit in; or have your own seat back',
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
        summary: 'The whole record, after the end or where nobody else plays',
        params,
        response: { 200: matchRecord, ...problems },
      },
    },
    async (request) => (await matches.find(request.params.id)).record(request.visitor?.me.id ?? null) as any,
  );
}
