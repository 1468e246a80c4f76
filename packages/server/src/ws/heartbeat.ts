import type { WebSocket } from 'ws';
import { type Every, every } from '../every.ts';

const BEAT = 30_000;

/** Cuts lines whose other end is gone without a word, so that nobody seems to be at the table who is not. */
export function keepAlive(sockets: ReadonlySet<WebSocket>, tick: Every = every): () => void {
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
