import { flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

/** Options of a game. */
export const options = shape({
  overload: titled(flag, 'Overload', 'Advanced Action cards, IOSpheres, flex and head-to-head contracts.'),
  nomad: titled(flag, 'Nomad', 'Sectors to travel to, events, policies and Sorelia.'),
  binding: titled(flag, 'Binding Ties', 'Reputation with the other factions. Two or more players.'),
  length: titled(
    oneOf('usual', 'long'),
    'Length',
    'Prestige needed to win, or the number of rounds with one or two players.',
    { usual: '10', long: '15' },
  ),
  ambiguity: titled(
    flag,
    'No numbers in chat',
    'House rule: players cannot use numbers in chat during the Planning Phase.',
  ),
  dice: titled(oneOf('usual', 'soft'), 'Hazard dice', 'Hazards on the six faces of a die.', {
    usual: '0 0 1 1 2 2',
    soft: '0 0 1 1 1 2',
  }),
  rounds: titled(
    oneOf('each', 'literal'),
    'Round length (two players)',
    'A round is one turn each, or a single turn.',
    {
      each: 'One turn each',
      literal: 'Single turn',
    },
  ),
});
export type Options = TypeOf<typeof options>;

/** Binding Ties requires at least one other faction (MK-051). */
export const checkOptions = ({ binding }: Options, seats: number): { path: string; expected: string } | null =>
  binding && seats === 1 ? { path: '.binding', expected: 'Binding Ties needs two or more players.' } : null;

/** Setups for bot and balance statistics. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'base', options: {} },
  { name: 'all expansions', options: { overload: true, nomad: true, binding: true } },
];
