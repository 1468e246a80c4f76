import type { Effect } from '../../src/content/types.ts';
import { type Book, type Flow, sideOf } from './book.ts';
import { change } from './ending.ts';
import { freeModule, techTile } from './engineer.ts';

/** Effects that let the Engineer choose come after the others (MS-310). */
const isChosen = ({ what }: Effect): boolean => what === 'techTiles' || what === 'freeModules';

/** Applies the effects of a card, mission or place in printed order, choices last (MS-135 to MS-149, MS-310). */
export function* applyEffects(b: Book, side: number, effects: readonly Effect[]): Flow {
  const me = sideOf(b, side);
  const rival = sideOf(b, 1 - side);
  for (const { what, n } of [...effects.filter((own) => !isChosen(own)), ...effects.filter(isChosen)])
    switch (what) {
      case 'budget':
      case 'popularity':
        change(b, side, what, n);
        break;
      case 'catchUp':
        change(b, side, 'budget', rival.budget - me.budget >= 6 ? 2 : 1);
        break;
      case 'rivalBudget':
        change(b, 1 - side, 'budget', n);
        break;
      case 'rivalPopularity':
        change(b, 1 - side, 'popularity', n);
        break;
      case 'money':
      case 'testSteals':
      case 'techSteals':
      case 'freeTests':
        me[what] += n;
        break;
      case 'techTiles':
        for (let left = n; left > 0; left--) yield* techTile(b, side);
        break;
      case 'freeModules':
        for (let left = n; left > 0; left--) yield* freeModule(b, side);
        break;
      case 'sabotage':
        rival.sabotage += n;
        break;
      case 'clean':
        me.sabotage = Math.max(0, me.sabotage - n);
        break;
      case 'bluff':
        me.promised += n;
        break;
    }
}
