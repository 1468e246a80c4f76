export const id = '__id__';
export const name = '__name__';
/** Raise it with every change of rules, content or state. */
export const version = 1;
export const seats = { min: 2, max: 4 };

export { type Options, options } from './setup/options.ts';
