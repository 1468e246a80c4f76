import { readdirSync, readFileSync } from 'node:fs';
import { describeRecords } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { RECORDED } from './recorded.ts';

const folder = new URL('./fixtures/', import.meta.url);
const kept = { files: readdirSync(folder), read: (file: string) => readFileSync(new URL(file, folder), 'utf8') };
const { recordOf, endOf } = describeRecords({ describe, it, expect }, game, RECORDED, kept);

describe('recorded games', () => {
  it('MO-573 MO-574 the round in which the limit is reached is played to its end, by all', () => {
    const { players, round } = endOf('points');
    expect(players.map(({ turns }) => turns)).toEqual(players.map(() => round));
  });

  it('MO-081 MO-464 after a draw no player is left, and both share first place', () => {
    const { result, out } = endOf('draw');
    expect([out, result?.places, result?.winners]).toEqual([
      [true, true],
      [1, 1],
      [0, 1],
    ]);
  });

  it('hold every kind of entry a table knows except bots, hints and withdrawn answers', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'orders', 'resign', 'undo']);
  });
});
