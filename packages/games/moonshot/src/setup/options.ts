import { type Fault, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';
import { TALK_SECONDS } from '../content/numbers.ts';

/** The options chosen before the game. */
export const options = shape({
  order: titled(
    oneOf('turns', 'together'),
    'Politicians and Engineers',
    'At the same time: all players act freely. In turns: the Politicians act first, then the Engineers take turns.',
    { turns: 'In turns', together: 'At the same time' },
  ),
  pair: titled(
    oneOf('both', 'each'),
    'Three players: roles of the pair',
    'Two players share a program. They play both roles together, or one role each.',
    { both: 'Both roles together', each: 'One role each' },
  ),
  lone: titled(oneOf('cccp', 'usa'), 'Three players: solo program', 'The program of the player without a partner.', {
    cccp: 'CCCP',
    usa: 'USA',
  }),
  role: titled(
    oneOf('politician', 'engineer'),
    'Four players: first seat',
    'The role of the first seat. Its partner has the other role.',
    {
      politician: 'Politician',
      engineer: 'Engineer',
    },
  ),
});
export type Options = TypeOf<typeof options>;

/** `pair` and `lone` apply to three players only, `role` to four only. */
export function checkOptions({ pair, lone, role }: Options, seats: number): Fault | null {
  if (seats !== 4 && role !== 'politician') return { path: '.role', expected: `politician with ${seats} players` };
  if (seats === 3) return null;
  if (pair !== 'both') return { path: '.pair', expected: `both with ${seats} players` };
  return lone === 'cccp' ? null : { path: '.lone', expected: `cccp with ${seats} players` };
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
