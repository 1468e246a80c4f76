import { UPKEEP } from '../content/numbers.ts';
import { popularityAfter } from '../rules/tracks.ts';
import { programOf, type State } from '../state.ts';
import { testTracks } from './ending.ts';
import { report } from './report.ts';

/** Tests for the end of the game, except during phase 3, where the test follows both launches (MS-007, MS-008). */
function changed(s: State): void {
  if (s.phase !== 'launches') testTracks(s);
}

/** Keeps popularity between 0 and 12. `sunk`, the loss below 0, breaks a tie if both sides reach 0 (MS-010, MS-027). */
export function changePopularity(s: State, side: number, n: number): void {
  const own = programOf(s, side);
  const now = popularityAfter(own.popularity, n);
  const by = now - own.popularity;
  own.sunk = Math.max(0, -(own.popularity + n));
  own.popularity = now;
  if (by === 0) report('popularity-stays', side, { now });
  else report('popularity', side, { n: by, now });
  changed(s);
}

export function changeBudget(s: State, side: number, n: number): void {
  const own = programOf(s, side);
  own.budget += n;
  report('budget', side, { n, now: own.budget });
  changed(s);
}

/** Lowers both budgets as one change. The gap stays the same, so this cannot end the game (MS-184). */
export function upkeep(s: State): void {
  for (const [side, own] of s.programs.entries()) {
    own.budget -= UPKEEP;
    report('budget', side, { n: -UPKEEP, now: own.budget });
  }
}

export function changeMoney(s: State, side: number, n: number): void {
  if (n === 0) return;
  const own = programOf(s, side);
  own.money += n;
  report('money', side, { n, now: own.money });
}
