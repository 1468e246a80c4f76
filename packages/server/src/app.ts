import websocket from '@fastify/websocket';
import { problem, problemOf } from '@orrery/host';
import { MAX_MESSAGE } from '@orrery/protocol';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { bucket, buckets, type Rate } from './bucket.ts';
import { addMatchRoutes } from './http/matches.ts';
import { addHeaders, addWeb } from './http/web.ts';
import type { GameEntry, Matches } from './match/matches.ts';
import { keepAlive } from './ws/heartbeat.ts';
import { serveSocket } from './ws/socket.ts';

/** How much a client may do. */
export interface Limits {
  /** Messages of one line. */
  messages: Rate;
  /** Matches created and seats claimed from one address. */
  matches: Rate;
}

export const LIMITS: Limits = {
  messages: { burst: 200, perSecond: 50 },
  matches: { burst: 60, perSecond: 1 },
};

const statusOf: { readonly [code: string]: number } = {
  'unknown-match': 404,
  'not-found': 404,
  'seat-taken': 409,
  'not-over': 409,
  oversized: 413,
  rate: 429,
  unavailable: 503,
};

export interface AppOptions {
  logger: FastifyServerOptions['logger'];
  trustProxy: boolean;
  limits: Limits;
  webDir: string | null;
  games: readonly GameEntry[];
}

/** An app that does not listen yet. The matches are opened when there is something to log with. */
export function newApp(options: AppOptions): FastifyInstance {
  return Fastify({
    logger: options.logger ?? true,
    trustProxy: options.trustProxy,
    bodyLimit: MAX_MESSAGE,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  }) as FastifyInstance;
}

export async function addRoutes(app: FastifyInstance, matches: Matches, options: AppOptions): Promise<void> {
  const { limits, webDir } = options;
  const now = () => performance.now();
  await addHeaders(app);
  // Somewhat longer messages are let in, to be answered by a refusal; beyond, the line is cut.
  await app.register(websocket, { options: { maxPayload: 4 * MAX_MESSAGE } });
  const rest = keepAlive(app.websocketServer.clients);
  app.addHook('onClose', async () => rest());
  addErrors(app);
  addMatchRoutes(app, matches, options.games, buckets(limits.matches, now));
  app.get('/ws', { websocket: true }, (socket) => {
    serveSocket(socket, { matches, log: app.log, allowed: bucket(limits.messages, now) });
  });
  if (webDir !== null) await addWeb(app, webDir);
  app.setNotFoundHandler((request, reply) => {
    const page = webDir !== null && request.method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(request.url);
    if (page) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ error: problem('not-found') });
  });
}

function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error) ?? fromFastify(error as { statusCode?: number; code?: string });
    if (!found) request.log.error({ err: error }, 'failed');
    const answer = found ?? problem('unavailable');
    request.log.info({ code: answer.code, method: request.method, route: request.routeOptions.url }, 'refused');
    return reply.code(found ? (statusOf[found.code] ?? 400) : 500).send({ error: answer });
  });
}

/** Faults of the request that the framework finds before we see it. */
function fromFastify(error: { statusCode?: number; code?: string }) {
  if (error.statusCode === 413) return problem('oversized');
  return error.statusCode !== undefined && error.statusCode < 500 ? problem('malformed') : null;
}
