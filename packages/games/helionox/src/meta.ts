export const id = 'helionox';
export const name = 'Helionox';
/** Incremented with every change of rules, content or state. */
export const version = 3;
/** One player plays the solo game, which is co-operative with one seat. */
export const seats = { min: 1, max: 4 };
