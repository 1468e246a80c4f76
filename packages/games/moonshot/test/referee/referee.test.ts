import { judgeGames } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { judged } from './play.ts';
import { setupOf } from './setups.ts';

/** More games, from another one on, where somebody asks for them; these then say what they have seen. */
const FROM = Number(process.env.REFEREE_FROM ?? 0);
const GAMES = Number(process.env.REFEREE_GAMES ?? 12);
const STEPS = Number(process.env.REFEREE_STEPS ?? 2000);
/** What chance must have brought in a handful of games; else the referee has looked at nothing. */
const SEEN = [
  ...['line', 'research', 'discard', 'supply', 'module', 'test', 'free-test', 'clean', 'payload', 'steal-test'].map(
    (verb) => `engineer.act ${verb}`,
  ),
  ...['engineer.act steal-tech', 'escalated', 'evaluated', 'obstructed', 'won', 'adapted', 'completed', 'exploded'],
  ...['no-payload', 'explored', 'late, admitted', 'late, refused', 'over popularity'],
];

describe('random games before an independent referee', () => {
  it('MS-110 MS-076 MS-100 MS-188 MS-181 MS-009 parameters, prices, placing, politics, launches, endings', {
    timeout: 3_600_000,
  }, () => {
    const { wrong, steps, seen } = judgeGames(FROM, GAMES, (n) => {
      const { seats, options, help } = setupOf(n);
      return judged(seats, options, `game ${n}`, help, STEPS);
    });
    if (process.env.REFEREE_GAMES) console.log(steps, JSON.stringify([...seen].sort()));
    expect(wrong).toEqual([]);
    for (const what of SEEN) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  });

  it('MS-010 MS-012 both programs ruined by the same launches, with either First Player', () => {
    const ruined = new Set<string>();
    for (let n = 0; n < 16; n++) {
      const { wrong, result } = judged(2, setupOf(0).options, `brink ${n}`, 'brink', STEPS);
      expect(wrong).toEqual([]);
      if (result?.scores.every((left) => left === 0)) ruined.add(`won by ${result.winners}`);
    }
    expect([...ruined].sort()).toEqual(['won by 0', 'won by 1']);
  });
});
