export const id = 'moonshot';
export const name = 'Moonshot';
/** Incremented with every change of rules, content or state. */
export const version = 2;
export const seats = { min: 2, max: 4 };
