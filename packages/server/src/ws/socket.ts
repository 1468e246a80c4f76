import type { Socket } from 'node:net';
import { openLine, openQueue, type Parcel, problem, problemOf, refused } from '@orrery/host';
import { type Attend, type GatheringNews, MAX_MESSAGE, type ToClient, type ToServer } from '@orrery/protocol';
import { attend } from '@orrery/protocol/lobby';
import { toServer } from '@orrery/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { checked } from '../check.ts';
import type { Attendance } from '../lobby/attend.ts';
import type { Matches } from '../match/matches.ts';
import type { UnreadLine } from './unread.ts';

export interface SocketTools {
  matches: Matches;
  attendance: Attendance;
  /** Who has opened the line; null for somebody whom the server does not know. */
  me: { id: string; name: string } | null;
  log: FastifyBaseLogger;
  /** Counts what this line was sent and has not taken. */
  unread: UnreadLine;
  /** True while this line may send something more. */
  allowed(): boolean;
  /** True while this line's address may join a table. */
  mayJoin(): Promise<boolean>;
  /** True while something more may be said, ordered, taken back or looked back at: from this line, and at that table. */
  mayTalk(match: string): Promise<boolean>;
  /** Something was refused; true while this line's address may have more of that. */
  refused(code: string): Promise<boolean>;
  /** Somebody at this line's address has come to a match, to play or to watch. */
  joined(match: string, plays: boolean): void;
}

/** So many messages of a line may wait for their turn. */
const MOST_WAITING = 100;

/** Kept for good, replayed for or thought about: no rule says that it is enough. */
const LIMITED: ReadonlySet<ToServer['do']> = new Set(['talk', 'orders', 'undo', 'past', 'earlier', 'hint', 'show']);

/** A line plays at one table, and may look at one that gathers. */
const fromClient = z.discriminatedUnion('do', [...toServer.options, attend]);

/** Serves one line, until it closes. `wire` is what carries it. */
export function serveSocket(socket: WebSocket, wire: Socket, tools: SocketTools): void {
  const { matches, log, me } = tools;
  const queue = openQueue();
  const client = {
    send: ({ text }: Parcel) => sendText(text),
    drop: () => socket.close(1001, 'the table is put away'),
  };
  const line = openLine(matches.find, client, me);
  let gone = false;
  let waiting = 0;
  let held = false;
  let lookAway = () => {};

  /** What is said to one device in one turn of the event loop goes out in one write: a step and the reply to it. */
  function hold(): void {
    if (held) return;
    held = true;
    wire.cork();
    setImmediate(() => {
      held = false;
      wire.uncork();
    });
  }

  function sendText(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    const frame = Buffer.from(text);
    // A device that does not read gets the whole table again when it comes back.
    if (!tools.unread.sent(frame.length)) return socket.terminate();
    hold();
    socket.send(frame, { binary: false }, () => tools.unread.taken(frame.length));
  }
  const send = (message: ToClient | GatheringNews) => sendText(JSON.stringify(message));

  /** Tells the sender, and only him. What he sent is never logged: it may hold a token. */
  async function refuse(id: number | null, error: unknown): Promise<void> {
    const found = problemOf(error, line.match?.rules.game ?? null);
    if (!found) log.error({ err: error, match: line.match?.id }, 'failed');
    const { code, ...rest } = found ?? problem('unavailable');
    send({ say: 'error', id, code, ...rest });
    if (!(await tools.refused(code))) socket.close(1008, 'too many refusals');
  }

  /** Nothing that goes wrong with a message may reach beyond its line. */
  function fail(error: unknown): void {
    log.error({ err: error, match: line.match?.id }, 'failed');
    socket.terminate();
  }

  async function receive(data: Buffer, binary: boolean): Promise<void> {
    let id: number | null = null;
    try {
      if (data.length > MAX_MESSAGE) throw refused('oversized');
      const given = binary ? undefined : parse(data.toString());
      id = idOf(given);
      if (!tools.allowed() || waiting >= MOST_WAITING) throw refused('rate');
      const message = checked(fromClient, given);
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

  function look({ table }: Attend): void {
    lookAway();
    lookAway = table === null ? () => {} : tools.attendance.attend(table, me?.id ?? null, send);
  }

  async function answer(message: ToServer | Attend): Promise<void> {
    if (gone) return;
    const looks = message.do === 'attend';
    const joins = message.do === 'join';
    const talks = !looks && LIMITED.has(message.do);
    try {
      if ((joins || looks) && !(await tools.mayJoin())) throw refused('rate');
      if (looks) return gone ? undefined : look(message);
      if (talks && !(await tools.mayTalk(line.match?.id ?? ''))) throw refused('rate');
      await line.obey(message);
      if (joins) tools.joined(message.match, message.token !== null);
    } catch (error) {
      await refuse('id' in message ? message.id : null, error);
    }
  }

  socket.on('message', (data, binary) => void receive(data as Buffer, binary).catch(fail));
  // Answered by itself, a flood of pings that nobody reads the answers to would fill the memory.
  socket.on('ping', (data) => {
    if (!tools.allowed() || !tools.unread.sent(data.length)) return socket.terminate();
    socket.pong(data, undefined, () => tools.unread.taken(data.length));
  });
  socket.on('close', () => {
    gone = true;
    tools.unread.close();
    lookAway();
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
