import type { WebSocket } from 'ws';
import { type Interval, interval } from '../interval.ts';

const BEAT = 30_000;

/** Closes connections that have stopped answering, so that presence stays correct. Returns a function that stops it. */
export function keepAlive(sockets: ReadonlySet<WebSocket>, tick: Interval = interval): () => void {
  const silent = new WeakSet<WebSocket>();
  const listened = new WeakSet<WebSocket>();
  return tick(BEAT, () => {
    for (const socket of sockets) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      if (!listened.has(socket)) socket.on('pong', () => silent.delete(socket));
      listened.add(socket);
      silent.add(socket);
      socket.ping();
    }
  });
}
