import { openLine, openQueue, problem, problemOf } from '@orrery/host';
import { MAX_MESSAGE, type Problem, type ToClient, type ToServer } from '@orrery/protocol';
import { faultOf, toServer } from '@orrery/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Matches } from '../match/matches.ts';

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
  const line = openLine(matches.find, {
    send: ({ text }) => sendText(text),
    drop: () => socket.close(1001, 'the table is put away'),
  });
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
    log.info({ code: found.code, reason: found.reason, match: line.match?.id, ...about }, 'refused');
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
    const game = line.match?.rules.game ?? null;
    try {
      await line.obey(message);
      refusals = 0;
    } catch (error) {
      const found = problemOf(error, game);
      if (!found) log.error({ err: error, match: line.match?.id }, 'failed');
      refuse(id, found ?? problem('unavailable'), { do: message.do });
    }
  }

  socket.on('message', (data, binary) => receive(data as Buffer, binary));
  // A close always follows.
  socket.on('error', (error) => log.info({ code: (error as { code?: string }).code }, 'line failed'));
  socket.on('close', () => {
    gone = true;
    line.leave();
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
