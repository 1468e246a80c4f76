import type { FollowInbox, FollowTable, ToClient, ToServer } from './messages.ts';

/** An open connection to a host, over any transport. */
export interface Connection {
  send(message: ToServer | FollowTable | FollowInbox): void;
  close(): void;
  /** Whether the other end cannot vanish silently, so that no pings are needed. */
  steady?: boolean;
}

/** Listener of a connection. `close` is called once, even if the connection never opened. */
export interface Listener<In = ToClient> {
  open(): void;
  message(message: In): void;
  close(): void;
}

/** Opens a connection. It must not call the listener before it returns. */
export type Connect<In = ToClient> = (listener: Listener<In>) => Connection;

/** A clock that tests can replace. `after` returns a function that cancels the timer. */
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

/** The common part of browser WebSockets and the `ws` package. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
}

/** Connections over WebSocket: `overSocket('wss://host/ws', WebSocket)`. */
export function overSocket<In = ToClient>(url: string, Socket: new (url: string) => SocketLike): Connect<In> {
  return (listener) => {
    const socket = new Socket(url);
    let open = false;
    socket.onopen = () => {
      open = true;
      listener.open();
    };
    socket.onmessage = (event: { data: unknown }) => listener.message(JSON.parse(String(event.data)) as In);
    // An error is always followed by a close event, which is handled below.
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

/** The part of `MessagePort` that `overPort` uses. */
export interface PortLike {
  postMessage(message: unknown): void;
  onmessage: unknown;
  close(): void;
}

/** Connects to a worker through a port. Messages need no serialization, and the connection is open from the start. */
export function overPort(open: () => PortLike): Connect {
  return (listener) => {
    const port = open();
    port.onmessage = (event: { data: ToClient }) => listener.message(event.data);
    void Promise.resolve().then(listener.open);
    return { send: (message) => port.postMessage(message), close: () => port.close(), steady: true };
  };
}
