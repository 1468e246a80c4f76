/** One open line to a server, whatever carries it. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

/** Who hears what comes over a line. `close` comes once, also where the line never opened. */
export interface Listener {
  open(): void;
  message(text: string): void;
  close(): void;
}

/** Opens a line. It must not call the listener before it has returned. */
export type Connect = (listener: Listener) => Connection;

/** Time, so that tests need none. `after` returns how to call it off. */
export interface Clock {
  after(ms: number, run: () => void): () => void;
}

interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: Clock = {
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
    socket.onmessage = (event: { data: unknown }) => listener.message(String(event.data));
    // An error is always followed by a close, which says all there is to know.
    socket.onerror = () => {};
    socket.onclose = () => {
      open = false;
      listener.close();
    };
    return {
      send: (text) => {
        if (open) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
}
