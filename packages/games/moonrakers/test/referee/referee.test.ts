import { effort, judgeGames } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { judged, type Manner } from './play.ts';
import { rareSetupOf, setupOf } from './setups.ts';

/** `REFEREE_FROM` and `REFEREE_GAMES` select other games; with `REFEREE_GAMES`, statistics are printed. */
const FROM = Number(process.env.REFEREE_FROM ?? 0);
const GAMES = Number(process.env.REFEREE_GAMES ?? effort(20, 40));
/** Number of games set up for rare situations and played to their end, and of steps per game. */
const RARE = Number(process.env.REFEREE_RARE ?? effort(4, 8));
const WHOLE = Number(process.env.REFEREE_WHOLE ?? effort(3, 6));
const STEPS = Number(process.env.REFEREE_STEPS ?? 220);
/** `REFEREE_MANNER=skilled REFEREE_STEPS=9999` plays games to their end. */
const MANNER = (process.env.REFEREE_MANNER ?? 'random') as Manner;
/** Situations that must occur in the default games, to prove that the referee has checked them. */
const SEEN = [
  ...['success', 'failure', 'head-to-head', 'hired', 'bought', 'armory discard', 'reshuffled', 'crew that stay'],
  ...['plan talk', 'plan solo', 'plan base', 'plan travel', 'plan replace', 'talks lock', 'talks counter'],
  ...['policy passed', 'policy rejected', 'favour exchange', 'floor of prestige', 'scrapped'],
];

describe('random games and an independent referee', () => {
  it('MK-070 MK-123 MK-294 MK-355 MK-382 MK-109 MK-246 MK-440 agree on deals, dice, plays, abilities, buying, claims and endings', {
    timeout: 3_600_000,
  }, () => {
    const { wrong, steps, seen } = judgeGames(FROM, GAMES, (n) => {
      const { seats, options, help } = setupOf(n);
      return judged(seats, options, `game ${n}`, help, STEPS, MANNER);
    });
    if (process.env.REFEREE_GAMES) console.log(steps, JSON.stringify([...seen].sort()));
    expect(wrong).toEqual([]);
    if (!process.env.REFEREE_GAMES) for (const what of SEEN) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  });

  it('MK-246 MK-248 MK-412 MK-440 agree on whole games and their winners', { timeout: 300_000 }, () => {
    const ends = new Set<string>();
    for (let n = 40; n < 40 + WHOLE; n++) {
      const { seats, options, help } = setupOf(n);
      const { wrong, result } = judged(seats, options, `whole ${n}`, help, Number.POSITIVE_INFINITY, 'skilled');
      expect(wrong).toEqual([]);
      ends.add(result?.reason as string);
    }
    if (!process.env.REFEREE_WHOLE) expect([...ends].sort()).toEqual(['prestige', 'rounds']);
  });

  it('MK-527 MK-529 MK-619 MK-248 agree on rare cases: kept reputation, fair shares, the levy, ties at the end', {
    timeout: 3_600_000,
  }, () => {
    for (let n = FROM; n < FROM + RARE; n++) {
      const { seats, options, help } = rareSetupOf(n);
      const { wrong } = judged(seats, options, `rare ${n}`, help, 600, n % 2 === 0 ? 'skilled' : 'random');
      expect(wrong, `rare ${n}`).toEqual([]);
    }
  });
});
