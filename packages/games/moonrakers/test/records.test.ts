import { readdirSync, readFileSync } from 'node:fs';
import type { Result } from '@orrery/kernel';
import { describeRecords } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { RECORDED } from './recorded.ts';

const folder = new URL('./fixtures/', import.meta.url);
const kept = { files: readdirSync(folder), read: (file: string) => readFileSync(new URL(file, folder), 'utf8') };
const { recordOf, endOf } = describeRecords({ describe, it, expect }, game, RECORDED, kept);

describe('recorded games', () => {
  it('MK-246 MK-247 end with the first turn in which a captain reaches the target', () => {
    for (const name of ['prestige', 'everything']) {
      const { history, agreed } = endOf(name);
      const reached = history.map((turn) => turn.some((prestige) => prestige >= agreed.target));
      expect(reached.slice(0, -1)).not.toContain(true);
    }
  });

  it('MK-402 MK-412 give each captain ten turns in ten rounds', () => {
    expect([endOf('solo').turn, endOf('rounds').turn]).toEqual([10, 20]);
  });

  it('MK-440 score ten points for each prestige and one for each credit of net worth with one or two players', () => {
    for (const name of ['solo', 'rounds']) {
      const { scores, detail } = endOf(name).result as Result;
      const { captains } = detail as { captains: { prestige: number; netWorth: number }[] };
      expect(scores).toEqual(captains.map(({ prestige, netWorth }) => prestige * 10 + netWorth));
    }
  });

  it('contain every kind of entry except bots, hints and withdrawn answers', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'orders', 'resign', 'undo']);
  });
});
