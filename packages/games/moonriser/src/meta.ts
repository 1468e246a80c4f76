export const id = 'moonriser';
export const name = 'Moonriser';
/** Incremented with every change of rules, content or state. */
export const version = 2;
export const seats = { min: 2, max: 4 };
/** Decisions of one seat in a long game, measured with `npm run decisions`; determines the default clock. */
export const decisions = 285;

export { checkOptions, type Options, options } from './setup/options.ts';
