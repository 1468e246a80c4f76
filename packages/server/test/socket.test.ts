import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateMatch } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { openAccounts } from '../src/accounts/accounts.ts';
import { hashToken, secret } from '../src/ids.ts';
import { openLocalBus, openSqlite, type SqliteStore } from '../src/index.ts';
import { type Matches, openMatches } from '../src/match/matches.ts';
import { type SocketContext, serveSocket } from '../src/ws/socket.ts';
import { catalog } from './fixtures/games.ts';

let dir: string;
let store: SqliteStore;
let matches: Matches;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-socket-'));
  store = openSqlite(join(dir, 'm.db'));
  matches = openMatches({
    games: catalog,
    store,
    bus: openLocalBus(() => {}),
    thinker: { think: () => Promise.reject(new Error('no bots here')) },
    node: 'one',
    clock: { now: () => 0, after: () => () => {} },
    secret,
    keyOf: hashToken,
    isLevel: () => true,
    maxLoaded: 10,
    fault: () => {},
  });
});
afterEach(async () => {
  await matches.close();
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Joins over a socket; returns whether the visitor counts as a player. */
function joinAs(me: SocketContext['me'], match: string, token: string | null): Promise<boolean> {
  const socket = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, readyState: 1 },
    ...{ send: () => {}, close: () => {}, terminate: () => {}, pong: () => {} },
  });
  return new Promise((resolve, reject) => {
    serveSocket(socket as unknown as WebSocket, { cork() {}, uncork() {}, write: () => true } as unknown as Socket, {
      matches,
      me,
      lobbyFeed: { follow: () => () => {}, close() {} } as unknown as SocketContext['lobbyFeed'],
      inbox: { follow: () => () => {} },
      log: { error: reject } as unknown as SocketContext['log'],
      unread: { sent: () => true, taken() {}, close() {} } as unknown as SocketContext['unread'],
      allowed: () => true,
      mayJoin: async () => true,
      isWithinRate: async () => true,
      refused: async (code) => {
        reject(new Error(code));
        return true;
      },
      joined: (_match, plays) => resolve(plays),
    });
    socket.emit('message', Buffer.from(JSON.stringify({ do: 'join', match, token })), false);
  });
}

describe('a visitor who joins over a socket', () => {
  it('counts as a player if they hold a seat, by session or by token, and as a spectator otherwise', async () => {
    const people = openAccounts(store.db);
    const [ada, eve] = [(await people.createGuest('Ada', '')).me, (await people.createGuest('Eve', '')).me];
    const create = (seats: CreateMatch['seats']) => matches.create({ game: 'tic-tac-toe', seats }, ada.id);
    const { match, token } = await create([{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
    expect(await joinAs(ada, match, null)).toBe(true);
    expect(await joinAs(null, match, token)).toBe(true);
    expect(await joinAs(eve, match, null)).toBe(false);
    expect(await joinAs(null, match, null)).toBe(false);
    // The creator's token is valid even if they took no seat.
    const watched = await create([{ kind: 'open' }, { kind: 'open' }]);
    expect(await joinAs(null, watched.match, watched.token)).toBe(false);
  });
});
