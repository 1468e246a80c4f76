import { readdirSync, readFileSync } from 'node:fs';
import { describeRecords } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { RECORDED } from '../recorded.ts';

const folder = new URL('../fixtures/', import.meta.url);
const kept = { files: readdirSync(folder), read: (file: string) => readFileSync(new URL(file, folder), 'utf8') };
const rare = ['tie-cards', 'tie-shared', 'tie-won', 'tie-lost'];
const { recordOf, endOf } = describeRecords({ describe, it, expect }, game, RECORDED, kept, rare);

describe('the recorded games', () => {
  it('HX-195 HX-196 a completed game has an empty Event deck and nine turns for each player', () => {
    for (const { name, seats, reason } of RECORDED.filter((wanted) => !wanted.name.endsWith('resignation'))) {
      const s = endOf(name);
      expect([name, s.events.cards.length, s.turns], reason).toEqual([name, 0, 9 * seats]);
    }
  });

  it('HX-207 the player with more trophies wins a tie', () => {
    const { result, players } = endOf('tie');
    const piles = players.map((player) => player.trophies.cards.length);
    expect(result?.scores[0]).toBe(result?.scores[1]);
    expect(result?.winners).toEqual([piles.indexOf(Math.max(...piles))]);
  });

  it('HX-002 HX-286 a team wins or loses as one', () => {
    for (const [name, winners] of [
      ['team-won', [0, 1, 2]],
      ['solo-won', [0]],
      ['team-lost', []],
      ['team-missions', []],
      ['solo-lost', []],
      ['team-resignation', []],
    ] as const) {
      expect([name, endOf(name).result?.winners]).toEqual([name, winners]);
    }
  });

  it('R60 the first player to resign ranks last, and the record has undos, withdrawals and timeouts', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'resign', 'undo', 'withdraw']);
    const { result, left } = endOf('resignation');
    expect(left.map((seat) => result?.places[seat])).toEqual([3, 2]);
    expect(result?.winners).toHaveLength(1);
  });
});
