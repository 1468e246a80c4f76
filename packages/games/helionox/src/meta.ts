export const id = 'helionox';
export const name = 'Helionox';
/** Incremented with every change of rules, content or state. */
export const version = 3;
/** With one player, the game is a solo game: co-operative with one seat. */
export const seats = { min: 1, max: 4 };
/** Decisions of one seat in a long game, measured with `npm run decisions`; determines the default clock. */
export const decisions = 180;
