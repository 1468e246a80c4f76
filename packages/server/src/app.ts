import rateLimit from '@fastify/rate-limit';
import { problem, problemOf, requestError } from '@orrery/host';
import { MAX_MESSAGE } from '@orrery/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import type { Accounts } from './accounts/accounts.ts';
import { addAccountRoutes } from './http/accounts.ts';
import { addAuth } from './http/auth.ts';
import { type ApiOptions, addMatchRoutes } from './http/matches.ts';
import { addOperatorRoutes, type OperatorOptions } from './http/operator.ts';
import { addPasskeyRoutes, type PasskeyOptions } from './http/passkeys.ts';
import { addRecoveryRoutes, type RecoveryOptions } from './http/recovery.ts';
import { addSchemas } from './http/schemas.ts';
import { addHeaders, addStaticFiles } from './http/static-files.ts';
import { interval } from './interval.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { LobbyFeed } from './lobby/lobby-feed.ts';
import { addLobbyRoutes } from './lobby/routes.ts';
import type { Matches } from './match/matches.ts';
import { addAdminRoutes, addBlockRoutes, type ModerationOptions } from './moderation/routes.ts';
import type { Channels } from './notifications/channels.ts';
import { addNotificationRoutes } from './notifications/routes.ts';
import type { Inbox } from './players/inbox.ts';
import { addPlayerRoutes, type PlayerOptions } from './players/routes.ts';
import { addPuzzleRoutes } from './puzzles/routes.ts';
import { keysOf, storeOver } from './rate-limit/limiter.ts';
import { addRatingRoutes } from './ratings/routes.ts';
import { openRefusalCounters, type RefusalCounters } from './refusal-counters.ts';
import { addVacationRoutes } from './scheduler/vacation-routes.ts';
import type { Vacations } from './scheduler/vacations.ts';
import type { SourceKey } from './source-key.ts';
import type { SqlDatabase } from './store/database.ts';
import { addSocket, type SocketOptions } from './ws/route.ts';

const statusOf: { readonly [code: string]: number } = {
  foreign: 403,
  'unknown-host': 421,
  'signed-out': 401,
  'bad-password': 401,
  banned: 403,
  'bad-passkey': 401,
  'bad-recovery': 401,
  'unknown-player': 404,
  'no-account': 403,
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
  'bad-salt': 409,
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
    Omit<PlayerOptions, 'blocks' | 'reports' | 'inbox'>,
    RecoveryOptions,
    Omit<SocketOptions, 'refusalCounters' | 'lobbyFeed' | 'inbox'> {
  inbox: Inbox;
  logger: FastifyServerOptions['logger'];
  /** Proxies trusted to report client addresses. */
  proxies: readonly string[];
  /** Public host names of this server. */
  hosts: readonly string[];
  /** Time limit for receiving a whole request. */
  requestMs: number;
  webDir: string | null;
  people: Accounts;
  vacations: Vacations;
  channels: Channels;
  db: SqlDatabase;
  sourceOf: SourceKey;
}

/** Services behind the routes. */
export interface RouteDependencies {
  matches: Matches;
  lobby: Lobby;
  lobbyFeed: LobbyFeed;
}

/** Time after which idle connections are closed. */
const SILENT_MS = 60_000;

/** Creates an app that does not listen yet. Matches are opened later, because they need its logger. */
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
    // Called for requests with an unreadable URL.
    frameworkErrors: (_error, request, reply) => {
      // No hook runs here, so the socket of an upgrade has to be closed explicitly.
      if (request.raw.headers.upgrade) reply.raw.once('finish', () => request.raw.socket.destroy());
      (reply as FastifyReply).code(400).send({ error: problem('malformed') });
    },
  }) as FastifyInstance;
}

export async function addRoutes(app: FastifyInstance, served: RouteDependencies, options: AppOptions): Promise<void> {
  const { webDir } = options;
  const { matches, lobby, lobbyFeed } = served;
  const refusalCounters = openRefusalCounters(app.log, interval, options.metrics.refused);
  app.addHook('onClose', async () => refusalCounters.close());
  addErrors(app, refusalCounters);
  addHeaders(app);
  await addSchemas(app);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: keysOf,
    store: storeOver(options.counts),
    errorResponseBuilder: () => requestError('rate'),
  });
  // Registered first, because its hook has to see every upgrade; otherwise sockets of rejected upgrades stay open.
  await addSocket(app, matches, { ...options, lobbyFeed, refusalCounters });
  await addAuth(app, options);
  addMatchRoutes(app, matches, options);
  addAccountRoutes(app, { ...options, lobby });
  addPasskeyRoutes(app, options);
  addRecoveryRoutes(app, options);
  addPlayerRoutes(app, options);
  addLobbyRoutes(app, { ...options, lobby });
  addVacationRoutes(app, options.vacations, options.limits);
  addRatingRoutes(app, options.db, options.limits);
  addPuzzleRoutes(app, options.db, options.limits);
  addNotificationRoutes(app, options);
  addOperatorRoutes(app, options);
  const load = () => ({ lines: app.websocketServer.clients.size, live: matches.size });
  const moderation = { ...options, lobby, load };
  addBlockRoutes(app, moderation);
  addAdminRoutes(app, moderation);
  options.metrics.gauge('lines', 'Open WebSocket connections', () => app.websocketServer.clients.size);
  const pageOf = webDir === null ? null : await addStaticFiles(app, webDir);
  app.setNotFoundHandler((request, reply) => {
    const own = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(request.url);
    if (own && pageOf)
      return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url.split('?')[0] ?? '/'));
    return reply.code(404).send({ error: problem('not-found') });
  });
}

function addErrors(app: FastifyInstance, refusalCounters: RefusalCounters): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error) ?? fromFastify(error as { statusCode?: number; code?: string });
    if (!found) request.log.error({ err: error }, 'internal error');
    const answer = found ?? problem('unavailable');
    refusalCounters.count(answer.code);
    return reply.code(found ? (statusOf[found.code] ?? 400) : 500).send({ error: answer });
  });
}

/** Converts request errors that the framework finds before our code runs; null for other errors. */
function fromFastify(error: { statusCode?: number; code?: string }) {
  if (error.statusCode === 413) return problem('oversized');
  return error.statusCode !== undefined && error.statusCode < 500 ? problem('malformed') : null;
}
