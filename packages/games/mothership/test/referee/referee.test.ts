import { effort, judgeGames } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { judged } from './play.ts';
import { setupOf } from './setups.ts';

/** Environment variables can select more games or different ones. */
const FROM = Number(process.env.REFEREE_FROM ?? 0);
const GAMES = Number(process.env.REFEREE_GAMES ?? effort(8, 12));
const STEPS = Number(process.env.REFEREE_STEPS ?? 350);
/** Events that must occur in a few random games; otherwise the referee has checked too little. */
const SEEN = [
  'compared',
  'captured',
  'killed',
  'entered-field',
  'deployed',
  'played',
  'burned-gas',
  'warped',
  'held-out',
];

describe('random games checked by an independent referee', () => {
  it('MO-105 MO-189 MO-202 MO-239 MO-430 moves, attacks, windows, dice, damage, planets, income, turns', {
    timeout: 60_000 * Math.max(10, GAMES),
  }, () => {
    const { wrong, seen } = judgeGames(FROM, GAMES, (n) => {
      const { seats, options, rich } = setupOf(n);
      return judged(seats, options, `game ${n}`, rich, STEPS);
    });
    expect(wrong).toEqual([]);
    if (!process.env.REFEREE_GAMES) for (const what of SEEN) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  });
});
