import cookie from '@fastify/cookie';
import { refused } from '@orrery/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entered, People, Presence } from '../people/people.ts';
import { mayOpen } from '../ws/origin.ts';
import { isServedAs } from './hosts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, by the cookie of the session; null for somebody whom the server does not know. */
    visitor: Presence | null;
  }
}

const COOKIE = 'orrery';
const YEAR_S = 365 * 24 * 3600;
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Finds out who asks. What changes something must come from a page of ours, or from no page at all: also where no cookie
 * comes with it, for a page of another site could otherwise sign a visitor in as somebody of its own choice.
 */
export async function addVisitors(
  app: FastifyInstance,
  { people, origins, hosts }: { people: People; origins: readonly string[]; hosts: readonly string[] },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (!isServedAs(request.host ?? '', hosts)) throw refused('unknown-host');
    // Judged by the route that was found: one path can be spelled in many ways.
    if (!/^\/(api\/|ws$)/.test(request.routeOptions.url ?? '')) return;
    if (!HARMLESS.has(request.method) && !mayOpen(request.headers.origin, request.host, origins)) {
      throw refused('foreign');
    }
    const key = request.cookies[COOKIE];
    if (key) request.visitor = await people.who(key);
  });
}

/** The session of who asks; refused where there is none. */
export function visitorOf(request: FastifyRequest): Presence {
  if (!request.visitor) throw refused('signed-out');
  return request.visitor;
}

/** Remembers somebody on his device. */
export function remember(request: FastifyRequest, reply: FastifyReply, { key }: Entered): void {
  reply.setCookie(COOKIE, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR_S,
  });
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** What a device calls itself. */
export const deviceOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';
