import { type Fault, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';
import { TALK_SECONDS } from '../content/numbers.ts';

/** The options chosen before the game. */
export const options = shape({
  order: titled(
    oneOf('turns', 'together'),
    'Politicians and Engineers',
    'At the same time: the Engineers act freely while the Politicians take turns. In turns: the Politicians act first, then the Engineers take turns.',
    { turns: 'In turns', together: 'At the same time' },
  ),
  pair: titled(
    oneOf('both', 'each'),
    'Roles of the pair (three players)',
    'Two players share a program. They play both roles together, or one role each.',
    { both: 'Both roles together', each: 'One role each' },
  ),
  lone: titled(
    oneOf('cccp', 'usa'),
    'Program of the single player',
    'The program of the player without a partner (three players).',
    {
      cccp: 'CCCP',
      usa: 'USA',
    },
  ),
  role: titled(
    oneOf('politician', 'engineer'),
    'Role of seats 1 and 2',
    'Their partners in seats 3 and 4 have the other role.',
    {
      politician: 'Politician',
      engineer: 'Engineer',
    },
  ),
});
export type Options = TypeOf<typeof options>;

/** `pair` and `lone` apply to three players only, `role` to four only. */
export function checkOptions({ pair, lone, role }: Options, seats: number): Fault | null {
  if (seats !== 4 && role !== 'politician') return { path: '.role', expected: 'This option is for four players.' };
  if (seats === 3) return null;
  if (pair !== 'both') return { path: '.pair', expected: 'This option is for three players.' };
  return lone === 'cccp' ? null : { path: '.lone', expected: 'This option is for three players.' };
}

/** Four players act simultaneously, as in the printed rules; two and three in turns (MS-039, MS-040). */
export const defaults = (seats: number): Partial<Options> => ({ order: seats === 4 ? 'together' : 'turns' });

/** Four players discuss for two minutes, unless the table sets its own clock (MS-037). */
export const times = (seats: number): { talk: number } | null => (seats === 4 ? { talk: TALK_SECONDS } : null);

/** The option sets used to measure bots and balance. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'in turns', options: { order: 'turns' } },
  { name: 'at the same time', options: { order: 'together' } },
];
