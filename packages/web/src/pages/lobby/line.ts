import type { Gathering, GatheringNews } from '@orrery/protocol';
import { socketAddress } from '../../table/online.ts';

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
const PING_MS = 20_000;

/**
 * Follows a table that gathers, live: `onNews` hears how it stands, at first and after every change, null where there is
 * no such table. A lost line is opened again by itself. Returns how to stop.
 */
export function follow(table: string, onNews: (gathering: Gathering | null) => void): () => void {
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
      const news = JSON.parse(String(data)) as GatheringNews | { say: string };
      if (!closed && news.say === 'gathering') onNews((news as GatheringNews).gathering);
    };
    line.onclose = () => {
      if (closed || socket !== line) return;
      timer = setTimeout(open, wait * (1 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST_MS);
    };
  }

  /** Whoever comes back to the page, or to the network, need not wait. */
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
