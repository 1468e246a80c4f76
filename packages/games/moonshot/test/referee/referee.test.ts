import { effort, judgeGames } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { judgeGame } from './play.ts';
import { setupOf } from './setups.ts';

/** Environment variables can request other or more games, which then log what they covered. */
const FROM = Number(process.env.REFEREE_FROM ?? 0);
const GAMES = Number(process.env.REFEREE_GAMES ?? effort(8, 12));
const STEPS = Number(process.env.REFEREE_STEPS ?? 2000);
/** Actions and events that the games must cover; otherwise the comparison proves little. */
const COVERED = [
  ...['line', 'research', 'discard', 'supply', 'module', 'test', 'free-test', 'clean', 'payload', 'steal-test'].map(
    (verb) => `engineer.act ${verb}`,
  ),
  ...['engineer.act steal-tech', 'escalated', 'evaluated', 'obstructed', 'won', 'adapted', 'completed', 'exploded'],
  ...['no-payload', 'explored', 'late, admitted', 'late, refused', 'over popularity'],
];

describe('random games compared with an independent referee', () => {
  it('MS-110 MS-076 MS-100 MS-188 MS-181 MS-009 agrees on parameters, prices, placement, politics, launches and endings', {
    timeout: 3_600_000,
  }, () => {
    const { wrong, steps, seen } = judgeGames(FROM, GAMES, (n) => {
      const { seats, options, help } = setupOf(n);
      return judgeGame(seats, options, `game ${n}`, help, STEPS);
    });
    if (process.env.REFEREE_GAMES) console.log(steps, JSON.stringify([...seen].sort()));
    expect(wrong).toEqual([]);
    if (!process.env.REFEREE_GAMES) for (const what of COVERED) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  });

  it('MS-010 MS-012 agrees on the winner if the launches of one round cost both sides all popularity', () => {
    const ruined = new Set<string>();
    for (let n = 0; n < 16; n++) {
      const { wrong, result } = judgeGame(2, setupOf(0).options, `brink ${n}`, 'brink', STEPS);
      expect(wrong).toEqual([]);
      if (result?.scores.every((left) => left === 0)) ruined.add(`won by ${result.winners}`);
    }
    expect([...ruined].sort()).toEqual(['won by 0', 'won by 1']);
  });
});
