import { type Connect, PROTOCOL, type ToClient, type ToServer } from '@orrery/protocol';
import { type Client, parcel } from './audience.ts';
import type { Match } from './match.ts';
import type { Place } from './place.ts';
import { problem, problemOf, refused } from './problems.ts';
import { openQueue } from './queue.ts';

/** One device's line to a host: what it asks for is carried out and answered in order. */
export interface Line {
  /** Rejects with what the refusal is made of; nothing was sent then. */
  obey(message: ToServer): Promise<void>;
  /** The match it sits at. */
  readonly match: Match | null;
  leave(): void;
}

/** `me`: who the device has signed in as. */
export function openLine(
  find: (match: string) => Promise<Match>,
  client: Client,
  me: { id: string; name: string } | null = null,
): Line {
  let seated: { match: Match; place: Place } | null = null;
  let gone = false;

  const send = (message: ToClient) => client.send(parcel(message));

  /** May come again on the same line: the new place is taken before the old one is left, so nobody seems to go. */
  async function join(message: Extract<ToServer, { do: 'join' }>): Promise<void> {
    if (message.protocol !== undefined && message.protocol !== PROTOCOL) throw refused('version');
    const match = await find(message.match);
    const { token, have, follow } = message;
    const who = { token, person: me?.id ?? null, name: me?.name ?? null, ...(follow === undefined ? {} : { follow }) };
    const place = await match.join({ ...client }, who, have);
    seated?.place.leave();
    seated = { match, place };
    if (gone) place.leave();
  }

  async function obey(message: ToServer): Promise<void> {
    if (message.do === 'ping') return send({ say: 'pong' });
    if (message.do === 'join') return join(message);
    if (!seated) throw refused('not-joined');
    const { place } = seated;
    const { id } = message;
    switch (message.do) {
      case 'why':
        return send({ say: 'why', id, refusal: await place.why(message.action) });
      case 'hint':
        return send({ say: 'hint', id, choices: await place.hint(message.seat, message.question) });
      case 'past':
        return send({ say: 'past', id, ...(await place.past(message.seat, message.heard)) });
      case 'earlier':
        return send({ say: 'earlier', id, ...(await place.earlier(message.what, message.before)) });
      case 'undo': {
        const asked = await place.undo(message.seat, message.seq, message.agreed === true);
        return send({ say: 'ok', id, ...(asked ? { asked } : {}) });
      }
      case 'act':
        await place.act(message.action, message.again === true);
        break;
      case 'consent':
        await place.consent(message.request, message.agree);
        break;
      case 'resign':
        await place.resign(message.seat);
        break;
      case 'abandon':
        await place.abandon(message.seat);
        break;
      case 'pause':
        await place.pause(message.seat, message.want);
        break;
      case 'show':
        await place.show(message.seat, message.want);
        break;
      case 'back':
        await place.back(message.seat);
        break;
      case 'orders':
        await place.orders(message.seat, message.orders);
        break;
      case 'talk':
        await place.talk(message.seat, message);
        break;
    }
    send({ say: 'ok', id });
  }

  return {
    obey,
    get match() {
      return seated?.match ?? null;
    },
    leave() {
      gone = true;
      seated?.place.leave();
    },
  };
}

/** Answers a device in the same program: what it sends is trusted to be well formed. `fault` hears of our own errors. */
export function serve(
  find: (match: string) => Promise<Match>,
  client: Client,
  fault: (error: unknown, about: string) => void,
): { hear(message: ToServer): void; leave(): void } {
  const line = openLine(find, client);
  const queue = openQueue();
  async function answer(message: ToServer): Promise<void> {
    try {
      await line.obey(message);
    } catch (error) {
      const found = problemOf(error, line.match?.rules.game ?? null);
      if (!found) fault(error, message.do);
      const id = 'id' in message ? message.id : null;
      client.send(parcel({ say: 'error', id, ...(found ?? problem('unavailable')) }));
    }
  }
  return { hear: (message) => void queue(() => answer(message)), leave: line.leave };
}

/** A line to a match in the same thread. */
export function overHost(
  find: (match: string) => Promise<Match>,
  fault: (error: unknown, about: string) => void,
): Connect {
  return (listener) => {
    let open = true;
    const client: Client = {
      // Later, as over any other line: nobody is told something inside a call of his own.
      send: ({ message }) => void Promise.resolve().then(() => open && listener.message(message)),
      drop: () => open && listener.close(),
    };
    const server = serve(find, client, fault);
    void Promise.resolve().then(listener.open);
    return {
      send: server.hear,
      close() {
        open = false;
        server.leave();
      },
    };
  };
}
