import { requestError } from '@orrery/host';
import { recovery, recoveryCodesRequest, recoveryMail, recoveryMailRequest } from '@orrery/protocol/players';
import { me, myRecovery, ok, problems, recoveryCodes } from '@orrery/protocol/responses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RecoveryService } from '../accounts/recovery.ts';
import { type Limits, perMinute } from '../rate-limit/limits.ts';
import type { SourceKey } from '../source-key.ts';
import { deviceOf, setSessionCookie, visitorOf } from './auth.ts';

export interface RecoveryOptions {
  recovery: RecoveryService;
  limits: Limits;
  sourceOf: SourceKey;
}

/** The signed-in account. */
function accountOf(request: FastifyRequest): string {
  const { me: visitor } = visitorOf(request);
  if (visitor.guest) throw requestError('no-account');
  return visitor.id;
}

/** Recovery codes, recovery e-mail addresses, and account recovery. */
export function addRecoveryRoutes(
  given: FastifyInstance,
  { recovery: service, limits, sourceOf }: RecoveryOptions,
): void {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const [requests, entering] = [limits.requests, limits.entries].map((max) => app.rateLimit(perMinute(max)));

  app.get(
    '/api/me/recovery',
    {
      onRequest: requests,
      schema: { summary: 'Get your recovery settings', response: { 200: myRecovery, ...problems } },
    },
    async (request) => service.of(accountOf(request)),
  );

  app.post(
    '/api/me/recovery/codes',
    {
      onRequest: entering,
      schema: {
        summary: 'Replace your recovery codes',
        body: recoveryCodesRequest,
        response: { 200: recoveryCodes, ...problems },
      },
    },
    async (request) => ({ codes: await service.newCodes(accountOf(request), request.body.password) }),
  );

  app.post(
    '/api/me/recovery/mail',
    {
      onRequest: entering,
      schema: {
        summary: 'Allow a confirmed e-mail address to recover your account, or not',
        body: recoveryMailRequest,
        response: { 200: myRecovery, ...problems },
      },
    },
    async (request) => {
      const { id, on, password } = request.body;
      return service.setMail(accountOf(request), id, on, password);
    },
  );

  app.post(
    '/api/recovery/mail',
    {
      onRequest: entering,
      schema: {
        summary: 'Ask for a recovery e-mail; succeeds for every address',
        body: recoveryMail,
        response: { 200: ok, ...problems },
      },
    },
    async (request) => {
      await service.ask(request.body.address, sourceOf(request));
      return { ok: true as const };
    },
  );

  app.post(
    '/api/recovery',
    {
      onRequest: entering,
      schema: {
        summary: 'Set a new password with a recovery code or link, which signs out all devices',
        body: recovery,
        response: { 201: me, ...problems },
      },
    },
    async (request, reply) => {
      const entered = await service.recover(request.body, deviceOf(request));
      setSessionCookie(request, reply, entered);
      reply.code(201);
      return entered.me;
    },
  );
}
