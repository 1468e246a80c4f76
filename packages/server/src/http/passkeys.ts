import { requestError } from '@orrery/host';
import { newPasskey, passkeyRequest, passkeySignIn } from '@orrery/protocol/passkeys';
import { me, myPasskeys, problems } from '@orrery/protocol/responses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import { deviceOf, setSessionCookie, visitorOf } from './auth.ts';

export interface PasskeyOptions {
  people: Accounts;
  passkeys: Passkeys;
  limits: Limits;
  /** Public URL of the server; passkeys are bound to its domain. */
  publicUrl: string | null;
}

const params = z.object({ id: z.string().max(1400) });
const nothing = z.strictObject({});
const options = z.looseObject({});

/** The site that passkeys are bound to: the operator's public URL, or localhost; null if there is none. */
function siteOf({ host }: FastifyRequest, publicUrl: string | null): Site | null {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return publicUrl !== null || hostname === 'localhost' ? { origin, id: hostname } : null;
}

/** Sign-in with passkeys. */
export function addPasskeyRoutes(
  given: FastifyInstance,
  { people, passkeys, limits, publicUrl }: PasskeyOptions,
): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));
  const site = (request: FastifyRequest): Site => {
    const found = siteOf(request, publicUrl);
    if (!found) throw requestError('bad-passkey', 'Passkeys are off: the operator has not set a domain.');
    return found;
  };
  const mine = async (request: FastifyRequest) => ({
    offered: siteOf(request, publicUrl) !== null,
    keys: request.visitor ? await passkeys.of(request.visitor.me.id) : [],
  });

  app.get(
    '/api/passkeys',
    { onRequest: requests, schema: { summary: 'List your passkeys', response: { 200: myPasskeys, ...problems } } },
    mine,
  );

  app.post(
    '/api/passkeys/options',
    {
      onRequest: entering,
      schema: {
        summary: 'Get options to create a passkey',
        body: passkeyRequest,
        response: { 200: options, ...problems },
      },
    },
    async (request) => {
      const { me: who } = visitorOf(request);
      // A stranger with an unlocked device must not be able to add their own passkey.
      await people.checkPassword(who.id, request.body.password);
      return (await passkeys.ask(site(request), who)) as Record<string, unknown>;
    },
  );

  app.post(
    '/api/passkeys',
    {
      onRequest: entering,
      schema: { summary: 'Register a passkey', body: newPasskey, response: { 201: myPasskeys, ...problems } },
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
      schema: {
        summary: 'Get options to sign in with a passkey',
        body: nothing,
        response: { 200: options, ...problems },
      },
    },
    async (request) => (await passkeys.challenge(site(request))) as Record<string, unknown>,
  );

  app.post(
    '/api/sessions/passkey',
    {
      onRequest: entering,
      schema: { summary: 'Sign in with a passkey', body: passkeySignIn, response: { 201: me, ...problems } },
    },
    async (request, reply) => {
      const entered = await passkeys.enter(site(request), request.body, deviceOf(request));
      setSessionCookie(request, reply, entered);
      reply.code(201);
      return entered.me;
    },
  );
}
