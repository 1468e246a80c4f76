export const id = 'moonrakers';
export const name = 'Moonrakers';
/** Increased with every change of rules, content or state. */
export const version = 2;
export const seats = { min: 1, max: 5 };

export { type Options, options } from './setup/options.ts';
