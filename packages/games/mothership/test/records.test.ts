import { readdirSync, readFileSync } from 'node:fs';
import type { MatchRecord } from '@orrery/kernel';
import { proven } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../src/index.ts';
import { messages } from '../src/text/en.ts';
import { RECORDED } from './recorded.ts';

const folder = new URL('./fixtures/', import.meta.url);
const recordOf = (name: string): MatchRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const endOf = (name: string): State => recordOf(name).snapshot.state as unknown as State;

describe('recorded games', () => {
  it('there is one for each, and a line about it', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(RECORDED.map(({ name }) => `${name}.json`).sort());
    const told = readFileSync(new URL('README.md', folder), 'utf8');
    expect(RECORDED.filter(({ name, proves }) => !told.includes(`| \`${name}.json\` | ${proves} |`))).toEqual([]);
  });

  it('there is one for every way to end that has words', () => {
    const ways = Object.keys(messages).flatMap((id) => (id.startsWith('over-') ? [id.slice('over-'.length)] : []));
    expect(ways.filter((way) => !RECORDED.some(({ reason }) => reason === way))).toEqual([]);
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

  it('MO-573 MO-574: the round in which the limit is reached is played to its end, by all', () => {
    const { players, round } = endOf('points');
    expect(players.map(({ turns }) => turns)).toEqual(players.map(() => round));
  });

  it('MO-081 MO-464: at a draw nobody is left, and both stand in the first place', () => {
    const { result, out } = endOf('draw');
    expect([out, result?.places, result?.winners]).toEqual([
      [true, true],
      [1, 1],
      [0, 1],
    ]);
  });

  it('holds every kind of entry a table knows, besides bots, hints and answers withdrawn', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'orders', 'resign', 'undo']);
  });
});
