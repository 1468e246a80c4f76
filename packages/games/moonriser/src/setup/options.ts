import { defined, type Fault, flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';
import { OWNERS, type Owner } from '../content/kinds.ts';
import { LAYOUTS, layoutsFor } from '../content/layouts.ts';

/** The colour of one seat: the player's choice, or any that is left (MR-006). */
const colour = (seat: number) =>
  titled(
    oneOf('any', ...OWNERS),
    `Colour of player ${seat}`,
    'Each player has a different colour. “Any” picks one that is still free.',
    {
      any: 'Any',
      red: 'Red',
      green: 'Green',
      blue: 'Blue',
      yellow: 'Yellow',
    },
  );

/** The game options. */
export const options = shape({
  compensation: titled(flag, 'Compensation', 'The last player in turn order starts with 1 extra green token.'),
  layout: titled(
    oneOf('random', ...LAYOUTS.map((layout) => layout.id)),
    'Board shape',
    'Random, or a fixed layout for this number of players.',
  ),
  seating: titled(oneOf('random', 'chosen'), 'Turn order', 'Random, or in seat order.', {
    random: 'Random',
    chosen: 'Seat order',
  }),
  colour1: colour(1),
  colour2: colour(2),
  colour3: colour(3),
  colour4: colour(4),
});
export type Options = TypeOf<typeof options>;

/** The colour chosen for each seat, including unused seats. */
const colourChoices = ({ colour1, colour2, colour3, colour4 }: Options) => [colour1, colour2, colour3, colour4];

/** Each seat's colour: the chosen one, else the first free one. */
export function coloursOf(chosen: Options, count: number): Owner[] {
  const choices = colourChoices(chosen).slice(0, count);
  const left = OWNERS.filter((owner) => !choices.includes(owner));
  return choices.map((colour) => (colour === 'any' ? defined(left.shift()) : colour));
}

export function checkOptions(chosen: Options, count: number): Fault | null {
  const fitting = layoutsFor(count).map((layout) => layout.id as string);
  if (chosen.layout !== 'random' && !fitting.includes(chosen.layout)) {
    return { path: '.layout', expected: 'This board shape is for another number of players.' };
  }
  for (const [seat, colour] of colourChoices(chosen).entries()) {
    const path = `.colour${seat + 1}`;
    if (colour === 'any') continue;
    if (seat >= count) return { path, expected: 'There is no such player in this game.' };
    if (colourChoices(chosen).indexOf(colour) < seat)
      return { path, expected: 'Another player has this colour. Choose another one.' };
  }
  return null;
}
