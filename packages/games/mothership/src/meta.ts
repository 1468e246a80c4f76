export const id = 'mothership';
export const name = 'Mothership';
/** Rises with every change of rules, content or state. */
export const version = 2;
/** With one player, the game is the solo challenge. */
export const seats = { min: 1, max: 6 };
