import { type Fault, flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';
import { LAYOUTS } from './content/layouts.ts';

export const id = 'moonriser';
export const name = 'Moonriser';
/** Rises with every change of rules, content or state. */
export const version = 1;
export const seats = { min: 2, max: 4 };

/** What a table may agree on before the game. */
export const options = shape({
  compensation: titled(flag, 'Compensation', 'Last in turn order starts with 1 extra green token.'),
  layout: titled(
    oneOf('random', ...LAYOUTS.map((layout) => layout.id)),
    'Shape of the board',
    'Left to chance, or one that suits the number of players.',
  ),
  seating: titled(oneOf('random', 'chosen'), 'Turn order', 'Dealt at random, or in the order of the seats.', {
    random: 'At random',
    chosen: 'As seated',
  }),
});
export type Options = TypeOf<typeof options>;

/** Layouts that fit a number of seats. */
export const layoutsFor = (count: number) => LAYOUTS.filter((layout) => layout.seats === count);

export function checkOptions(chosen: Options, count: number): Fault | null {
  const fitting = layoutsFor(count).map((layout) => layout.id as string);
  if (chosen.layout === 'random' || fitting.includes(chosen.layout)) return null;
  return { path: '.layout', expected: `random or ${fitting.join(' or ')} with ${count} players` };
}
