import { refused } from '@orrery/host';
import { passkeyMade, passkeyUsed, passkeyWish } from '@orrery/protocol/passkeys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Limits, perMinute } from '../limits.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { me, myPasskeys, problems } from './answers.ts';
import { deviceOf, remember, visitorOf } from './visitors.ts';

export interface PasskeyOptions {
  people: People;
  passkeys: Passkeys;
  limits: Limits;
  /** The server's address as people know it; keys are for its domain. */
  publicUrl: string | null;
}

const params = z.object({ id: z.string().max(1400) });
const nothing = z.strictObject({});
const options = z.looseObject({});

/** Keys are for a domain, which the operator has named; on the own machine it is known without that. */
function siteOf({ host }: FastifyRequest, publicUrl: string | null): Site | null {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return publicUrl !== null || hostname === 'localhost' ? { origin, id: hostname } : null;
}

/** Signing in by a key that a device keeps. */
export function addPasskeyRoutes(
  given: FastifyInstance,
  { people, passkeys, limits, publicUrl }: PasskeyOptions,
): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const site = (request: FastifyRequest): Site => {
    const found = siteOf(request, publicUrl);
    if (!found) throw refused('bad-passkey', 'This server has no name that a key could be for.');
    return found;
  };
  const mine = async (request: FastifyRequest) => ({
    offered: siteOf(request, publicUrl) !== null,
    keys: request.visitor ? await passkeys.of(request.visitor.me.id) : [],
  });

  app.get(
    '/api/passkeys',
    { onRequest: requests, schema: { summary: 'Your passkeys', response: { 200: myPasskeys, ...problems } } },
    mine,
  );

  app.post(
    '/api/passkeys/options',
    {
      onRequest: entering,
      schema: { summary: 'What to make a passkey with', body: passkeyWish, response: { 200: options, ...problems } },
    },
    async (request) => {
      const { me: who } = visitorOf(request);
      // Whoever sits down at a device that was left open must not leave a door open for himself.
      await people.prove(who.id, request.body.password);
      return (await passkeys.ask(site(request), who)) as Record<string, unknown>;
    },
  );

  app.post(
    '/api/passkeys',
    {
      onRequest: entering,
      schema: { summary: 'Keep a passkey', body: passkeyMade, response: { 201: myPasskeys, ...problems } },
    },
    async (request, reply) => {
      await passkeys.add(site(request), visitorOf(request).me, request.body, deviceOf(request));
      reply.code(201);
      return mine(request);
    },
  );

  app.delete(
    '/api/passkeys/:id',
    {
      onRequest: requests,
      schema: { summary: 'Remove a passkey', params, response: { 200: myPasskeys, ...problems } },
    },
    async (request) => {
      await passkeys.remove(visitorOf(request).me.id, request.params.id);
      return mine(request);
    },
  );

  app.post(
    '/api/sessions/passkey/options',
    {
      onRequest: entering,
      schema: { summary: 'What to show a passkey with', body: nothing, response: { 200: options, ...problems } },
    },
    async (request) => (await passkeys.challenge(site(request))) as Record<string, unknown>,
  );

  app.post(
    '/api/sessions/passkey',
    {
      onRequest: entering,
      schema: { summary: 'Sign in with a passkey', body: passkeyUsed, response: { 201: me, ...problems } },
    },
    async (request, reply) => {
      const entered = await passkeys.enter(site(request), request.body, deviceOf(request));
      remember(request, reply, entered);
      reply.code(201);
      return entered.me;
    },
  );
}
