import { credentials, named, newCredentials } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Limits, perMinute } from '../limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { People } from '../people/people.ts';
import { ratingsOf, resultsOf } from '../ratings/tables.ts';
import type { Book } from '../store/book.ts';
import { matchesOf } from '../store/mine.ts';
import { me, myMatches, mySessions, problems } from './answers.ts';
import { deviceOf, forget, remember, visitorOf } from './visitors.ts';

interface PeopleOptions {
  people: People;
  book: Book;
  lobby: Pick<Lobby, 'forget'>;
  limits: Limits;
}

const params = z.object({ id: z.string().max(64) });
const someone = z.object({ me: me.nullable() });
const nothing = z.object({ ok: z.literal(true) });
const done = { ok: true as const };

/** Who one is: guests, accounts, and the devices on which one is signed in. */
export function addPeopleRoutes(given: FastifyInstance, { people, book, lobby, limits }: PeopleOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const reading = (summary: string, answer: z.ZodType) => ({
    onRequest: requests,
    schema: { summary, response: { 200: answer, ...problems } },
  });

  // Nobody is an answer too: whoever asks does not know yet.
  app.get('/api/me', reading('Who you are, or nobody', someone), async (request) => ({
    me: request.visitor?.me ?? null,
  }));

  app.post(
    '/api/me',
    { onRequest: entering, schema: { summary: 'Come in as a guest', body: named, response: { 201: me, ...problems } } },
    async (request, reply) => {
      reply.code(201);
      // Somebody who is known already stays who he is.
      if (request.visitor) return people.rename(request.visitor.me.id, request.body.name);
      const entered = await people.welcome(request.body.name, deviceOf(request));
      remember(request, reply, entered);
      return entered.me;
    },
  );

  app.post(
    '/api/me/account',
    {
      onRequest: entering,
      schema: {
        summary: 'Keep everything under a name and a password, or change them',
        body: newCredentials,
        response: { 200: me, ...problems },
      },
    },
    async (request, reply) => {
      const entered = await people.keepAs(visitorOf(request), request.body);
      remember(request, reply, entered);
      return entered.me;
    },
  );

  app.post(
    '/api/sessions',
    { onRequest: entering, schema: { summary: 'Sign in', body: credentials, response: { 201: me, ...problems } } },
    async (request, reply) => {
      const entered = await people.signIn(request.body, deviceOf(request));
      remember(request, reply, entered);
      reply.code(201);
      return entered.me;
    },
  );

  app.get('/api/sessions', reading('Where you are signed in', mySessions), async (request) =>
    people.sessions(visitorOf(request)),
  );

  app.delete(
    '/api/sessions/:id',
    { onRequest: requests, schema: { summary: 'Sign a device out', params, response: { 200: nothing, ...problems } } },
    async (request, reply) => {
      const { me, session } = visitorOf(request);
      const { id } = request.params;
      await people.end(me.id, id);
      if (id === session) forget(reply);
      return done;
    },
  );

  app.get('/api/me/matches', reading('Where you have a seat, newest first', myMatches), async (request) =>
    matchesOf(book, visitorOf(request).me.id),
  );

  app.get('/api/me/export', reading('All that is kept of you', z.looseObject({})), async (request) => {
    const { id } = visitorOf(request).me;
    const [kept, ratings, results] = await Promise.all([people.export(id), ratingsOf(book, id), resultsOf(book, id)]);
    return { ...kept, ratings, results };
  });

  app.delete(
    '/api/me',
    {
      onRequest: entering,
      schema: {
        summary: 'Be forgotten; seats keep the names that others have seen',
        response: { 200: nothing, ...problems },
      },
    },
    async (request, reply) => {
      const { id } = visitorOf(request).me;
      await lobby.forget(id);
      await people.forget(id);
      forget(reply);
      return done;
    },
  );
}
