import { type InboxMessage, openReconnectingSocket, overSocket, type Problem } from '@orrery/protocol';
import { onReturn, socketAddress } from '../table/online.ts';
import { setUnread } from './unread.ts';

type FromServer = InboxMessage | ({ say: 'error' } & Problem) | { say: 'pong' };

/** Keeps the number of unread notifications current, over a socket. Returns a function that stops it. */
export function followInbox(): () => void {
  const socket = openReconnectingSocket({
    connect: overSocket<FromServer>(socketAddress(), WebSocket),
    onOpen: () => socket.send({ do: 'inbox' }),
    onMessage(news) {
      if (news.say === 'inbox') {
        socket.confirm();
        setUnread(news.unread);
      }
      if (news.say === 'error' && news.code === 'signed-out') {
        setUnread(0);
        stop();
      }
    },
  });
  const stopWaking = onReturn(socket.wake);
  function stop(): void {
    stopWaking();
    socket.close();
  }
  return stop;
}
