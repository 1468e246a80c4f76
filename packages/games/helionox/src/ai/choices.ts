import { type Answer, defined, type Seat } from '@orrery/kernel';
import { deckCard, faceOf, nameOf, namesOf } from '../content/cards.ts';
import { architectOf, type Effects, FACTIONS, locationOf, offersDefense, PLACES } from '../content/index.ts';
import { stepsOf } from '../effects/programs.ts';
import { recoverable } from '../flows/choices/acquire.ts';
import { waysToCycle } from '../flows/choices/cycle.ts';
import { copyable } from '../flows/choices/imitate.ts';
import { subduable } from '../flows/choices/subdue.ts';
import { bestEvents, bestSlots } from '../flows/syndicate.ts';
import { isSpent } from '../rules/cards.ts';
import { defenseOf, has, isAdjacent, sideOf } from '../rules/space.ts';
import { type Collaboration, playerOf, type State } from '../state.ts';
import { can, ransomOf } from './act.ts';
import { coveted, isAffordable } from './future.ts';
import {
  BANK_REWARD,
  eventWorth,
  illegalWorth,
  keepWorth,
  nowWorth,
  requestWorth,
  slotWorth,
  spare,
  wantedSlots,
} from './gain.ts';
import { feeOf, spending } from './spend.ts';
import { bestVisit, visit } from './visit.ts';
import { CREDIT, effectsWorth, PLAYED } from './worth.ts';

const played = (card: number): number => defined(PLAYED[faceOf(card)]);
const byWorth = <T>(items: readonly T[], worth: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
const factionNames = (slots: readonly number[]): string[] => slots.map((slot) => defined(FACTIONS[slot]));

/** The first `count` items of a list, and variants with the last of them replaced. */
function picks(order: readonly number[], count: number): string[][] {
  const sets = [namesOf(order.slice(0, count))];
  for (const other of count > 0 ? order.slice(count, count + 3) : []) {
    sets.push(namesOf([...order.slice(0, count - 1), other]));
  }
  return sets;
}

/** Sets of cards to discard, the least useful first. */
export const discards = (s: State, seat: Seat, count: number): string[][] =>
  picks(
    byWorth(playerOf(s, seat).hand.cards, (card) => -played(card)),
    count,
  );

export function consumptions(s: State, seat: Seat, v: { count: number; hand: boolean; discard: boolean }): Answer[] {
  const found = spare(s, seat, v.hand, v.discard);
  const sets: Answer[] = picks(
    found.map(({ card }) => card),
    v.count,
  );
  const gain = found.slice(0, v.count).reduce((sum, { gain }) => sum + gain, 0);
  return gain > 0 ? [...sets, null] : [null, ...sets];
}

/** Whether to consume a card in play, the better choice first. */
export const selfConsumption = (s: State, seat: Seat, v: { card: number }): Answer[] =>
  keepWorth(s, seat, v.card) < 0 ? ['consume', null] : [null, 'consume'];

/** Destinations of a granted move, the most useful first; null to stay. */
export function moves(s: State, seat: Seat, v: { adjacent: boolean }): Answer[] {
  // Out of turn, a move matters only for the next turn, which is unknown.
  if (seat !== s.turn) return [null, ...reach(s, seat, v.adjacent).map((place) => defined(PLACES[place]))];
  const { ship } = playerOf(s, seat);
  const order = byWorth([ship, ...reach(s, seat, v.adjacent)], (place) => visit(s, seat, place).worth);
  return order.map((place) => (place === ship ? null : defined(PLACES[place])));
}

function reach(s: State, seat: Seat, adjacent: boolean): number[] {
  const { ship } = playerOf(s, seat);
  return [...PLACES.keys()].filter((to) => to !== ship && (!adjacent || isAdjacent(s, ship, to)));
}

/** Branches of an `or`, the most valuable first, named by their first step. */
export function branches(s: State, seat: Seat, v: { program: string; at: number }): string[] {
  const effect = stepsOf(v.program)[v.at];
  if (effect?.op !== 'or') return [];
  const worth = (list: Effects): number => {
    const [first] = list;
    if (first?.op === 'credit') {
      const fetched = (n: number) => defined(spending(s, seat, n).worth.at(-1));
      return 0.5 * CREDIT * first.n + 0.5 * (fetched(first.n) - fetched(0));
    }
    if (first?.op !== 'defense') return nowWorth(s, seat, list);
    const fee = feeOf(spending(s, seat));
    return 0.5 * CREDIT * first.n + 0.5 * (bestVisit(s, seat, fee, first.n).net - bestVisit(s, seat, fee).net);
  };
  return byWorth(effect.branches, worth).map((list) => defined(list[0]).op);
}

export const acquisitions = (s: State, seat: Seat, v: { most: number }): string[] =>
  factionNames(wantedSlots(s, seat, v.most));
export const recoveries = (s: State, seat: Seat, v: { most: number }): string[] =>
  namesOf(byWorth(recoverable(s, seat, v.most), played)).slice(0, 6);
export const copies = (s: State, seat: Seat, v: { most: number; card: number }): string[] =>
  namesOf(byWorth(copyable(s, seat, v.most, v.card), played)).slice(0, 6);
export const subdued = (s: State, seat: Seat, v: { most: number }): string[] =>
  namesOf(byWorth(subduable(s, seat, v.most), (event) => eventWorth(s, seat, event)));

/** Cards to Cycle: the least wanted first, the Request last. A team starts with one only the Syndicate can get. */
export function cycles(s: State, seat: Seat): string[] {
  const ways = waysToCycle(s, seat);
  const lost = s.coop ? coveted(s) : null;
  const order = wantedSlots(s, seat, -1).reverse();
  if (lost && lost.loss > 0.3 && !isAffordable(s, lost.slot))
    order.sort((a, b) => Number(b === lost.slot) - Number(a === lost.slot));
  const slots = factionNames(order).filter((way) => ways.includes(way));
  return [...slots, ...ways.filter((way) => !slots.includes(way))];
}

/** Cards that pay an Event's alternative cost. */
export const ransoms = (s: State, seat: Seat, v: { event: number }): string[][] => [
  namesOf(ransomOf(s, seat, v.event)),
];

/** Rewards of a Delivery, the most valuable first: the Bank or an Illegal Tech. */
export function rewards(s: State, seat: Seat): Answer[] {
  const laid = s.illegal[playerOf(s, seat).ship]?.cards ?? [];
  const bank = playerOf(s, seat).bankedCredits > 8 ? 0.1 : BANK_REWARD;
  const options = [{ id: 'bank', worth: bank }];
  for (const card of laid) options.push({ id: nameOf(card), worth: illegalWorth(s, seat, card) });
  return byWorth(options, ({ worth }) => worth).map(({ id }) => id);
}

/** Cargo to return in a Raid; the colour that the Request needs comes last. */
export function losses(s: State, seat: Seat): string[] {
  const { cargo } = playerOf(s, seat);
  const colours = [...PLACES.keys()].filter((colour) => has(cargo, colour));
  return byWorth(colours, (colour) => -requestWorth(s, seat, colour)).map((colour) => defined(PLACES[colour]));
}

/** Defense gained by a list of steps, with the best branch of each `or`. */
const defenseIn = (effects: Effects): number => {
  let sum = 0;
  for (const effect of effects) {
    if (effect.op === 'defense') sum += effect.n;
    else if (effect.op === 'or') sum += Math.max(...effect.branches.map(defenseIn));
  }
  return sum;
};
const offerOf = (card: number): number => defenseIn(deckCard(card).effect);
const helpers = (s: State, seat: Seat): number[] =>
  playerOf(s, seat).hand.cards.filter((card) => offersDefense(deckCard(card).effect) && !isSpent(s, card));

/**
 * Whether to collaborate: only if cards in hand cover the missing Defense. A rival's share, which becomes their
 * Influence, must not be much larger than one's own; in a team, the Event must be worth the cards.
 */
export function replies(s: State, seat: Seat): string[] {
  const { caller, event } = s.collaboration as Collaboration;
  const { defense } = sideOf(s, event);
  const share = Math.min(defense - 1, defenseOf(s, caller));
  const rest = defense - share;
  let offered = 0;
  for (const card of helpers(s, seat)) offered += offerOf(card);
  const wanted = offered >= rest && (s.coop ? eventWorth(s, seat, event) > rest * 0.6 : rest + 0.5 >= 0.6 * share);
  return wanted ? ['accept', 'decline'] : ['decline', 'accept'];
}

/** Next contributions to a Collaboration: none if unnecessary, else the smallest that suffices, else the largest. */
export function contributions(s: State, seat: Seat): Answer[] {
  const { caller, partner, event } = s.collaboration as Collaboration;
  const offers = helpers(s, seat).map((card) => ({ id: nameOf(card), brings: offerOf(card) }));
  if (seat === caller) offers.push(...abilityOffers(s, seat));
  offers.sort((a, b) => b.brings - a.brings);
  const names: Answer[] = offers.map(({ id }) => id);
  const helped = playerOf(s, partner).defense;
  const missing = sideOf(s, event).defense - defenseOf(s, caller) - helped;
  const mine = seat === caller ? defenseOf(s, seat) : helped;
  if (mine > 0 && missing <= 0) return [null, ...names];
  const fits = offers.findLast(({ brings }) => brings >= missing);
  return fits === undefined ? [...names, null] : [fits.id, null, ...names];
}

/** The caller's Location and Architect abilities that give Defense now. */
function abilityOffers(s: State, seat: Seat): { id: string; brings: number }[] {
  const { bonus, key } = locationOf(defined(s.locations[playerOf(s, seat).ship]));
  const [first, second] = architectOf(playerOf(s, seat).architect).abilities;
  const lists = { key, bonus, 'architect:1': first.effect, 'architect:2': second.effect };
  return Object.entries(lists)
    .map(([id, effects]) => ({ id, brings: defenseIn(effects) }))
    .filter(({ id, brings }) => brings > 0 && can(s, seat, id));
}

/** The caller's share: as small as possible in a team, else as large as possible. */
export function split(s: State): number[] {
  const { caller, partner, event } = s.collaboration as Collaboration;
  const { defense } = sideOf(s, event);
  const least = Math.max(1, defense - playerOf(s, partner).defense);
  const most = Math.min(defenseOf(s, caller), defense - 1);
  return s.coop ? [least, most] : [most, least];
}

/** Numbers of banked tokens to pay with, the smallest first. */
export function mixes(s: State, seat: Seat, v: { what: 'credits' | 'defense'; price: number }): number[] {
  const player = playerOf(s, seat);
  const banked = v.what === 'credits' ? player.bankedCredits : player.bankedDefense;
  const least = Math.max(0, v.price - player[v.what]);
  const most = Math.min(banked, v.price);
  return least === most ? [least] : [least, most];
}

/** Architects by the value of their abilities per Cryo Counter, best first. */
export const architects = (cards: readonly number[]): string[] =>
  namesOf(
    byWorth(cards, (card) =>
      architectOf(faceOf(card))
        .abilities.map(({ cryo, effect }) => effectsWorth(effect) / (cryo + 0.7))
        .reduce((a, b) => Math.max(a, b) + 0.2 * Math.min(a, b)),
    ),
  );

/** Event for the Syndicate in a tie: the one hardest to Overcome. */
export const givenEvents = (s: State): string[] => namesOf(byWorth(bestEvents(s), (event) => sideOf(s, event).defense));
/** Market card for the Syndicate in a tie: the least wanted one. */
export const givenSlots = (s: State, seat: Seat): string[] =>
  factionNames(byWorth(bestSlots(s), (slot) => -slotWorth(s, seat, slot)));
