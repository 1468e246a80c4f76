import type { LobbyTable, LobbyTableMessage } from '@orrery/protocol';
import { socketAddress } from '../../table/online.ts';

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const PING_MS = 20_000;

/**
 * Follows a table in the lobby: calls `onNews` with its state, first immediately and then after every change, or with
 * null if there is no such table. Reconnects automatically. Returns a function that stops it.
 */
export function followTable(table: string, onNews: (gathering: LobbyTable | null) => void): () => void {
  let socket: WebSocket | null = null;
  let wait = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function open(): void {
    const line = new WebSocket(socketAddress());
    socket = line;
    line.onopen = () => {
      wait = FIRST_MS;
      line.send(JSON.stringify({ do: 'attend', table }));
    };
    line.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as LobbyTableMessage | { say: string };
      if (!closed && news.say === 'gathering') onNews((news as LobbyTableMessage).gathering);
    };
    line.onclose = () => {
      if (closed || socket !== line) return;
      timer = setTimeout(open, wait * (1 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST_MS);
    };
  }

  /** Reconnects immediately when the page or the network is back. */
  function wake(): void {
    if (document.hidden || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    open();
  }

  open();
  const ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"do":"ping"}');
  }, PING_MS);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    closed = true;
    clearTimeout(timer);
    clearInterval(ping);
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    socket?.close();
  };
}
