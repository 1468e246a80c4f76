import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@orrery/kernel';
import { proven } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';

const recordOf = (name: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));

describe('recorded games', () => {
  it.each([
    ['full-board', 'full-board', 3],
    ['full-board-ring', 'full-board', 4],
    ['stall', 'stall', 2],
    ['last-round', 'last-round', 2],
    ['resignation', 'resignation', 3],
  ])('%s ends by %s with %i seats, and replays to the state it ended in', (name, reason, seats) => {
    const { result, players } = proven(game, recordOf(name));
    expect(result).toMatchObject({ reason });
    expect(players).toHaveLength(seats);
  });

  it('the full boards are full, and only the last builder has not made the final exchange', () => {
    for (const name of ['full-board', 'full-board-ring']) {
      const s = recordOf(name).snapshot.state as unknown as State;
      expect(s.board.tile.every((tile, field) => tile !== null || s.board.black[field])).toBe(true);
      const rich = s.players.filter(({ tokens }) => Math.max(tokens.green, tokens.red, tokens.blue) >= 4);
      expect(rich.length).toBeLessThanOrEqual(1);
    }
  });

  it('the stall took three idle rounds, the last round was the fortieth', () => {
    expect((recordOf('stall').snapshot.state as unknown as State).idleRounds).toBe(3);
    expect((recordOf('last-round').snapshot.state as unknown as State).round).toBe(40);
  });

  it('the resignation has actions, timeouts, resignations, undos and withdrawals', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'resign', 'undo', 'withdraw']);
    expect((recordOf('resignation').snapshot.state as unknown as State).result?.places).toContain(3);
  });
});
