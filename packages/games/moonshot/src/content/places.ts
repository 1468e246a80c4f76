import { bluff, budget, catchUp, clean, money, popularity, techTiles, testSteals } from './effect.ts';
import type { PlaceDesign } from './types.ts';

/** The politics board: four places with one slot for each side (MS-130, MS-135 to MS-138). */
export const PLACES: readonly PlaceDesign[] = [
  { id: 'treasury', name: 'Treasury', perRound: [catchUp(1)], mission: [budget(1)], obstruction: [budget(1)] },
  { id: 'press', name: 'Press', perRound: [money(1)], mission: [popularity(1)], obstruction: [popularity(1)] },
  { id: 'industry', name: 'Industry', perRound: [money(3)], mission: [techTiles(1)], obstruction: [money(5)] },
  { id: 'intelligence', name: 'Intelligence', perRound: [bluff(1)], mission: [testSteals(1)], obstruction: [clean(1)] },
];
