export const id = 'mothership';
export const name = 'Mothership';
/** Incremented with every change of rules, content or state. */
export const version = 2;
/** One player plays the solo challenge. */
export const seats = { min: 1, max: 6 };
/** Decisions of one seat in a long game, measured with `npm run decisions`; determines the default clock. */
export const decisions = 298;
