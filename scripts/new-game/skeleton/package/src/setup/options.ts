import { oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

/** The options of a table. */
export const options = shape({
  length: titled(oneOf('short', 'long'), 'Length', 'A short game ends at 20 points, a long one at 50.', {
    short: 'Short',
    long: 'Long',
  }),
});
export type Options = TypeOf<typeof options>;
