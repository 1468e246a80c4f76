export const id = 'helionox';
export const name = 'Helionox';
/** Rises with every change of rules, content or state. */
export const version = 3;
/** Alone it is the solo game: co-operative with one player. */
export const seats = { min: 1, max: 4 };
