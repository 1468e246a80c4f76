import type { Seat } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import type { Costs, Effect } from '../content/effect.ts';
import { DESIGNS, isAction, MISS } from '../content/set.ts';
import { typeOf, unitsOf } from '../rules/actions.ts';
import { plain } from '../rules/owned.ts';
import { captainOf, type State } from '../state.ts';

/** Units of each type that a captain holds in hand: what random play looks at. */
export function unitsInHand(s: State, seat: Seat): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const card of captainOf(s, seat).hand.cards) {
    const type = typeOf(plain(card));
    if (type >= 0) units[type] = (units[type] as number) + unitsOf(plain(card));
  }
  return units;
}

/** By card of a deck: how many Actions, cards and blocked icons it gives at least. */
const sumOf = (op: Effect['do']): readonly number[] =>
  [...ACTION_CARDS.map(({ effect }) => effect), ...DESIGNS.map((own) => (own.kind === 'crew' ? own.play : []))].map(
    (effects) =>
      effects.reduce(
        (sum, step) => sum + (step.do === op && 'n' in step && typeof step.n === 'number' ? step.n : 0),
        0,
      ),
  );
export const ADDS_ACTIONS = sumOf('actions');
export const ADDS_CARDS = sumOf('draw');
const BLOCKS = sumOf('block');

function inHand(s: State, seat: Seat, what: readonly number[]): number {
  let sum = 0;
  for (const card of captainOf(s, seat).hand.cards) sum += what[plain(card)] as number;
  return sum;
}

/** How many cards of this hand can be played: one, and what Reactors and the like add. */
export const playableOf = (s: State, seat: Seat): number =>
  Math.min(captainOf(s, seat).hand.cards.length, 1 + inHand(s, seat, ADDS_ACTIONS));

/** With so much prestige captains are twice as careful. */
const MUCH = 5;
/** How many dice this hand can bear: who has something to lose and takes more, again and again, never reaches the target. */
export function bearableOf(s: State, seat: Seat): number {
  const { prestige } = captainOf(s, seat);
  if (prestige === 0) return Number.POSITIVE_INFINITY;
  const blocks = Math.min(inHand(s, seat, BLOCKS), playableOf(s, seat));
  return prestige < MUCH ? blocks : blocks >> 1;
}
export const isRisky = (s: State, seat: Seat, dice: number): boolean => dice > 0 && dice > bearableOf(s, seat);

/** So many Action cards with icons are needed to meet contracts at all. */
const ENOUGH = 20;

/** Trashing what is left of a small deck: who does that can soon do nothing any more. */
export function isWasteful(s: State, seat: Seat, costs: Costs = []): boolean {
  if (!costs.some(({ pay }) => pay === 'trash')) return false;
  const { draw, hand, discard, play } = captainOf(s, seat);
  if (hand.cards.some((card) => plain(card) === MISS)) return false;
  const able = (zone: { cards: number[] }) =>
    zone.cards.filter((card) => isAction(plain(card)) && unitsOf(plain(card)) > 0).length;
  return able(draw) + able(hand) + able(discard) + able(play) < ENOUGH;
}
