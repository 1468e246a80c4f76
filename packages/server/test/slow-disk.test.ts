import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { browser } from './help/browser.ts';
import { openWorld, type World, wsUrl } from './help/world.ts';

/** Disk syncs wait until this promise resolves. */
const disk = vi.hoisted(() => ({ free: Promise.resolve() }));

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const slowly = (fd: number, done: (error: Error | null) => void) =>
    setTimeout(() => disk.free.then(() => fs.fdatasync(fd, done)), 20);
  return { ...fs, fdatasync: slowly } as unknown as typeof fs;
});

let world: World;
beforeEach(async () => {
  world = await openWorld({ idleMatches: 1 });
});
afterEach(() => world.end());

describe('a full server with a slow disk and many simultaneous reads', () => {
  it('does not unload a match that a player has just joined', async () => {
    const seats = [{ kind: 'me', name: 'Ada' } as const, { kind: 'open' } as const];
    const wish = { game: 'tic-tac-toe', seats };
    const made = await Promise.all(Array.from({ length: 40 }, () => world.api.create(wish)));
    await Promise.all(
      made.map(async ({ match, token }) => {
        const { token: other } = await world.api.claim(match, { name: 'Bo' });
        const guests = [token, other].map((key) => world.sit(match, key));
        const [, table] = await Promise.all(
          guests.map((guest) => guest.until((now) => now.seats.every((seat) => seat.connected))),
        );
        expect(table?.seats.map((seat) => seat.name)).toEqual(['Ada', 'Bo']);
      }),
    );
  });
});

describe('a server that closes while the disk is slow', () => {
  it('closes although a client is connecting', async () => {
    const ada = browser(() => world.server.url);
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    let release = () => {};
    disk.free = new Promise((resolve) => {
      release = resolve;
    });
    // Authenticating the connection reads the database, which has to wait for this write.
    const written = ada.ask('POST', '/api/me', { name: 'Ada B' }).catch(() => {});
    await wait(50);
    const socket = new WebSocket(wsUrl(world.server.url), { headers: { cookie: ada.cookie } });
    const ended = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    await wait(200);
    const closed = world.server.close();
    await wait(50);
    release();
    await expect(Promise.all([closed, ended, written])).resolves.toHaveLength(3);
  });
});
