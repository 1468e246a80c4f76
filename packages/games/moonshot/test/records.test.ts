import { readdirSync, readFileSync } from 'node:fs';
import { describeRecords } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { programOf } from '../src/state.ts';
import { RECORDED } from './recorded.ts';
import { CCCP, USA } from './scene.ts';

const folder = new URL('./fixtures/', import.meta.url);
const kept = { files: readdirSync(folder), read: (file: string) => readFileSync(new URL(file, folder), 'utf8') };
const { recordOf, endOf } = describeRecords({ describe, it, expect }, game, RECORDED, kept);

describe('recorded games', () => {
  /** Both sides' tracks at the end, and the winner. */
  const ended = (name: string) => {
    const s = endOf(name);
    const { popularity, budget, landed } = programOf(s, USA);
    const other = programOf(s, CCCP);
    return {
      winner: s.sideOf[s.result?.winners[0] as number] as number,
      popularity: [popularity, other.popularity],
      budget: [budget, other.budget],
      landed: [landed, other.landed],
      round: s.round,
    };
  };

  it('MS-002 MS-169 the side that lands on the Moon wins, after a mission of level 3 or more has opened it', () => {
    const { winner, landed } = ended('moon');
    expect(landed).toEqual([winner === USA, winner === CCCP]);
    expect(endOf('moon').moonOpen).toBe(true);
  });

  it('MS-005 a side at popularity 0 loses to a side with more', () => {
    const { winner, popularity } = ended('popularity');
    expect(popularity[1 - winner]).toBe(0);
    expect(popularity[winner]).toBeGreaterThan(0);
  });

  it('MS-006 the larger budget wins if the budgets are more than 15 apart', () => {
    const { winner, budget, popularity } = ended('budget');
    expect((budget[winner] as number) - (budget[1 - winner] as number)).toBeGreaterThan(15);
    expect(Math.min(...popularity)).toBeGreaterThan(0);
  });

  it('MS-013 the higher popularity wins after round 30', () => {
    const { winner, popularity, budget, round } = ended('cap');
    expect([round, winner, popularity]).toEqual([30, USA, [10, 9]]);
    expect(Math.abs((budget[USA] as number) - (budget[CCCP] as number))).toBeLessThanOrEqual(15);
  });

  it('MS-015 D48 a side loses when both of its players have resigned; every kind of entry replays', () => {
    const { result, out, sideOf } = endOf('resignation');
    expect(out).toEqual(sideOf.map((side) => side === USA));
    expect(result?.winners).toEqual(sideOf.flatMap((side, seat) => (side === CCCP ? [seat] : [])));
    const kinds = new Set(recordOf('resignation').entries.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['act', 'expire', 'resign', 'undo']);
  });
});
