import type { ToServer } from './messages.ts';
import { type Clock, type Connect, type Connection, systemClock } from './transports.ts';

const FIRST_RETRY = 250;
const LAST_RETRY = 10_000;
const HEARTBEAT = 20_000;

/** A connection that is opened again whenever it is lost, after growing delays. */
export interface ReconnectingSocket extends Pick<Connection, 'send'> {
  /** Call when the server has answered: the next retry starts with the shortest delay. */
  confirm(): void;
  /** Drops the connection and connects again later. */
  lose(): void;
  /** Connects again at once if the connection is lost, for example when the network or the page is back. */
  wake(): void;
  close(): void;
}

export interface ReconnectingOptions<In> {
  connect: Connect<In>;
  /** Called for every new connection. */
  onOpen(): void;
  onMessage(message: In): void;
  onLost?(): void;
  clock?: Clock;
  /** Returns a number from 0 to below 1, which spreads the retries of many clients. */
  random?: () => number;
}

export function openReconnectingSocket<In>(options: ReconnectingOptions<In>): ReconnectingSocket {
  const { connect, onOpen, onMessage, onLost, clock = systemClock, random = Math.random } = options;
  let connection: Connection | null = null;
  /** Increased with every connection, so that late messages from an old one are ignored. */
  let era = 0;
  let tries = 0;
  let isAlive = true;
  let isLost = false;
  let cancelTimer = () => {};

  function open(): void {
    cancelTimer();
    isLost = false;
    const mine = ++era;
    connection = connect({
      open() {
        if (mine !== era) return;
        isAlive = true;
        if (!connection?.steady) beat();
        onOpen();
      },
      message(message) {
        if (mine !== era) return;
        isAlive = true;
        onMessage(message);
      },
      close: () => mine === era && lose(),
    });
  }

  /** Pings at intervals. A connection that is silent for a whole interval is lost. */
  function beat(): void {
    cancelTimer = clock.after(HEARTBEAT, () => {
      if (!isAlive) return lose();
      isAlive = false;
      connection?.send({ do: 'ping' } satisfies ToServer);
      beat();
    });
  }

  function close(): void {
    era++;
    isLost = false;
    cancelTimer();
    connection?.close();
    connection = null;
  }

  function lose(): void {
    close();
    isLost = true;
    const wait = Math.min(FIRST_RETRY * 2 ** tries++, LAST_RETRY) * (0.5 + random() / 2);
    cancelTimer = clock.after(wait, open);
    onLost?.();
  }

  open();
  return {
    send: (message) => connection?.send(message),
    confirm() {
      tries = 0;
    },
    lose,
    wake() {
      if (!isLost) return;
      tries = 0;
      open();
    },
    close,
  };
}
