import { describe, expect, it } from 'vitest';
import { judged } from './play.ts';
import { setupOf } from './setups.ts';

/** More games, from another one on, where somebody asks for them; these then say what they have seen. */
const FROM = Number(process.env.REFEREE_FROM ?? 0);
const GAMES = Number(process.env.REFEREE_GAMES ?? 12);
const STEPS = Number(process.env.REFEREE_STEPS ?? 1500);

describe('random games before an independent referee', () => {
  it('MK-070: all', { timeout: 3_600_000 }, () => {
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    let steps = 0;
    for (let n = FROM; n < FROM + GAMES; n++) {
      const { seats, options, help } = setupOf(n);
      const game = judged(seats, options, `game ${n}`, help, STEPS);
      steps += game.steps;
      for (const [what, times] of game.seen) seen.set(what, (seen.get(what) ?? 0) + times);
      for (const problem of game.wrong) wrong.push(`game ${n}: ${problem}`);
      if (process.env.REFEREE_STOP && wrong.length > 0) break;
    }
    if (process.env.REFEREE_GAMES) console.log(steps, JSON.stringify([...seen].sort()));
    expect(wrong).toEqual([]);
  });
});
