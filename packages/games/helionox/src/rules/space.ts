import type { Seat } from '@orrery/kernel';
import { eventCard, placeOf } from '../content/cards.ts';
import {
  CARGO_OF_EACH,
  type EventSide,
  MOVE_COST,
  MOVE_COST_TAXED,
  MOVE_COST_TO_EMBASSY,
  type Penalty,
  PLACES,
} from '../content/index.ts';
import { playerOf, type State } from '../state.ts';
import { fleetOn } from './fleet.ts';

/** Whether a bit set contains a place. */
export const has = (bits: number, place: number): boolean => (bits & (1 << place)) !== 0;

/** The number of places in a bit set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left >>= 1) count += left & 1;
  return count;
}

/** Whether two places are next to each other in the line, or in the ring (HX-023). */
export function isAdjacent(s: State, a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return apart === 1 || (s.ring && apart === PLACES.length - 1);
}

/** Whether an Active Event has this penalty. */
export function isUnder(s: State, penalty: Penalty): boolean {
  for (const card of s.active.cards) if (eventCard(card).active.penalty === penalty) return true;
  return false;
}

/** Credits that Active Events add to the price of every Market card (HX-254). */
export function inflation(s: State): number {
  let sum = 0;
  for (const card of s.active.cards) if (eventCard(card).active.penalty === 'inflation') sum++;
  return sum;
}

export const activeEventAt = (s: State, place: number): boolean =>
  s.active.cards.some((card) => placeOf(card) === place);

/** Whether Location abilities, Embassies and Cargo at a place are unavailable to this player (HX-348). */
export const isShut = (s: State, seat: Seat, place: number): boolean =>
  !has(s.thisTurn.ignoring, seat) && isShutDown(s, place);

/** A cause of Shut Down: an Active Event there, any Active catastrophe, or a Garrison (HX-070, HX-071, HX-288). */
export type ShutDownCause = 'event' | 'catastrophe' | 'garrison';

/** Whether a Location is Shut Down, even if a player may ignore it (HX-070 to HX-072, HX-288). */
export function isShutDown(s: State, place: number): boolean {
  if (has(s.garrisons, place)) return true;
  for (const card of s.active.cards) if (shuts(card, place)) return true;
  return false;
}

/** All causes that currently Shut Down a Location. */
export function shutDownBy(s: State, place: number): ShutDownCause[] {
  const causes = new Set<ShutDownCause>();
  for (const card of s.active.cards) {
    if (shuts(card, place)) causes.add(eventCard(card).catastrophic ? 'catastrophe' : 'event');
  }
  if (has(s.garrisons, place)) causes.add('garrison');
  return [...causes];
}

/** Whether an Active Event Shuts Down a place. */
const shuts = (event: number, place: number): boolean => placeOf(event) === place || eventCard(event).catastrophic;

/** Whether a paid move away from a place is taxed (HX-168, HX-433, HX-437). */
export function isTaxed(s: State, place: number): boolean {
  for (const card of s.active.cards) {
    const { penalty } = eventCard(card).active;
    if (penalty === 'taxEverywhere' || (penalty === 'tax' && placeOf(card) === place)) return true;
  }
  return false;
}

/**
 * The price of a paid move, its rule, and whether the Fleet Asset lowers it; taxed moves get no discount (HX-164 to
 * HX-169, HX-357).
 */
export function movePrice(s: State, seat: Seat, to: number): { price: number; cheaper: boolean; rule: string } {
  const { ship, embassies } = playerOf(s, seat);
  if (isTaxed(s, ship)) return { price: MOVE_COST_TAXED, cheaper: false, rule: 'HX-168' };
  const [price, rule] = has(embassies, to) ? [MOVE_COST_TO_EMBASSY, 'HX-165'] : [MOVE_COST, 'HX-164'];
  const asset = fleetOn(s, seat, 'paidMove');
  const reduced = asset ? Math.max(asset.floor, price - asset.less) : price;
  return { price: Math.min(price, reduced), cheaper: reduced < price, rule };
}

/** Whether an Event in play is on its Active side. */
export const isActive = (s: State, event: number): boolean => s.active.cards.includes(event);
export const isInPlay = (s: State, event: number): boolean => isActive(s, event) || s.inactive.cards.includes(event);

/** The face-up side of an Event. */
export const sideOf = (s: State, event: number): EventSide =>
  isActive(s, event) ? eventCard(event).active : eventCard(event).inactive;

/** Events at a place, the oldest first. */
export const eventsAt = (s: State, place: number): number[] =>
  [...s.active.cards, ...s.inactive.cards].filter((card) => placeOf(card) === place);

/** Defense available to the Current Player: pool plus Bank. */
export const defenseOf = (s: State, seat: Seat): number => playerOf(s, seat).defense + playerOf(s, seat).bankedDefense;

/** Cargo of a colour left in the supply: not carried and not delivered this turn (HX-238, HX-242). */
export function cargoLeft(s: State, colour: number): number {
  let left = CARGO_OF_EACH;
  for (const player of s.players) if (has(player.cargo, colour)) left--;
  for (const delivered of s.thisTurn.delivered) if (delivered === colour) left--;
  return left;
}

/** Whether the Cargo of the player's Location can be taken now, ignoring its cost (HX-342). */
export function canGainCargo(s: State, seat: Seat): boolean {
  const { ship, cargo } = playerOf(s, seat);
  return (
    s.mercury && !has(cargo, ship) && !has(s.thisTurn.gained, ship) && !isShut(s, seat, ship) && cargoLeft(s, ship) > 0
  );
}

/** Whether Key Access is possible at the Ship's place, regardless of Embassies (HX-213). */
export function canAccess(s: State, seat: Seat): boolean {
  const { ship } = playerOf(s, seat);
  return !has(s.thisTurn.visited, ship) && !isShut(s, seat, ship);
}

export function canPlaceEmbassy(s: State, seat: Seat): boolean {
  const { ship, embassies } = playerOf(s, seat);
  return !has(embassies, ship) && !isShut(s, seat, ship);
}
