import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { requestError } from '@orrery/host';
import { MAX_MESSAGE } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { OpenSessions } from '../accounts/sessions.ts';
import { addressOf } from '../address.ts';
import type { LobbyFeed } from '../lobby/lobby-feed.ts';
import type { Matches } from '../match/matches.ts';
import type { Inbox } from '../players/inbox.ts';
import type { Presence } from '../players/presence.ts';
import type { RateCounters } from '../rate-limit/counters.ts';
import { type Limits, MINUTE, perMinute } from '../rate-limit/limits.ts';
import { bucket } from '../rate-limit/token-bucket.ts';
import type { RefusalCounters } from '../refusal-counters.ts';
import { keepAlive } from './heartbeat.ts';
import { mayOpen } from './origin.ts';
import { openSendBuffers } from './send-buffers.ts';
import { serveSocket } from './socket.ts';

export interface SocketOptions {
  limits: Limits;
  counts: RateCounters;
  /** Additional origins allowed to connect. */
  origins: readonly string[];
  refusalCounters: RefusalCounters;
  /** The feed of lobby tables. */
  lobbyFeed: LobbyFeed;
  /** Called when a visitor from an address joins a match, to play or to watch. */
  joined(address: string, match: string, plays: boolean): void;
  sessions: OpenSessions;
  inbox: Pick<Inbox, 'follow'>;
  presence: Pick<Presence, 'opened'>;
}

/** Time limit for the closing handshake. */
const GOODBYE_MS = 1000;

/** The WebSocket endpoint. Add it before all routes, so that upgrades on other paths are rejected. */
export async function addSocket(app: FastifyInstance, matches: Matches, options: SocketOptions): Promise<void> {
  const { limits, refusalCounters } = options;
  let isClosing = false;
  await app.register(websocket, {
    // Slightly too long messages are accepted and answered with an error; for longer ones, the connection is closed.
    options: { maxPayload: 4 * MAX_MESSAGE, autoPong: false },
    errorHandler: (error, socket) => {
      refusalCounters.count((error as { code?: string }).code ?? 'line');
      socket.terminate();
    },
    preClose: () => {
      isClosing = true;
      return closeAll(app);
    },
  });
  const stopHeartbeat = keepAlive(app.websocketServer.clients);
  app.addHook('onClose', async () => stopHeartbeat());
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== '/ws') throw requestError('not-found');
  });

  const ownPage = async (request: FastifyRequest) => {
    if (!mayOpen(request.headers.origin, request.host, options.origins)) throw requestError('foreign');
  };
  const joins = app.createRateLimit(perMinute(limits.joins));
  const talk = app.createRateLimit(perMinute(limits.talk));
  const refusals = app.createRateLimit(perMinute(limits.refusals));
  const lines = new Map<string, number>();
  const unread = openSendBuffers(limits.unread);

  function serve(socket: WebSocket, request: FastifyRequest): void {
    // A connection opened while the server shuts down would keep it from closing.
    if (isClosing) return socket.terminate();
    const address = addressOf(request);
    const open = lines.get(address) ?? 0;
    // The number of clients includes the new connection.
    const isFull = app.websocketServer.clients.size > limits.allLines;
    if (open >= limits.lines || isFull) {
      refusalCounters.count('lines');
      return socket.close(1013, isFull ? 'server full, try again later' : 'too many connections from one address');
    }
    lines.set(address, open + 1);
    socket.on('close', () => {
      const left = (lines.get(address) ?? 1) - 1;
      if (left > 0) lines.set(address, left);
      else lines.delete(address);
    });
    const { visitor } = request;
    // Close the connections of a session when it ends, because its user is no longer signed in.
    if (visitor) {
      socket.on(
        'close',
        options.sessions.opened(visitor.session, () => socket.close(1008, 'signed out')),
      );
      socket.on('close', options.presence.opened(visitor.me.id));
    }
    const left = async (limiter: typeof joins) => {
      const found = await limiter(request);
      return found.isAllowed || !found.isExceeded;
    };
    serveSocket(socket, request.socket, {
      matches,
      lobbyFeed: options.lobbyFeed,
      inbox: options.inbox,
      me: visitor?.me ?? null,
      log: app.log,
      unread: unread.open(address, () => socket.terminate()),
      allowed: bucket(limits.messages, () => performance.now()),
      mayJoin: () => left(joins),
      isWithinRate: async (match) =>
        (await left(talk)) && (await options.counts.count(`table:${match}`, MINUTE)).current <= limits.tableTalk,
      refused(code) {
        refusalCounters.count(code);
        return left(refusals);
      },
      joined: (match, plays) => options.joined(address, match, plays),
    });
  }

  app.route({
    method: 'GET',
    url: '/ws',
    exposeHeadRoute: false,
    schema: { hide: true },
    config: { rateLimit: perMinute(limits.connects) },
    preHandler: ownPage,
    handler: () => {
      throw requestError('not-found');
    },
    wsHandler: serve,
  });
}

/** Closes all connections without waiting for clients that do not answer. */
async function closeAll(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  app.server.removeAllListeners('upgrade');
  const closed = [...clients].map((client) => new Promise((resolve) => client.once('close', resolve)));
  for (const client of clients) client.close(1001, 'server shutting down');
  await Promise.race([Promise.all(closed), wait(GOODBYE_MS, undefined, { ref: false })]);
  for (const client of clients) client.terminate();
}
