import {
  addAt,
  draw,
  EVERYBODY,
  logEvent,
  maskOf,
  move,
  post,
  put,
  type Seat,
  shuffle,
  take,
  witness,
  type Zone,
} from '@orrery/kernel';
import { HAND_LIMIT } from '../content/numbers.ts';
import { actionOf, designOf, isAction, isCrew, MISS, partOf } from '../content/set.ts';
import { freshMark } from '../rules/abilities.ts';
import { ADVANCED_FROM, isAdvanced } from '../rules/actions.ts';
import { nameOf, ownCard, plain } from '../rules/owned.ts';
import { printedPrice } from '../rules/prices.ts';
import { crewOwned } from '../rules/worth.ts';
import { type Captain, captainOf, pilotOf, type State } from '../state.ts';
import { noteDeeds } from './achievements.ts';
import { CALLS } from './calls.ts';

/** Puts a card under a deck. `known` is the mask of seats that know it. */
export function putUnder(deck: Zone, card: number, known: number = EVERYBODY): void {
  deck.cards.unshift(card);
  deck.known.unshift(known);
}

/** Shuffles the Discard Pile under the rest of the Draw Pile (MK-341, MK-473). */
function reshuffle(s: State, own: Captain): void {
  shuffle(own.discard, s.rng);
  own.draw.cards.unshift(...own.discard.cards.splice(0));
  own.draw.known.unshift(...own.discard.known.splice(0));
}

/** Draws cards and returns how many were drawn; draws beyond both piles are lost (MK-341 to MK-343). */
export function drawCards(s: State, seat: Seat, n: number): number {
  const own = captainOf(s, seat);
  let drawn = 0;
  for (; drawn < n; drawn++) {
    if (own.draw.cards.length === 0) {
      if (own.discard.cards.length === 0) break;
      reshuffle(s, own);
    }
    draw(s, own.draw, own.hand, maskOf(seat));
  }
  noteHand(s, seat);
  return drawn;
}

/** Looks at the top cards of the captain's own Draw Pile (MK-473, MK-486). */
export function peek(s: State, seat: Seat, n: number): void {
  const own = captainOf(s, seat);
  if (own.draw.cards.length < n) reshuffle(s, own);
  for (let i = Math.min(n, own.draw.cards.length); i > 0; i--) draw(s, own.draw, own.looked, maskOf(seat));
}

/** Checks objectives about the hand size of a participant during a contract (MK-532). */
export function noteHand(s: State, seat: Seat): void {
  if (s.mission === null || s.mission.duel || !s.mission.order.includes(seat)) return;
  const size = captainOf(s, seat).hand.cards.length;
  noteDeeds(s, seat, 'in a contract', (goal) => goal.what === 'hand' && size >= goal.least);
}

/** Draws up to the hand limit; kept cards do not count towards it (MK-374, MK-395). */
export function redraw(s: State, seat: Seat): void {
  const own = captainOf(s, seat);
  const missing = HAND_LIMIT + own.kept - own.hand.cards.length;
  own.kept = 0;
  drawCards(s, seat, missing);
}

export const placeInHand = (s: State, seat: Seat, kind: number): number =>
  captainOf(s, seat).hand.cards.indexOf(ownCard(seat, kind));

/** Logs an event about a card that everyone can see (MK-487). */
export const tellCard = (type: string, seat: Seat, card: number): void =>
  logEvent(type, { seat, card: nameOf(card), name: wordsFor(card) });

export function discardFromHand(s: State, seat: Seat, kind: number): void {
  const own = captainOf(s, seat);
  tellCard('discarded', seat, kind);
  move(s, own.hand, placeInHand(s, seat, kind), own.discard, EVERYBODY);
}

export function discardHand(s: State, seat: Seat): void {
  const { hand, discard } = captainOf(s, seat);
  if (hand.cards.length > 0) witness(s, EVERYBODY & ~maskOf(seat));
  while (hand.cards.length > 0) put(discard, take(hand, hand.cards.length - 1), EVERYBODY);
}

/**
 * Gives a captain a card from the supply. If an advanced card is out of stock, the captain chooses one of its category
 * instead (MK-142, MK-150, MK-462).
 */
export function addKind(s: State, seat: Seat, kind: number, toHand = false): void {
  if (isAdvanced(kind)) {
    const at = kind - ADVANCED_FROM;
    if (s.stock[at] === 0) return post(s, CALLS.substitute, { seat, kind });
    addAt(s.stock, at, -1);
    const own = captainOf(s, seat);
    own.advanced++;
    noteDeeds(s, seat, 'this turn', (goal) => goal.what === 'advanced' && own.advanced >= goal.least);
  }
  const own = captainOf(s, seat);
  put(toHand ? own.hand : own.discard, ownCard(seat, kind), EVERYBODY);
  tellCard('gained', seat, kind);
}

/** Returns a captain's card: Action cards to the supply, crew under their deck (MK-458). */
export function returnToSupply(s: State, seat: Seat, kind: number): void {
  if (isCrew(kind)) putUnder(s.crewDeck, kind);
  else if (isAdvanced(kind)) addAt(s.stock, kind - ADVANCED_FROM, 1);
  if (kind === MISS) noteDeeds(s, seat, 'no miss', () => !ownsMiss(s, seat));
}

function ownsMiss(s: State, seat: Seat): boolean {
  const own = captainOf(s, seat);
  const miss = ownCard(seat, MISS);
  return [own.draw.cards, own.hand.cards, own.discard.cards, own.play.cards].some((cards) => cards.includes(miss));
}

export function trashFromHand(s: State, seat: Seat, kind: number): void {
  witness(s, EVERYBODY & ~maskOf(seat));
  take(captainOf(s, seat).hand, placeInHand(s, seat, kind));
  tellCard('trashed', seat, kind);
  returnToSupply(s, seat, kind);
}

/** Puts a crew card on the Discard Pile of its new owner (MK-160). */
export function acquireCrew(s: State, seat: Seat, crew: number): void {
  const own = captainOf(s, seat);
  put(own.discard, ownCard(seat, crew), EVERYBODY);
  noteAcquired(s, seat, crew);
  const owned = crewOwned(own).length;
  noteDeeds(s, seat, 'crew acquired', (goal) => owned >= goal.least);
}

/** Installs a part in a slot; a part already there leaves the game. The caller adds the cards it brings. */
export function installPart(s: State, seat: Seat, part: number, slot: number): void {
  const own = captainOf(s, seat);
  const before = own.parts[slot];
  if (before !== undefined) {
    s.scrapped.push(before);
    logEvent('scrapped', { seat, part: nameOf(before), name: partOf(before).name });
  }
  own.parts[slot] = part;
  own.partIo[slot] = 0;
  if (s.mission) pilotOf(s, seat).used.push(freshMark(part));
  logEvent('installed', { seat, part: nameOf(part), name: partOf(part).name });
  noteAcquired(s, seat, part);
  const { brand, prototype } = partOf(part);
  const brands = own.parts.map((other) => partOf(other).brand);
  noteDeeds(
    s,
    seat,
    'installed',
    (goal) =>
      (goal.ofBrand === undefined || brands.filter((other) => other === brand).length >= goal.ofBrand) &&
      (goal.brands === undefined || new Set(brands).size >= goal.brands) &&
      (goal.prototype === undefined || prototype),
  );
}

/** Notes an expensive card gained by the leader; Stay at Base is checked when the objective is claimed (MK-552). */
function noteAcquired(s: State, seat: Seat, card: number): void {
  if (seat !== s.leader) return;
  noteDeeds(s, seat, 'home purchase', (goal) => printedPrice(card) >= goal.price);
}

/** The display name of a card. */
export const wordsFor = (card: number): string =>
  isAction(plain(card)) ? actionOf(plain(card)).name : designOf(plain(card)).name;
