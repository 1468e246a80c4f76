import { type Card, DESIGNS } from '../../src/content/index.ts';

export { isFirst } from '@orrery/kernel';

/** How many cards of a sort there are by now, whatever later versions have brought. */
export const countCards = (test: (card: Card) => boolean): number =>
  DESIGNS.filter(test).reduce((sum, { copies }) => sum + copies, 0);
