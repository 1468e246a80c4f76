import { ACTION_CARDS } from './actions.ts';
import { type CardSet, KINDS } from './cards.ts';
import type { Filter } from './effect.ts';
import type { Card } from './types.ts';

const SORTS: readonly Filter[] = [
  ...KINDS,
  'reactor',
  'thruster',
  'shield',
  'damage',
  'any',
  'action',
  'basic',
  'advanced',
  'crew',
];
/**
 * For each filter, whether it accepts each kind of Action card (MK-404 to MK-407). Crew match only `crew` and `any`.
 */
export const ACCEPTED: ReadonlyMap<Filter, readonly boolean[]> = new Map(
  SORTS.map((filter) => [
    filter,
    ACTION_CARDS.map(
      ({ kind, category, advanced }) =>
        filter === 'any' ||
        filter === 'action' ||
        filter === kind ||
        filter === category ||
        filter === (advanced ? 'advanced' : 'basic'),
    ),
  ]),
);

/** The number of players and the sets in use, which determine the cards in the game. */
export interface Mix {
  players: number;
  sets: readonly CardSet[];
}
/**
 * Whether a card is in the game: its set is used, there are enough players for it, and it is not about allies in a game
 * with 1 or 2 players and Nomad (MK-003, MK-053, MK-054).
 */
export function inPlay({ players, sets }: Mix, card: Card): boolean {
  if (!sets.includes(card.set) || players < (card.players ?? 1)) return false;
  return !(card.allies && players <= 2 && sets.includes('nomad'));
}
