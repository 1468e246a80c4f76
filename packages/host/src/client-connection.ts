import { type Connect, PROTOCOL, type ToClient, type ToServer } from '@orrery/protocol';
import { type Client, outgoing } from './audience.ts';
import { problem, problemOf, requestError } from './errors.ts';
import type { Match } from './match.ts';
import { openQueue } from './queue.ts';
import { OK, type Session } from './session.ts';

/** One device's connection to a host. Call `handle` for one message at a time. */
export interface ClientConnection {
  /** Rejects with the error; in that case nothing was sent. */
  handle(message: ToServer): Promise<void>;
  /** The match the device has joined, or null. */
  readonly match: Match | null;
  /** Whether the device holds a seat of that match, by token or by signed-in person. */
  readonly plays: boolean;
  leave(): void;
}

/** `me` is the person signed in on the device, or null. */
export function openClientConnection(
  find: (match: string) => Promise<Match>,
  client: Client,
  me: { id: string; name: string } | null = null,
): ClientConnection {
  let joined: { match: Match; session: Session } | null = null;
  let gone = false;

  const send = (message: ToClient) => client.send(outgoing(message));

  /**
   * Joins a match. Joining again on the same connection is allowed: the new session starts before the old one ends, so
   * presence does not flicker.
   */
  async function join(message: Extract<ToServer, { do: 'join' }>): Promise<void> {
    if (message.protocol !== undefined && message.protocol !== PROTOCOL) throw requestError('version');
    const match = await find(message.match);
    const { token, have, follow } = message;
    const who = { token, person: me?.id ?? null, name: me?.name ?? null, ...(follow === undefined ? {} : { follow }) };
    const session = await match.join({ ...client }, who, have);
    joined?.session.leave();
    joined = { match, session };
    if (gone) session.leave();
  }

  async function execute(message: ToServer): Promise<void> {
    if (message.do === 'ping') return send({ say: 'pong' });
    if (message.do === 'join') return join(message);
    if (!joined) throw requestError('not-joined');
    const reply = await joined.session.request(message);
    const { id } = message;
    if (reply === OK) return send({ say: 'ok', id });
    const { say, ...contents } = reply;
    send({ say, id, ...contents } as ToClient);
  }

  return {
    handle: execute,
    get match() {
      return joined?.match ?? null;
    },
    get plays() {
      return joined !== null && joined.session.seats.length > 0;
    },
    leave() {
      gone = true;
      joined?.session.leave();
    },
  };
}

/**
 * Serves a device in the same process, whose messages are trusted to be well formed. `fault` receives internal errors.
 */
export function serveInProcess(
  find: (match: string) => Promise<Match>,
  client: Client,
  fault: (error: unknown, about: string) => void,
): { receive(message: ToServer): void; leave(): void } {
  const connection = openClientConnection(find, client);
  const queue = openQueue();
  async function answer(message: ToServer): Promise<void> {
    try {
      await connection.handle(message);
    } catch (error) {
      const found = problemOf(error, connection.match?.rules.game ?? null);
      if (!found) fault(error, message.do);
      const id = 'id' in message ? message.id : null;
      client.send(outgoing({ say: 'error', id, ...(found ?? problem('unavailable')) }));
    }
  }
  return { receive: (message) => void queue(() => answer(message)), leave: connection.leave };
}

/** A connection to a match in the same thread. */
export function connectInProcess(
  find: (match: string) => Promise<Match>,
  fault: (error: unknown, about: string) => void,
): Connect {
  return (listener) => {
    let open = true;
    const client: Client = {
      // Asynchronous, as over a network: no message arrives while the caller is still sending.
      send: ({ message }) => void Promise.resolve().then(() => open && listener.message(message)),
      drop: () => open && listener.close(),
    };
    const server = serveInProcess(find, client, fault);
    void Promise.resolve().then(listener.open);
    return {
      send: server.receive,
      close() {
        open = false;
        server.leave();
      },
    };
  };
}
