import type { Category, Kind } from './cards.ts';
import { actions, block, draw, type Effect } from './effect.ts';
import type { ActionCard } from './types.ts';

/** A basic card: never sold, with unlimited supply. */
const basic = (
  kind: Kind,
  name: string,
  category: Category | null,
  icons: number,
  ...effect: Effect[]
): ActionCard => ({
  kind,
  name,
  category,
  advanced: false,
  icons,
  effect,
  price: null,
  supply: null,
});

/** Copies of each advanced card in the supply (MK-009). */
const COPIES = 12;
const advanced = (
  kind: Kind,
  name: string,
  category: Category,
  icons: number,
  price: number,
  ...effect: Effect[]
): ActionCard => ({ kind, name, category, advanced: true, icons, effect, price, supply: COPIES });

/** The Action cards: the basic ones, then those of Overload. */
export const ACTION_CARDS: readonly ActionCard[] = [
  basic('r', 'Reactor', 'reactor', 1, actions(2)),
  basic('t', 'Thruster', 'thruster', 1, draw(2)),
  basic('s', 'Shield', 'shield', 1, block(1)),
  basic('d1', 'Damage 1', 'damage', 1),
  basic('d2', 'Damage 2', 'damage', 2),
  basic('d3', 'Damage 3', 'damage', 3),
  basic('m', 'Miss', null, 0),
  advanced('r+', 'Tuned Reactor', 'reactor', 1, 4, actions(2), draw(1)),
  advanced('rX', 'Surge Reactor', 'reactor', 1, 3, actions(3)),
  advanced('t+', 'Tuned Thruster', 'thruster', 1, 4, draw(2), actions(1)),
  advanced('tX', 'Surge Thruster', 'thruster', 1, 3, draw(3)),
  advanced('s+', 'Tuned Shield', 'shield', 1, 3, block(1), actions(1)),
  advanced('sX', 'Surge Shield', 'shield', 1, 2, block(2)),
  advanced('d+', 'Tuned Damage', 'damage', 2, 3, actions(1)),
];
