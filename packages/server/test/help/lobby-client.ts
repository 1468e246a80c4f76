import type { LobbyTable, LobbyTableMessage } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { wsUrl } from './world.ts';

/** A client that follows a lobby table. */
export async function looking(url: string, table: string, cookie = '') {
  const socket = new WebSocket(wsUrl(url), { headers: { cookie } });
  const received: LobbyTableMessage[] = [];
  let tell = () => {};
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as LobbyTableMessage);
    tell();
  });
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ do: 'attend', table }));
  return {
    socket,
    received,
    async until(is: (now: LobbyTable | null) => boolean): Promise<LobbyTable | null> {
      for (;;) {
        const found = received.find((news) => news.say === 'gathering' && is(news.gathering));
        if (found) return found.gathering;
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
  };
}
