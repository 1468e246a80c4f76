import { flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

/** Options of a game. */
export const options = shape({
  overload: titled(flag, 'Overload', 'Advanced Action cards, IOSpheres, flex and head-to-head contracts.'),
  nomad: titled(flag, 'Nomad', 'Travel between sectors, events, policies and Sorelia.'),
  binding: titled(flag, 'Binding Ties', 'Reputation with the other factions; for two or more players.'),
  length: titled(
    oneOf('usual', 'long'),
    'Length',
    'Prestige needed to win, or the number of rounds with one or two players.',
    { usual: '10', long: '15' },
  ),
  ambiguity: titled(flag, 'No numbers in talks', 'House rule: players cannot use numbers in chat during talks.'),
  dice: titled(oneOf('usual', 'soft'), 'Hazard dice', 'Hazards on the six faces of a die.', {
    usual: '0 0 1 1 2 2',
    soft: '0 0 1 1 1 2',
  }),
  rounds: titled(oneOf('each', 'literal'), 'Two players: a round', 'One turn for each player, or every single turn.', {
    each: 'One turn each',
    literal: 'Every turn',
  }),
});
export type Options = TypeOf<typeof options>;

/** Binding Ties requires at least one other faction (MK-051). */
export const checkOptions = ({ binding }: Options, seats: number): { path: string; expected: string } | null =>
  binding && seats === 1 ? { path: '.binding', expected: 'off in a one-player game' } : null;

/** Setups for bot and balance statistics. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'base', options: {} },
  { name: 'all expansions', options: { overload: true, nomad: true, binding: true } },
];
