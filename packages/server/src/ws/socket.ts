import type { Game } from '@orrery/kernel';
import { MAX_MESSAGE, PROTOCOL, type Problem, type ToClient, type ToServer } from '@orrery/protocol';
import { faultOf, toServer } from '@orrery/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Client } from '../match/audience.ts';
import type { Match, Place } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import { problem, problemOf, refused } from '../problems.ts';
import { openQueue } from '../queue.ts';

export interface SocketTools {
  matches: Matches;
  log: FastifyBaseLogger;
  /** True while this line may send something more. */
  allowed(): boolean;
}

/** A device that does not read for so long gets the whole table anew when it comes back. */
const MOST_UNREAD = 1024 * 1024;
/** Refusals in a row after which the line is cut. */
const MOST_REFUSED = 200;

/** Serves one line, until it closes. */
export function serveSocket(socket: WebSocket, tools: SocketTools): void {
  const { matches, log } = tools;
  const queue = openQueue();
  let seated: { match: Match; place: Place } | null = null;
  let gone = false;
  let refusals = 0;

  function sendText(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    socket.send(text);
  }
  const send = (message: ToClient) => sendText(JSON.stringify(message));

  function refuse(id: number | null, found: Problem, about: object = {}): void {
    // Never what was sent: it may hold a token.
    log.info({ code: found.code, reason: found.reason, match: seated?.match.id, ...about }, 'refused');
    send({ say: 'error', id, ...found });
    if (++refusals > MOST_REFUSED) socket.close(1008, 'too many refusals');
  }

  function receive(data: Buffer, binary: boolean): void {
    if (data.length > MAX_MESSAGE) return refuse(null, problem('oversized'), { bytes: data.length });
    const read = binary ? undefined : parse(data.toString());
    if (!tools.allowed()) return refuse(idOf(read), problem('rate'));
    if (read === undefined) return refuse(null, problem('malformed'));
    const checked = toServer.safeParse(read);
    if (!checked.success) return refuse(idOf(read), problem('malformed', faultOf(checked.error)));
    void queue(() => answer(checked.data));
  }

  async function answer(message: ToServer): Promise<void> {
    if (gone) return;
    const id = 'id' in message ? message.id : null;
    const game: Game | null = seated?.match.rules.game ?? null;
    try {
      await obey(message);
      refusals = 0;
    } catch (error) {
      const found = problemOf(error, game);
      if (!found) log.error({ err: error, match: seated?.match.id }, 'failed');
      refuse(id, found ?? problem('unavailable'), { do: message.do });
    }
  }

  async function obey(message: ToServer): Promise<void> {
    if (message.do === 'ping') return send({ say: 'pong' });
    if (message.do === 'join') return join(message);
    if (!seated) throw refused('not-joined');
    const { place } = seated;
    const { id } = message;
    switch (message.do) {
      case 'act':
        await place.act(message.action, message.again === true);
        return send({ say: 'ok', id });
      case 'why':
        return send({ say: 'why', id, refusal: await place.why(message.action) });
      case 'undo': {
        const asked = await place.undo(message.seat, message.seq);
        return send({ say: 'ok', id, ...(asked ? { asked } : {}) });
      }
      case 'consent':
        await place.consent(message.request, message.agree);
        return send({ say: 'ok', id });
      case 'resign':
        await place.resign(message.seat);
        return send({ say: 'ok', id });
    }
  }

  /** May come again on the same line: the new place is taken before the old one is left, so nobody seems to go. */
  async function join(message: Extract<ToServer, { do: 'join' }>): Promise<void> {
    if (message.protocol !== undefined && message.protocol !== PROTOCOL) throw refused('version');
    const match = await matches.find(message.match);
    const client: Client = { send: sendText, drop: () => socket.close(1001, 'the table is put away') };
    const place = await match.join(client, message.token, message.have);
    seated?.place.leave();
    seated = { match, place };
    if (gone) place.leave();
  }

  socket.on('message', (data, binary) => receive(data as Buffer, binary));
  // A close always follows.
  socket.on('error', (error) => log.info({ code: (error as { code?: string }).code }, 'line failed'));
  socket.on('close', () => {
    gone = true;
    seated?.place.leave();
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number of a message that is otherwise not understood, so that its sender knows which one was meant. */
function idOf(message: unknown): number | null {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
