import type { ToClient, ToServer } from './messages.ts';

/** One open line to a host, whatever carries it. */
export interface Connection {
  send(message: ToServer): void;
  close(): void;
  /** The other end cannot vanish without a word, so nobody need ask whether it is there. */
  steady?: boolean;
}

/** Who hears what comes over a line. `close` comes once, also where the line never opened. */
export interface Listener {
  open(): void;
  message(message: ToClient): void;
  close(): void;
}

/** Opens a line. It must not call the listener before it has returned. */
export type Connect = (listener: Listener) => Connection;

/** Time, so that tests need none. `after` returns how to call it off. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, run: () => void): () => void;
}

interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timers = globalThis as unknown as Timers;
    const timer = timers.setTimeout(run, ms);
    return () => timers.clearTimeout(timer);
  },
};

/** What a browser's WebSocket and the `ws` package have in common. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
}

/** Lines by WebSocket: `overSocket('wss://host/ws', WebSocket)`. */
export function overSocket(url: string, Socket: new (url: string) => SocketLike): Connect {
  return (listener) => {
    const socket = new Socket(url);
    let open = false;
    socket.onopen = () => {
      open = true;
      listener.open();
    };
    socket.onmessage = (event: { data: unknown }) => listener.message(JSON.parse(String(event.data)) as ToClient);
    // An error is always followed by a close, which says all there is to know.
    socket.onerror = () => {};
    socket.onclose = () => {
      open = false;
      listener.close();
    };
    return {
      send: (message) => {
        if (open) socket.send(JSON.stringify(message));
      },
      close: () => socket.close(),
    };
  };
}

/** What a `MessagePort` is on both sides. */
export interface PortLike {
  postMessage(message: unknown): void;
  onmessage: unknown;
  close(): void;
}

/** A line by a port to a worker next door: messages go as they are, and it is open from the start. */
export function overPort(open: () => PortLike): Connect {
  return (listener) => {
    const port = open();
    port.onmessage = (event: { data: ToClient }) => listener.message(event.data);
    void Promise.resolve().then(listener.open);
    return { send: (message) => port.postMessage(message), close: () => port.close(), steady: true };
  };
}
