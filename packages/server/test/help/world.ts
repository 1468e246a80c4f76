import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@orrery/kernel';
import {
  type Api,
  type Connect,
  openApi,
  openRemote,
  overSocket,
  ProblemError,
  type RemoteTable,
  type SocketLike,
  type TableState,
  type ToClient,
} from '@orrery/protocol';
import { WebSocket } from 'ws';
import { type Server, type ServerOptions, startServer } from '../../src/index.ts';
import { catalog } from '../fixtures/games.ts';

export const games = { catalog, module: new URL('../fixtures/games.ts', import.meta.url).href };
export const Socket = WebSocket as unknown as new (url: string) => SocketLike;

/** Limits that allow all tests to come from one address. */
export const ROOMY = {
  lines: 1e6,
  allLines: 1e6,
  requests: 1e6,
  matches: 1e6,
  moved: 1e6,
  tableActions: 1e6,
  entries: 1e6,
  connects: 1e6,
  joins: 1e6,
  talk: 1e6,
  tableTalk: 1e6,
  refusals: 1e6,
};

/** A row of the server's log. */
interface LogLine {
  msg: string;
  code?: string;
  [key: string]: unknown;
}

export interface World {
  server: Server;
  api: Api;
  dir: string;
  log: LogLine[];
  sit(match: string, token: string | null, connect?: Connect): Guest;
  /** A raw socket, to send invalid messages. */
  line(): Promise<ClientConnection>;
  restart(changes?: Partial<ServerOptions>): Promise<void>;
  end(): Promise<void>;
}

/** A server on a free port with its own folder; `end` removes everything. */
export async function openWorld(options: Partial<ServerOptions> = {}): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-'));
  const log: LogLine[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void log.push(JSON.parse(line) as LogLine) } };
  const guests: Guest[] = [];
  const lines: ClientConnection[] = [];
  const start = (port: number, changes = options) =>
    startServer({
      port,
      dataDir: dir,
      logger,
      games,
      botBudgetMs: 20,
      ...changes,
      limits: { ...ROOMY, ...changes.limits },
    });
  const world: World = {
    server: await start(0),
    api: openApi('', fetch),
    dir,
    log,
    sit(match, token, connect = overSocket(wsUrl(world.server.url), Socket)) {
      const guest = openGuest(connect, match, token);
      guests.push(guest);
      return guest;
    },
    async line() {
      const line = await openClientConnection(wsUrl(world.server.url));
      lines.push(line);
      return line;
    },
    async restart(changes = options) {
      await world.server.close();
      world.server = await start(Number(new URL(world.server.url).port), changes);
    },
    async end() {
      for (const guest of guests) guest.remote.close();
      for (const line of lines) line.socket.close();
      await world.server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  world.api = openApi(world.server.url, fetch);
  return world;
}

export const wsUrl = (url: string): string => `${url.replace(/^http/, 'ws')}/ws`;

/** A player with the real client, and helpers to wait for a state. */
export interface Guest {
  remote: RemoteTable;
  /** Resolves with the table when the condition holds. */
  until(is: (table: TableState) => boolean): Promise<TableState>;
  /** Answers the seat's open question. */
  answer(answer: Answer, seat?: number): Promise<void>;
}

export function openGuest(connect: Connect, match: string, token: string | null): Guest {
  const waits = new Set<() => void>();
  const remote = openRemote({
    connect,
    match,
    token,
    onChange: () => {
      for (const wait of [...waits]) wait();
    },
  });
  const guest: Guest = {
    remote,
    until(is) {
      return new Promise((resolve) => {
        const look = () => {
          if (!remote.table || !is(remote.table)) return;
          waits.delete(look);
          resolve(remote.table);
        };
        waits.add(look);
        look();
      });
    },
    async answer(answer, seat) {
      const asked = (table: TableState) => table.prompts.find((row) => seat === undefined || row.seat === seat);
      const table = await guest.until((now) => asked(now) !== undefined);
      const row = asked(table);
      if (!row) throw new Error('not asked');
      await remote.act({ seat: row.seat, question: row.question, n: row.n, answer });
    },
  };
  return guest;
}

/** The error code of a rejection. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
  return 'accepted';
}

export interface ClientConnection {
  socket: WebSocket;
  send(message: unknown): void;
  next(say?: ToClient['say']): Promise<any>;
}

/** A raw socket that sends anything and records everything. */
export async function openClientConnection(url: string): Promise<ClientConnection> {
  const socket = new WebSocket(url);
  const received: ToClient[] = [];
  let tell = () => {};
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as ToClient);
    tell();
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    socket,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(say) {
      for (;;) {
        const at = received.findIndex((message) => say === undefined || message.say === say);
        if (at >= 0) return received.splice(0, at + 1)[at];
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
  };
}
