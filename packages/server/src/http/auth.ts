import cookie from '@fastify/cookie';
import { requestError } from '@orrery/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, NewSession, SignedIn } from '../accounts/accounts.ts';
import { mayOpen } from '../ws/origin.ts';
import { isAllowedHost } from './allowed-hosts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in visitor, by session cookie; null if not signed in. */
    visitor: SignedIn | null;
  }
}

const COOKIE = 'orrery';
const YEAR_S = 365 * 24 * 3600;
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Identifies the visitor. Requests that change something must come from our own pages or from no page at all, even
 * without a cookie; otherwise another site could sign a visitor in to an account of its choice.
 */
export async function addAuth(
  app: FastifyInstance,
  { people, origins, hosts }: { people: Accounts; origins: readonly string[]; hosts: readonly string[] },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (!isAllowedHost(request.host ?? '', hosts)) throw requestError('unknown-host');
    // Decided by the matched route, because a path can be spelled in many ways.
    if (!/^\/(api\/|ws$)/.test(request.routeOptions.url ?? '')) return;
    if (!HARMLESS.has(request.method) && !mayOpen(request.headers.origin, request.host, origins)) {
      throw requestError('foreign');
    }
    const key = request.cookies[COOKIE];
    if (key) request.visitor = await people.who(key);
  });
}

/** The session of the visitor; throws `signed-out` if there is none. */
export function visitorOf(request: FastifyRequest): SignedIn {
  if (!request.visitor) throw requestError('signed-out');
  return request.visitor;
}

/** Sets the session cookie. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, { key }: NewSession): void {
  reply.setCookie(COOKIE, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR_S,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The user agent of a device. */
export const deviceOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';
