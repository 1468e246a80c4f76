import { type LobbyTable, type LobbyTableMessage, openReconnectingSocket, overSocket } from '@orrery/protocol';
import { onReturn, socketAddress } from '../../table/online.ts';

/**
 * Follows a table in the lobby: calls `onNews` with its state, first immediately and then after every change, or with
 * null if there is no such table. Reconnects automatically. Returns a function that stops it.
 */
export function followTable(table: string, onNews: (gathering: LobbyTable | null) => void): () => void {
  const socket = openReconnectingSocket({
    connect: overSocket<LobbyTableMessage | { say: 'pong' | 'error' }>(socketAddress(), WebSocket),
    onOpen: () => socket.send({ do: 'attend', table }),
    onMessage(news) {
      if (news.say !== 'gathering') return;
      socket.confirm();
      onNews(news.gathering);
    },
  });
  const stop = onReturn(socket.wake);
  return () => {
    stop();
    socket.close();
  };
}
