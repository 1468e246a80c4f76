import { me, myMatch, mySession, ok, problems } from '@orrery/protocol/responses';
import { credentials, newCredentials, newGuest } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import { ratingsOf, resultsOf } from '../ratings/leaderboard.ts';
import type { SqlDatabase } from '../store/database.ts';
import { matchesOf } from '../store/my-matches.ts';
import { clearSessionCookie, deviceOf, setSessionCookie, visitorOf } from './auth.ts';

interface PeopleOptions {
  people: Accounts;
  db: SqlDatabase;
  lobby: Pick<Lobby, 'erase'>;
  limits: Limits;
}

const params = z.object({ id: z.string().max(64) });
const someone = z.object({ me: me.nullable() });
const done = { ok: true as const };

/** Guests, accounts and sessions. */
export function addAccountRoutes(given: FastifyInstance, { people, db, lobby, limits }: PeopleOptions): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const reading = (summary: string, answer: z.ZodType) => ({
    onRequest: requests,
    schema: { summary, response: { 200: answer, ...problems } },
  });

  // Returns null rather than an error for visitors who are not signed in.
  app.get('/api/me', reading('Get the signed-in user, or null', someone), async (request) => ({
    me: request.visitor?.me ?? null,
  }));

  app.post(
    '/api/me',
    {
      onRequest: entering,
      schema: {
        summary: 'Sign in as a guest, or change your name',
        body: newGuest,
        response: { 201: me, ...problems },
      },
    },
    async (request, reply) => {
      reply.code(201);
      // A visitor who is already signed in keeps their identity.
      if (request.visitor) return people.rename(request.visitor.me.id, request.body.name);
      const entered = await people.createGuest(request.body.name, deviceOf(request));
      setSessionCookie(request, reply, entered);
      return entered.me;
    },
  );

  app.post(
    '/api/me/account',
    {
      onRequest: entering,
      schema: {
        summary: 'Create an account for the current guest, or change name and password',
        body: newCredentials,
        response: { 200: me, ...problems },
      },
    },
    async (request, reply) => {
      const entered = await people.saveAccount(visitorOf(request), request.body);
      setSessionCookie(request, reply, entered);
      return entered.me;
    },
  );

  app.post(
    '/api/sessions',
    { onRequest: entering, schema: { summary: 'Sign in', body: credentials, response: { 201: me, ...problems } } },
    async (request, reply) => {
      const entered = await people.signIn(request.body, deviceOf(request));
      setSessionCookie(request, reply, entered);
      reply.code(201);
      return entered.me;
    },
  );

  app.get('/api/sessions', reading('List active sessions', z.array(mySession)), async (request) =>
    people.sessions(visitorOf(request)),
  );

  app.delete(
    '/api/sessions/:id',
    { onRequest: requests, schema: { summary: 'End a session', params, response: { 200: ok, ...problems } } },
    async (request, reply) => {
      const { me, session } = visitorOf(request);
      const { id } = request.params;
      await people.end(me.id, id);
      if (id === session) clearSessionCookie(reply);
      return done;
    },
  );

  app.get('/api/me/matches', reading('List your matches, newest first', z.array(myMatch)), async (request) =>
    matchesOf(db, visitorOf(request).me.id),
  );

  app.get('/api/me/export', reading('Export your data', z.looseObject({})), async (request) => {
    const { id } = visitorOf(request).me;
    const [kept, ratings, results] = await Promise.all([people.export(id), ratingsOf(db, id), resultsOf(db, id)]);
    return { ...kept, ratings, results };
  });

  app.delete(
    '/api/me',
    {
      onRequest: entering,
      schema: {
        summary: 'Delete your account; past seats keep their display names, and chat keeps its text',
        response: { 200: ok, ...problems },
      },
    },
    async (request, reply) => {
      const { id } = visitorOf(request).me;
      await lobby.erase(id);
      await people.deletePerson(id);
      clearSessionCookie(reply);
      return done;
    },
  );
}
