import { post } from '@orrery/kernel';
import type { Effect, EffectKind } from '../content/types.ts';
import { rival } from '../rules/seats.ts';
import { catchUpOf } from '../rules/tracks.ts';
import { programOf, type State } from '../state.ts';
import { CALLS } from './calls.ts';
import { report } from './report.ts';
import { changeBudget, changeMoney, changePopularity } from './tracks.ts';

const token =
  (what: 'testSteals' | 'techSteals' | 'freeTests' | 'promised') =>
  (s: State, side: number, n: number): void => {
    programOf(s, side)[what] += n;
    report(what, side, { n });
  };

/** The implementation of each effect (MS-135 to MS-149). */
const APPLY: { readonly [K in EffectKind]: (s: State, side: number, n: number) => void } = {
  budget: changeBudget,
  popularity: changePopularity,
  money: changeMoney,
  rivalBudget: (s, side, n) => changeBudget(s, rival(side), n),
  rivalPopularity: (s, side, n) => changePopularity(s, rival(side), n),
  testSteals: token('testSteals'),
  techSteals: token('techSteals'),
  freeTests: token('freeTests'),
  bluff: token('promised'),
  techTiles(s, side, n) {
    for (let i = 0; i < n; i++) post(s, CALLS.techTile, { side });
  },
  freeModules(s, side, n) {
    for (let i = 0; i < n; i++) post(s, CALLS.freeModule, { side });
  },
  sabotage(s, side, n) {
    programOf(s, rival(side)).sabotage += n;
    report('sabotaged', rival(side), { n });
  },
  clean: removeSabotage,
  catchUp(s, side, n) {
    changeBudget(s, side, catchUpOf(n, programOf(s, side).budget, programOf(s, rival(side)).budget));
  },
};

/** Removes up to `n` sabotage markers from the side's own blueprint (MS-147). */
export function removeSabotage(s: State, side: number, n: number): void {
  const own = programOf(s, side);
  const gone = Math.min(own.sabotage, n);
  own.sabotage -= gone;
  if (gone > 0) report('cleaned', side, { n: gone });
}

/** Applies effects from left to right, posting those that ask the Engineer; stops once the game is over (MS-310). */
export function gain(s: State, side: number, effects: readonly Effect[]): void {
  for (const { what, n } of effects) {
    if (s.result !== null) return;
    APPLY[what](s, side, n);
  }
}
