export const id = 'moonriser';
export const name = 'Moonriser';
/** Incremented with every change of rules, content or state. */
export const version = 2;
export const seats = { min: 2, max: 4 };

export { checkOptions, type Options, options } from './setup/options.ts';
