import { addAt, defined, type Seat } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import type { Costs, Effect } from '../content/effect.ts';
import { DESIGNS, isAction, MISS } from '../content/set.ts';
import { typeOf, unitsOf } from '../rules/actions.ts';
import { plain } from '../rules/owned.ts';
import { captainOf, type State } from '../state.ts';

/** Units of each type in a captain's hand. */
export function unitsInHand(s: State, seat: Seat): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const card of captainOf(s, seat).hand.cards) {
    const type = typeOf(plain(card));
    if (type >= 0) addAt(units, type, unitsOf(plain(card)));
  }
  return units;
}

/** By card: the minimum number of Actions, draws or blocks it gives. */
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
  for (const card of captainOf(s, seat).hand.cards) sum += defined(what[plain(card)]);
  return sum;
}

/** Number of cards in hand that can be played: one, plus the Actions that cards in hand give. */
export const playableOf = (s: State, seat: Seat): number =>
  Math.min(captainOf(s, seat).hand.cards.length, 1 + inHand(s, seat, ADDS_ACTIONS));

/** Captains with this much prestige or more take only half the dice that they can block. */
const MUCH = 5;
/**
 * The number of dice this hand can take. If captains with prestige to lose took more, they would never reach the
 * target.
 */
export function bearableOf(s: State, seat: Seat): number {
  const { prestige } = captainOf(s, seat);
  if (prestige === 0) return Number.POSITIVE_INFINITY;
  const blocks = Math.min(inHand(s, seat, BLOCKS), playableOf(s, seat));
  return prestige < MUCH ? blocks : blocks >> 1;
}
export const isRisky = (s: State, seat: Seat, dice: number): boolean => dice > 0 && dice > bearableOf(s, seat);

/** The minimum number of Action cards with icons that a deck needs to meet contracts. */
const ENOUGH = 20;

/** Whether trashing would leave the deck too small to meet contracts. */
export function isWasteful(s: State, seat: Seat, costs: Costs = []): boolean {
  if (!costs.some(({ pay }) => pay === 'trash')) return false;
  const { draw, hand, discard, play } = captainOf(s, seat);
  if (hand.cards.some((card) => plain(card) === MISS)) return false;
  const able = (zone: { cards: number[] }) =>
    zone.cards.filter((card) => isAction(plain(card)) && unitsOf(plain(card)) > 0).length;
  return able(draw) + able(hand) + able(discard) + able(play) < ENOUGH;
}
