import type { Socket } from 'node:net';
import { type OutgoingMessage, openClientConnection, openQueue, problem, problemOf, requestError } from '@orrery/host';
import {
  type FollowInbox,
  type FollowTable,
  type InboxMessage,
  type LobbyTableMessage,
  MAX_MESSAGE,
  type ToClient,
  type ToServer,
} from '@orrery/protocol';
import { followTable } from '@orrery/protocol/lobby';
import { followInbox } from '@orrery/protocol/players';
import { RATE_LIMITED, toServer } from '@orrery/protocol/requests';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { LobbyFeed } from '../lobby/lobby-feed.ts';
import type { Matches } from '../match/matches.ts';
import { parseMessage } from '../parse-message.ts';
import type { Inbox } from '../players/inbox.ts';
import { frameOf } from './frame.ts';
import type { SendBuffer } from './send-buffers.ts';

export interface SocketContext {
  matches: Matches;
  lobbyFeed: LobbyFeed;
  inbox: Pick<Inbox, 'follow'>;
  /** The signed-in user; null if not signed in. */
  me: { id: string; name: string } | null;
  log: FastifyBaseLogger;
  /** Counts this connection's buffered bytes. */
  unread: SendBuffer;
  /** True while this connection may send messages. */
  allowed(): boolean;
  /** True while this address may join tables. */
  mayJoin(): Promise<boolean>;
  /** True while this user and this match are below their limits for requests in `RATE_LIMITED`. */
  isWithinRate(match: string): Promise<boolean>;
  /** Counts a rejection; true while this address is below the limit. */
  refused(code: string): Promise<boolean>;
  /** Called when a visitor joins a match, to play or to watch. */
  joined(match: string, plays: boolean): void;
}

/** Maximum number of queued messages per connection. */
const MAX_WAITING = 100;

type FromClient = ToServer | FollowTable | FollowInbox;

/** A connection can join one match, follow one lobby table and follow its user's notification center. */
const fromClient = z.discriminatedUnion('do', [
  ...toServer.options,
  followTable,
  followInbox,
]) as unknown as z.ZodType<FromClient>;

/** Connections with messages of this turn of the event loop. */
let corked = new Set<Socket>();

/** Combines messages sent in one turn of the event loop, such as a step and its reply, into one write. */
function cork(wire: Socket): void {
  if (corked.has(wire)) return;
  if (corked.size === 0)
    setImmediate(() => {
      const wires = corked;
      corked = new Set();
      for (const one of wires) one.uncork();
    });
  corked.add(wire);
  wire.cork();
}

/** Serves one connection until it closes. */
export function serveSocket(socket: WebSocket, wire: Socket, context: SocketContext): void {
  const { matches, log, me } = context;
  const queue = openQueue();
  const client = {
    send(message: OutgoingMessage) {
      message.frame ??= frameOf(message.text);
      sendFrame(message.frame);
    },
    drop: () => socket.close(1001, 'session ended, reconnect'),
  };
  const connection = openClientConnection(matches.find, client, me);
  let gone = false;
  let waiting = 0;
  let unfollow = () => {};
  let leaveInbox = () => {};

  function sendFrame(frame: Uint8Array): void {
    if (socket.readyState !== socket.OPEN) return;
    // A client that does not read is disconnected; it gets the full table when it reconnects.
    if (!context.unread.sent(frame.length)) return socket.terminate();
    cork(wire);
    wire.write(frame, () => context.unread.taken(frame.length));
  }
  const send = (message: ToClient | LobbyTableMessage | InboxMessage) => sendFrame(frameOf(JSON.stringify(message)));

  /** Sends the error to the client. Messages are never logged, because they may contain a token. */
  async function refuse(id: number | null, error: unknown): Promise<void> {
    const found = problemOf(error, connection.match?.rules.game ?? null);
    if (!found) log.error({ err: error, match: connection.match?.id }, 'internal error');
    const { code, ...rest } = found ?? problem('unavailable');
    send({ say: 'error', id, code, ...rest });
    if (!(await context.refused(code))) socket.close(1008, 'too many rejected messages');
  }

  /** Logs an error and closes the connection, so that it affects nothing else. */
  function fail(error: unknown): void {
    log.error({ err: error, match: connection.match?.id }, 'internal error');
    socket.terminate();
  }

  async function receive(data: Buffer, binary: boolean): Promise<void> {
    let id: number | null = null;
    try {
      if (data.length > MAX_MESSAGE) throw requestError('oversized');
      const given = binary ? undefined : parse(data.toString());
      id = idOf(given);
      if (!context.allowed() || waiting >= MAX_WAITING) throw requestError('rate');
      const message = parseMessage(fromClient, given);
      waiting++;
      try {
        await queue(() => answer(message));
      } finally {
        waiting--;
      }
    } catch (error) {
      await refuse(id, error);
    }
  }

  function follow({ table }: FollowTable): void {
    unfollow();
    unfollow = table === null ? () => {} : context.lobbyFeed.follow(table, me?.id ?? null, send);
  }

  function watchInbox(): void {
    if (!me) throw requestError('signed-out');
    leaveInbox();
    leaveInbox = context.inbox.follow(me.id, (unread) => send({ say: 'inbox', unread }));
  }

  async function answer(message: FromClient): Promise<void> {
    if (gone) return;
    const follows = message.do === 'attend' || message.do === 'inbox';
    const joins = message.do === 'join';
    const isLimited = RATE_LIMITED.has(message.do);
    try {
      if ((joins || follows) && !(await context.mayJoin())) throw requestError('rate');
      if (message.do === 'attend') return gone ? undefined : follow(message);
      if (message.do === 'inbox') return gone ? undefined : watchInbox();
      if (isLimited && !(await context.isWithinRate(connection.match?.id ?? ''))) throw requestError('rate');
      await connection.handle(message);
      if (joins) context.joined(message.match, connection.plays);
    } catch (error) {
      await refuse('id' in message ? message.id : null, error);
    }
  }

  socket.on('message', (data, binary) => void receive(data as Buffer, binary).catch(fail));
  // Pings count towards the limits, because unread replies to a flood of pings would use up the memory.
  socket.on('ping', (data) => {
    if (!context.allowed() || !context.unread.sent(data.length)) return socket.terminate();
    socket.pong(data, undefined, () => context.unread.taken(data.length));
  });
  socket.on('close', () => {
    gone = true;
    context.unread.close();
    unfollow();
    leaveInbox();
    connection.leave();
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that does not fit the schema, for the reply; null if it has none. */
function idOf(message: unknown): number | null {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
