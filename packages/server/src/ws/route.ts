import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { refused } from '@orrery/host';
import { MAX_MESSAGE } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf } from '../address.ts';
import { bucket } from '../bucket.ts';
import type { Counts } from '../counts/counts.ts';
import { type Limits, MINUTE, perMinute } from '../limits.ts';
import type { Attendance } from '../lobby/attend.ts';
import type { Matches } from '../match/matches.ts';
import type { Doors } from '../people/doors.ts';
import type { Tally } from '../tally.ts';
import { keepAlive } from './heartbeat.ts';
import { mayOpen } from './origin.ts';
import { serveSocket } from './socket.ts';
import { openUnread } from './unread.ts';

export interface SocketOptions {
  limits: Limits;
  counts: Counts;
  /** Pages of these origins may open lines too. */
  origins: readonly string[];
  tally: Tally;
  /** Shows tables that gather. */
  attendance: Attendance;
  /** Somebody at an address has come to a match, to play or to watch. */
  joined(address: string, match: string, plays: boolean): void;
  doors: Doors;
}

/** So long the other end may take to say goodbye. */
const GOODBYE_MS = 1000;

/** The socket side of the protocol. To be added before all routes: an upgrade anywhere else is refused. */
export async function addSocket(app: FastifyInstance, matches: Matches, options: SocketOptions): Promise<void> {
  const { limits, tally } = options;
  let isClosing = false;
  await app.register(websocket, {
    // Somewhat longer messages are let in, to be answered by a refusal; beyond, the line is cut.
    options: { maxPayload: 4 * MAX_MESSAGE, autoPong: false },
    errorHandler: (error, socket) => {
      tally.count((error as { code?: string }).code ?? 'line');
      socket.terminate();
    },
    preClose: () => {
      isClosing = true;
      return hangUp(app);
    },
  });
  const rest = keepAlive(app.websocketServer.clients);
  app.addHook('onClose', async () => rest());
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== '/ws') throw refused('not-found');
  });

  const ownPage = async (request: FastifyRequest) => {
    if (!mayOpen(request.headers.origin, request.host, options.origins)) throw refused('foreign');
  };
  const joins = app.createRateLimit(perMinute(limits.joins));
  const talk = app.createRateLimit(perMinute(limits.talk));
  const refusals = app.createRateLimit(perMinute(limits.refusals));
  const lines = new Map<string, number>();
  const unread = openUnread(limits.unread);

  function serve(socket: WebSocket, request: FastifyRequest): void {
    // A line that was being opened when the server began to close: the server would wait for it forever.
    if (isClosing) return socket.terminate();
    const address = addressOf(request);
    const open = lines.get(address) ?? 0;
    // The one that has just come is among them.
    const isFull = app.websocketServer.clients.size > limits.allLines;
    if (open >= limits.lines || isFull) {
      tally.count('lines');
      return socket.close(1013, isFull ? 'this server is full; try again later' : 'too many lines from one address');
    }
    lines.set(address, open + 1);
    socket.on('close', () => {
      const left = (lines.get(address) ?? 1) - 1;
      if (left > 0) lines.set(address, left);
      else lines.delete(address);
    });
    const { visitor } = request;
    // A session that is over takes its lines along: whoever opened them is somebody else now, or nobody.
    if (visitor)
      socket.on(
        'close',
        options.doors.opened(visitor.session, () => socket.close(1008, 'signed out')),
      );
    const left = async (limiter: typeof joins) => {
      const found = await limiter(request);
      return found.isAllowed || !found.isExceeded;
    };
    serveSocket(socket, request.socket, {
      matches,
      attendance: options.attendance,
      me: visitor?.me ?? null,
      log: app.log,
      unread: unread.open(address, () => socket.terminate()),
      allowed: bucket(limits.messages, () => performance.now()),
      mayJoin: () => left(joins),
      mayTalk: async (match) =>
        (await left(talk)) && (await options.counts.count(`table:${match}`, MINUTE)).current <= limits.tableTalk,
      refused(code) {
        tally.count(code);
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
      throw refused('not-found');
    },
    wsHandler: serve,
  });
}

/** Takes leave of everyone, and waits for nobody who does not answer. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  app.server.removeAllListeners('upgrade');
  const closed = [...clients].map((client) => new Promise((resolve) => client.once('close', resolve)));
  for (const client of clients) client.close(1001, 'the server is going down');
  await Promise.race([Promise.all(closed), wait(GOODBYE_MS, undefined, { ref: false })]);
  for (const client of clients) client.terminate();
}
