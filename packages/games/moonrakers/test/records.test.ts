import { readdirSync, readFileSync } from 'node:fs';
import type { Result } from '@orrery/kernel';
import { describeRecords } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { RECORDED } from './recorded.ts';

const folder = new URL('./fixtures/', import.meta.url);
const kept = { files: readdirSync(folder), read: (file: string) => readFileSync(new URL(file, folder), 'utf8') };
const { recordOf, endOf } = describeRecords({ describe, it, expect }, game, RECORDED, kept);

describe('what the recorded games show', () => {
  it('MK-246 MK-247 the game is over with the first turn at whose end a captain has reached the target', () => {
    for (const name of ['prestige', 'everything']) {
      const { history, agreed } = endOf(name);
      const reached = history.map((turn) => turn.some((prestige) => prestige >= agreed.target));
      expect(reached.slice(0, -1)).not.toContain(true);
    }
  });

  it('MK-402 MK-412 ten rounds are ten turns of each captain', () => {
    expect([endOf('solo').turn, endOf('rounds').turn]).toEqual([10, 20]);
  });

  it('MK-440 the score of a small game is ten points for each prestige and one for each credit of net worth', () => {
    for (const name of ['solo', 'rounds']) {
      const { scores, detail } = endOf(name).result as Result;
      const { captains } = detail as { captains: { prestige: number; netWorth: number }[] };
      expect(scores).toEqual(captains.map(({ prestige, netWorth }) => prestige * 10 + netWorth));
    }
  });

  it('holds every kind of entry a table knows, besides bots, hints and answers withdrawn', () => {
    const kinds = new Set(recordOf('resignation').entries.map((entry) => entry.kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'orders', 'resign', 'undo']);
  });
});
