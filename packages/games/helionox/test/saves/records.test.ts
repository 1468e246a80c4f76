import { readdirSync, readFileSync } from 'node:fs';
import type { MatchRecord } from '@orrery/kernel';
import { proven } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { RECORDED } from '../recorded.ts';

const folder = new URL('../fixtures/', import.meta.url);
const recordOf = (name: string): MatchRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const endOf = (name: string): State => recordOf(name).snapshot.state as unknown as State;

describe('recorded games', () => {
  it('there is one for each, and a line about it', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(RECORDED.map(({ name }) => `${name}.json`).sort());
    const told = readFileSync(new URL('README.md', folder), 'utf8');
    expect(RECORDED.filter(({ name, proves }) => !told.includes(`| \`${name}.json\` | ${proves} |`))).toEqual([]);
  });

  it.each(RECORDED.map((wanted) => [wanted.name, wanted.reason, wanted] as const))(
    '%s ends by %s and replays to the state it ended in',
    (name, reason, { seats, options, shows }) => {
      const record = recordOf(name);
      expect([record.seats, record.options]).toEqual([seats, options]);
      const s = proven(game, record);
      expect(s.result?.reason).toBe(reason);
      expect(shows?.(s) ?? true).toBe(true);
    },
  );

  it('HX-195 HX-196 a game that is played to its end has no Event left in the deck, and nine turns for each', () => {
    for (const { name, seats, reason } of RECORDED.filter((wanted) => !wanted.name.endsWith('resignation'))) {
      const s = endOf(name);
      expect([name, s.events.cards.length, s.turns], reason).toEqual([name, 0, 9 * seats]);
    }
  });

  it('HX-207 the tie goes to who has more trophies', () => {
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

  it('R60 who resigns first is last, and the resignation holds every kind of entry a table knows but a bot', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'resign', 'undo', 'withdraw']);
    const { result, left } = endOf('resignation');
    expect(left.map((seat) => result?.places[seat])).toEqual([3, 2]);
    expect(result?.winners).toHaveLength(1);
  });
});
