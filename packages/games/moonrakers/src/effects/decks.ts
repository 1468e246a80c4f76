import {
  defined,
  draw,
  EVERYBODY,
  logEvent,
  maskOf,
  move,
  NOBODY,
  type Seat,
  shuffle,
  take,
  witness,
  type Zone,
} from '@orrery/kernel';
import { HOME_TYPES } from '../content/cards.ts';
import { ARMORY_CREW, ARMORY_PARTS, DISPATCH_ROW, SECTOR_ROW } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { contractOf, isPart } from '../content/set.ts';
import { nameOf, plain, sectored } from '../rules/owned.ts';
import { captainOf, NONE, type State } from '../state.ts';
import { forgetDeed } from './achievements.ts';
import { putUnder, wordsFor } from './cards.ts';

/** Reveals the top card of a deck to everyone and returns it, or -1 if the deck is empty. */
export function turnUp(s: State, deck: Zone): number {
  if (deck.cards.length === 0) return NONE;
  witness(s);
  return plain(take(deck, deck.cards.length - 1));
}

/** The deck a contract belongs to: the common one or, with Nomad, that of its sector. */
function deckOf(s: State, contract: number): Zone {
  const at = s.agreed.nomad ? PLACES.findIndex(({ type }) => type === contractOf(contract).type) : 0;
  return defined(s.contractDecks[at]);
}

/** Puts a contract under its deck (MK-372, MK-456). */
export function buryContract(s: State, contract: number): void {
  putUnder(deckOf(s, contract), s.agreed.nomad ? sectored(contract) : contract);
}

/** Refills the Dispatch row (MK-281). With Nomad, contracts are revealed only by travelling. */
export function refillRow(s: State): void {
  if (s.agreed.nomad) return;
  while (s.row.length < DISPATCH_ROW) {
    const card = turnUp(s, defined(s.contractDecks[0]));
    if (card === NONE) return;
    s.row.push(card);
  }
}

/** Puts an open contract under its deck and replaces it with the top one (MK-275, MK-277). */
export function replaceContract(s: State, contract: number): void {
  const at = s.row.indexOf(contract);
  buryContract(s, contract);
  const next = turnUp(s, deckOf(s, contract));
  s.row[at] = next;
  // Talks about a contract end when it leaves the row (MK-279).
  if (s.talks?.contract === contract) s.talks.broken = true;
  logEvent('contract-replaced', { contract: nameOf(contract), name: contractOf(contract).name, next: nameOf(next) });
}

/** Reveals the top contracts of a sector, with Nomad (MK-282, MK-283). */
export function openSector(s: State, place: number): void {
  const deck = defined(s.contractDecks[place]);
  while (s.row.length < SECTOR_ROW && deck.cards.length > 0) s.row.push(turnUp(s, deck));
}

/** Returns open contracts under their deck, with Nomad (MK-284). */
export function closeSector(s: State): void {
  if (s.agreed.nomad) for (const contract of s.row.splice(0)) buryContract(s, contract);
}

/** Refills the Armory to six parts and three crew, or fewer if a deck is empty (MK-384). */
export function refillArmory(s: State): void {
  fill(s, s.armoryParts, s.partDeck, ARMORY_PARTS);
  fill(s, s.armoryCrew, s.crewDeck, ARMORY_CREW);
}
function fill(s: State, row: number[], deck: Zone, size: number): void {
  while (row.length < size && deck.cards.length > 0) row.push(turnUp(s, deck));
}

/** Takes a card out of the Armory; its replacement takes the same place. */
export function takeFromArmory(s: State, card: number): void {
  const row = isPart(card) ? s.armoryParts : s.armoryCrew;
  const next = turnUp(s, isPart(card) ? s.partDeck : s.crewDeck);
  const at = row.indexOf(card);
  if (next === NONE) row.splice(at, 1);
  else row[at] = next;
}

/** Puts an Armory card under its deck and replaces it (MK-389). */
export function replaceArmory(s: State, card: number): void {
  putUnder(isPart(card) ? s.partDeck : s.crewDeck, card);
  takeFromArmory(s, card);
  logEvent('armory-replaced', { card: nameOf(card), name: wordsFor(card) });
}

/** Draws objectives in secret and returns how many were drawn; earlier events do not count for them. */
export function drawObjectives(s: State, seat: Seat, into: Zone, n: number): number {
  let drawn = 0;
  for (; drawn < n && s.objectiveDeck.cards.length > 0; drawn++) {
    forgetDeed(s, seat, draw(s, s.objectiveDeck, into, maskOf(seat)));
    if (into === captainOf(s, seat).objectives) captainOf(s, seat).drawnAt.push(s.clock);
  }
  return drawn;
}

/** Adds the drawn objectives that were not put back to those the captain holds. */
export function keepObjectives(s: State, seat: Seat): void {
  const own = captainOf(s, seat);
  while (own.looked.cards.length > 0) {
    move(s, own.looked, 0, own.objectives);
    own.drawnAt.push(s.clock);
  }
}

/** Puts an objective under the deck; only its former holder knows it (MK-482). */
export function putObjectiveUnder(s: State, seat: Seat, from: Zone, card: number): void {
  const own = captainOf(s, seat);
  const at = from.cards.indexOf(card);
  if (from === own.objectives) own.drawnAt.splice(at, 1);
  move(s, from, at, s.objectiveDeck, NOBODY, 0);
}

/** Turns the used event cards into a new deck when the deck is empty (MK-260). */
export function refillEvents(s: State): void {
  if (s.eventDeck.cards.length > 0) return;
  s.eventDeck.cards.push(...s.usedEvents.splice(0));
  s.eventDeck.known = s.eventDeck.cards.map(() => EVERYBODY);
  shuffle(s.eventDeck, s.rng);
}
export function turnUpEvent(s: State): number {
  refillEvents(s);
  return turnUp(s, s.eventDeck);
}

/** The bit of a contract's home type in `completed`, or 0 if it has none. */
export const homeBit = (contract: number): number => {
  const at = HOME_TYPES.indexOf(contractOf(contract).type);
  return at < 0 ? 0 : 1 << at;
};
