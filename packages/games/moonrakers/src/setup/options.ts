import { flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

/** Options of a game. */
export const options = shape({
  overload: titled(flag, 'Overload', 'Advanced Action cards, IOSpheres, flex and head-to-head contracts.'),
  nomad: titled(flag, 'Nomad', 'Sectors to travel, events, policies and Sorelia.'),
  binding: titled(flag, 'Binding Ties', 'Reputation with the other factions; for two players or more.'),
  length: titled(
    oneOf('usual', 'long'),
    'Length',
    'Prestige that wins, or with one or two players the number of rounds.',
    { usual: '10', long: '15' },
  ),
  ambiguity: titled(flag, 'No figures in talks', 'House rule: nobody says in numbers what they can do.'),
  dice: titled(oneOf('usual', 'soft'), 'Hazard dice', 'What the six faces of a die show.', {
    usual: '0 0 1 1 2 2',
    soft: '0 0 1 1 1 2',
  }),
  rounds: titled(oneOf('each', 'literal'), 'Two players: a round', 'A turn of each player, or every single turn.', {
    each: 'A turn of each',
    literal: 'Every turn',
  }),
});
export type Options = TypeOf<typeof options>;

/** Binding Ties requires at least one other faction (MK-051). */
export const checkOptions = ({ binding }: Options, seats: number): { path: string; expected: string } | null =>
  binding && seats === 1 ? { path: '.binding', expected: 'off in a game for one' } : null;

/** Setups for bot and balance statistics. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'base', options: {} },
  { name: 'all expansions', options: { overload: true, nomad: true, binding: true } },
];
