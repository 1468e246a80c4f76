import { oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

export const id = '__id__';
export const name = '__name__';
/** Rises with every change of rules, content or state. */
export const version = 1;
export const seats = { min: 2, max: 4 };

/** What a table may agree on before the game. */
export const options = shape({
  length: titled(oneOf('short', 'long'), 'Length', 'A short game ends at 20 points, a long one at 50.', {
    short: 'Short',
    long: 'Long',
  }),
});
export type Options = TypeOf<typeof options>;
