import { type Card, DESIGNS } from '../../src/content/index.ts';

/** Whether a design was in the box from the beginning: totals that the rules state are of those. */
export const isFirst = ({ since = 1 }: { since?: number }): boolean => since === 1;

/** How many cards of a sort there are by now, whatever later versions have brought. */
export const countCards = (test: (card: Card) => boolean): number =>
  DESIGNS.filter(test).reduce((sum, { copies }) => sum + copies, 0);
