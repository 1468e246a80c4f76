import { EVERYBODY, put, type Seat, take } from '@orrery/kernel';
import { DAMAGE, FLEX, typeOf, unitsOf } from '../rules/actions.ts';
import { tokensOn } from '../rules/conditions.ts';
import { isHired, ownCard, plain } from '../rules/owned.ts';
import { NEED, type Run } from '../rules/running.ts';
import { ASK, NOWHERE, targetOf } from '../rules/targets.ts';
import { captainOf, type State } from '../state.ts';
import { actAs, capped, resolveAction } from './action.ts';
import { noteHand, returnToSupply, tellCard } from './cards.ts';
import { drawObjectives, keepObjectives } from './decks.ts';
import { addTokens } from './gain.ts';
import { place } from './units.ts';

/** Steps of a card text that need no answer or that prepare a question. */

/** Lowers the requirement of a type; no effect if the contract lists neither it nor Flex (MK-355, MK-357). */
export function reduce(s: State, r: Run, type: number, n: number): void {
  const target = n > 0 ? targetOf(s, type) : NOWHERE;
  if (target === NOWHERE) return;
  if (target !== ASK) return place(s, r.seat, target, n);
  r.type = type;
  r.units = n;
  r.need = NEED.target;
}

/** Gives the icons and effect of an Action card without counting as a played card (MK-161). */
export function takeAs(s: State, r: Run, kind: number): void {
  r.need = NEED.none;
  actAs(s, r.seat, kind);
  const type = typeOf(kind);
  if (type < 0) return;
  const n = type === DAMAGE ? capped(s, unitsOf(kind)) : unitsOf(kind);
  if (targetOf(s, type) === NOWHERE) place(s, r.seat, type, n);
  else reduce(s, r, type, n);
}

/** Counts the triggering card once more; its owner assigns the icons (MK-079, MK-408). */
export function playTwice(s: State, r: Run): void {
  const target = targetOf(s, typeOf(r.fired));
  if (target !== ASK) return resolveAction(s, r.seat, r.fired, target === FLEX);
  r.type = typeOf(r.fired);
  r.units = unitsOf(r.fired);
  r.need = NEED.target;
}

/** Raises the value of the triggering Damage card, on the same requirement (MK-475, MK-528). */
export function raiseValue(s: State, r: Run, n: number): void {
  const value = capped(s, r.value + n);
  place(s, r.seat, r.flexed ? FLEX : DAMAGE, value - r.value);
  r.value = value;
}

/** Returns the triggering card to hand; its icons stay (MK-358, MK-632). */
export function takeBack(s: State, r: Run): void {
  const own = captainOf(s, r.seat);
  const card = ownCard(r.seat, r.fired);
  const at = own.play.cards.lastIndexOf(card);
  if (at < 0) return;
  take(own.play, at);
  own.playIo.splice(at, 1);
  put(own.hand, card, EVERYBODY);
  tellCard('took-back', r.seat, card);
  noteHand(s, r.seat);
}

/** Adds `n` tokens to each of the captain's cards that holds at least one (MK-667). */
export function recharge(s: State, seat: Seat, n: number): void {
  const own = captainOf(s, seat);
  const cards = [...own.parts, ...own.play.cards.filter((card) => !isHired(card))];
  for (const card of cards) if (tokensOn(s, seat, card) > 0) addTokens(s, seat, card, n);
}

export function trashFromPlay(s: State, seat: Seat, card: number): void {
  const own = captainOf(s, seat);
  const at = own.play.cards.indexOf(card);
  take(own.play, at);
  own.playIo.splice(at, 1);
  tellCard('trashed', seat, card);
  returnToSupply(s, seat, plain(card));
}

/**
 * Draws objectives and puts some back. If the deck runs short, the number kept stays the same and fewer are put back
 * (MK-317, MK-318).
 */
export function drawSome(s: State, r: Run, n: number, back: number, among: 'drawn' | 'held'): void {
  const own = captainOf(s, r.seat);
  if (among === 'held') {
    r.left = Math.min(back, drawObjectives(s, r.seat, own.objectives, n));
  } else {
    r.left = Math.max(0, drawObjectives(s, r.seat, own.looked, n) - (n - back));
    if (r.left === 0) keepObjectives(s, r.seat);
  }
  r.need = r.left > 0 ? NEED.back : NEED.none;
}
