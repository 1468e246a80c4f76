import { type Card, DESIGNS } from '../../src/content/index.ts';

export { isFirst } from '@orrery/kernel';

/** The current number of matching cards, including those added by later versions. */
export const countCards = (test: (card: Card) => boolean): number =>
  DESIGNS.filter(test).reduce((sum, { copies }) => sum + copies, 0);
