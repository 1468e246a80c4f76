import rateLimit from '@fastify/rate-limit';
import { problem, problemOf, refused } from '@orrery/host';
import { MAX_MESSAGE } from '@orrery/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { keysOf, storeOver } from './counts/limiter.ts';
import { addVacationRoutes } from './due/routes.ts';
import type { Vacations } from './due/vacations.ts';
import { every } from './every.ts';
import { type ApiOptions, addMatchRoutes } from './http/matches.ts';
import { addOperatorRoutes, type OperatorOptions } from './http/operator.ts';
import { addPasskeyRoutes, type PasskeyOptions } from './http/passkeys.ts';
import { addPeopleRoutes } from './http/people.ts';
import { addSchemas } from './http/schemas.ts';
import { addVisitors } from './http/visitors.ts';
import { addHeaders, addWeb } from './http/web.ts';
import type { Attendance } from './lobby/attend.ts';
import type { Lobby } from './lobby/lobby.ts';
import { addLobbyRoutes } from './lobby/routes.ts';
import type { Matches } from './match/matches.ts';
import { addAdminRoutes, addShunRoutes, type ModerationOptions } from './moderation/routes.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import type { Ways } from './notices/ways.ts';
import type { People } from './people/people.ts';
import { addRatingRoutes } from './ratings/routes.ts';
import type { SourceOf } from './source.ts';
import type { Book } from './store/book.ts';
import { openTally, type Tally } from './tally.ts';
import { addSocket, type SocketOptions } from './ws/route.ts';

const statusOf: { readonly [code: string]: number } = {
  foreign: 403,
  'unknown-host': 421,
  'signed-out': 401,
  'bad-password': 401,
  banned: 403,
  'bad-passkey': 401,
  'name-taken': 409,
  'no-vacation': 409,
  'no-clock': 409,
  'no-watching': 403,
  'unknown-match': 404,
  'not-found': 404,
  'seat-taken': 409,
  'not-host': 403,
  removed: 403,
  'not-full': 409,
  begun: 409,
  'no-hints': 409,
  'not-over': 409,
  oversized: 413,
  full: 507,
  rate: 429,
  unavailable: 503,
};

export interface AppOptions
  extends ApiOptions,
    OperatorOptions,
    Omit<ModerationOptions, 'lobby' | 'load'>,
    PasskeyOptions,
    Omit<SocketOptions, 'tally' | 'attendance'> {
  logger: FastifyServerOptions['logger'];
  /** Proxies whose word on a client's address is believed. */
  proxies: readonly string[];
  /** Public names this server answers to. */
  hosts: readonly string[];
  /** A request that has not arrived whole by then is given up. */
  requestMs: number;
  webDir: string | null;
  people: People;
  vacations: Vacations;
  ways: Ways;
  book: Book;
  sourceOf: SourceOf;
}

/** What is served besides settings. */
export interface Served {
  matches: Matches;
  lobby: Lobby;
  attendance: Attendance;
}

/** A line over which nothing goes for so long, in a request or an answer, is closed. */
const SILENT_MS = 60_000;

/** An app that does not listen yet. The matches are opened when there is something to log with. */
export function newApp(options: Pick<AppOptions, 'logger' | 'proxies' | 'requestMs'>): FastifyInstance {
  const { requestMs } = options;
  return Fastify({
    logger: options.logger ?? true,
    trustProxy: options.proxies.length > 0 ? [...options.proxies] : false,
    bodyLimit: MAX_MESSAGE,
    requestTimeout: requestMs,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / 5) },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // What cannot even be read as an address.
    frameworkErrors: (_error, request, reply) => {
      // No hook runs here that would close the socket of an upgrade.
      if (request.raw.headers.upgrade) reply.raw.once('finish', () => request.raw.socket.destroy());
      (reply as FastifyReply).code(400).send({ error: problem('malformed') });
    },
  }) as FastifyInstance;
}

export async function addRoutes(app: FastifyInstance, served: Served, options: AppOptions): Promise<void> {
  const { webDir } = options;
  const { matches, lobby, attendance } = served;
  const tally = openTally(app.log, every, options.metrics.refused);
  app.addHook('onClose', async () => tally.close());
  addErrors(app, tally);
  addHeaders(app);
  await addSchemas(app);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: keysOf,
    store: storeOver(options.counts),
    errorResponseBuilder: () => refused('rate'),
  });
  // First: its hook has to see every upgrade, or the socket of one that is refused before stays open.
  await addSocket(app, matches, { ...options, attendance, tally });
  await addVisitors(app, options);
  addMatchRoutes(app, matches, options);
  addPeopleRoutes(app, { ...options, lobby });
  addPasskeyRoutes(app, options);
  addLobbyRoutes(app, { ...options, lobby });
  addVacationRoutes(app, options.vacations, options.limits);
  addRatingRoutes(app, options.book, options.limits);
  addNoticeRoutes(app, options);
  addOperatorRoutes(app, options);
  const load = () => ({ lines: app.websocketServer.clients.size, live: matches.size });
  const moderation = { ...options, lobby, load };
  addShunRoutes(app, moderation);
  addAdminRoutes(app, moderation);
  options.metrics.gauge('lines', 'Open sockets', () => app.websocketServer.clients.size);
  const pageOf = webDir === null ? null : await addWeb(app, webDir);
  app.setNotFoundHandler((request, reply) => {
    const own = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(request.url);
    if (own && pageOf)
      return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url.split('?')[0] ?? '/'));
    return reply.code(404).send({ error: problem('not-found') });
  });
}

function addErrors(app: FastifyInstance, tally: Tally): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error) ?? fromFastify(error as { statusCode?: number; code?: string });
    if (!found) request.log.error({ err: error }, 'failed');
    const answer = found ?? problem('unavailable');
    tally.count(answer.code);
    return reply.code(found ? (statusOf[found.code] ?? 400) : 500).send({ error: answer });
  });
}

/** Faults of the request that the framework finds before we see it. */
function fromFastify(error: { statusCode?: number; code?: string }) {
  if (error.statusCode === 413) return problem('oversized');
  return error.statusCode !== undefined && error.statusCode < 500 ? problem('malformed') : null;
}
