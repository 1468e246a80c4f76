export const id = 'moonrakers';
export const name = 'Moonrakers';
/** Increased with every change of rules, content or state. */
export const version = 2;
export const seats = { min: 1, max: 5 };
/** Decisions of one seat in a long game, measured with `npm run decisions`; determines the default clock. */
export const decisions = 263;

export { type Options, options } from './setup/options.ts';
