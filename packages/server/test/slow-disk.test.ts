import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorld, type World } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const slowly = (fd: number, done: (error: Error | null) => void) => setTimeout(() => fs.fdatasync(fd, done), 20);
  return { ...fs, fdatasync: slowly } as unknown as typeof fs;
});

let world: World;
beforeEach(async () => {
  world = await openWorld({ idleMatches: 1 });
});
afterEach(() => world.end());

describe('a full server with a slow disk, which is read by many at the same moment', () => {
  it('puts no table away under somebody who has just come to it', async () => {
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
