import type { Game } from '@orrery/kernel';
import { MAX_MESSAGE, PROTOCOL, type ToClient, type ToServer } from '@orrery/protocol';
import { toServer } from '@orrery/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { checked } from '../check.ts';
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
  /** True while this line's address may join a table. */
  mayJoin(): Promise<boolean>;
  /** Something was refused; true while this line's address may have more of that. */
  refused(code: string): Promise<boolean>;
  /** Somebody at this line's address has come to a match, to play or to watch. */
  joined(match: string, plays: boolean): void;
}

/** A device that does not read for so long gets the whole table anew when it comes back. */
const MOST_UNREAD = 1024 * 1024;
/** So many messages of a line may wait for their turn. */
const MOST_WAITING = 100;

/** Serves one line, until it closes. */
export function serveSocket(socket: WebSocket, tools: SocketTools): void {
  const { matches, log } = tools;
  const queue = openQueue();
  let seated: { match: Match; place: Place } | null = null;
  let gone = false;
  let waiting = 0;

  function sendText(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    socket.send(text);
  }
  const send = (message: ToClient) => sendText(JSON.stringify(message));

  /** Tells the sender, and only him. What he sent is never logged: it may hold a token. */
  async function refuse(id: number | null, error: unknown): Promise<void> {
    const game: Game | null = seated?.match.rules.game ?? null;
    const found = problemOf(error, game);
    if (!found) log.error({ err: error, match: seated?.match.id }, 'failed');
    const { code, ...rest } = found ?? problem('unavailable');
    send({ say: 'error', id, code, ...rest });
    if (!(await tools.refused(code))) socket.close(1008, 'too many refusals');
  }

  /** Nothing that goes wrong with a message may reach beyond its line. */
  function fail(error: unknown): void {
    log.error({ err: error, match: seated?.match.id }, 'failed');
    socket.terminate();
  }

  async function receive(data: Buffer, binary: boolean): Promise<void> {
    let id: number | null = null;
    try {
      if (data.length > MAX_MESSAGE) throw refused('oversized');
      const given = binary ? undefined : parse(data.toString());
      id = idOf(given);
      if (!tools.allowed() || waiting >= MOST_WAITING) throw refused('rate');
      const message = checked(toServer, given);
      waiting++;
      await queue(() => answer(message)).finally(() => waiting--);
    } catch (error) {
      await refuse(id, error);
    }
  }

  async function answer(message: ToServer): Promise<void> {
    if (gone) return;
    const joins = message.do === 'join';
    try {
      if (joins && !(await tools.mayJoin())) throw refused('rate');
      await obey(message);
      if (joins) tools.joined(message.match, message.token !== null);
    } catch (error) {
      await refuse('id' in message ? message.id : null, error);
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

  socket.on('message', (data, binary) => void receive(data as Buffer, binary).catch(fail));
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
