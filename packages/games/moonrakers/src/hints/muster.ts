import type { Rng, Seat } from '@orrery/kernel';
import { below } from '@orrery/kernel';
import { FLEX } from '../rules/actions.ts';
import { iconsOf } from '../rules/conditions.ts';
import { countedOf } from '../rules/contracts.ts';
import { lasting } from '../rules/lasting.ts';
import { plain } from '../rules/owned.ts';
import { type Captain, captainOf, missionOf, NONE, pilotOf, type State } from '../state.ts';
import { type Yield, yieldOf } from './yields.ts';

/** A captain's cards in the order in which they might come: the hand first. */
export interface Deal {
  cards: number[];
  hand: number;
}

/** How many worlds are looked at when a contract is weighed. */
export const WORLDS = 5;
/** Nobody gets to see more cards than this in one contract. */
const DEEP = 14;

/**
 * Ways a captain's cards may lie. The own hand is known, the piles are not; of others nothing is known but what they own.
 */
export function dealsOf(s: State, seat: Seat, viewer: Seat, rng: Rng): Deal[] {
  const own = captainOf(s, seat);
  const fixed = seat === viewer ? own.hand.cards.map(plain) : [];
  const pile = (seat === viewer ? own.draw.cards : [...own.hand.cards, ...own.draw.cards]).map(plain);
  const hand = own.hand.cards.length;
  const deals: Deal[] = [];
  for (let world = 0; world < WORLDS; world++) {
    const cards = fixed.slice();
    const rest = pile.slice();
    for (let i = rest.length; i > 0 && cards.length < DEEP; i--) {
      const at = below(rng, i);
      cards.push(rest[at] as number);
      rest[at] = rest[i - 1] as number;
    }
    // The discard pile is shuffled under the rest; its order matters little.
    for (let i = own.discard.cards.length - 1; i >= 0 && cards.length < DEEP; i--)
      cards.push(plain(own.discard.cards[i] as number));
    deals.push({ cards, hand });
  }
  return deals;
}

/** The cards as they lie in this world: the top of the pile is its end. */
export function dealOfWorld(s: State, seat: Seat): Deal {
  const { hand, draw, discard } = captainOf(s, seat);
  const cards = hand.cards.map(plain);
  for (const pile of [draw.cards, discard.cards])
    for (let i = pile.length - 1; i >= 0 && cards.length < DEEP; i--) cards.push(plain(pile[i] as number));
  return { cards, hand: hand.cards.length };
}

export const noAid = (): Yield => ({
  actions: 0,
  draw: 0,
  block: 0,
  units: [0, 0, 0, 0, 0, 0],
  single: NONE,
  goods: 0,
});
/** What installed parts and crew in play add to every contract. */
export function aidOf(own: Captain): Yield {
  const aid = noAid();
  for (const part of own.parts) addYield(aid, yieldOf(part));
  return aid;
}
function addYield(aid: Yield, own: Yield): void {
  aid.actions += own.actions;
  aid.draw += own.draw;
  aid.block += own.block;
  own.units.forEach((n, type) => {
    aid.units[type] = (aid.units[type] as number) + n;
  });
}

/** Actions everybody has in this turn. */
export const actionsNow = (s: State): number => 1 + (lasting(s, 'contract')?.actions ?? 0);

/** How many of a card's units are still asked for, Flex last; `need` is what is open. With `take` they are taken off it. */
export function usefulUnits({ units, single }: Yield, need: number[], take = false): number {
  let useful = 0;
  let spare = 0;
  // Nearly all cards have units of one type.
  const from = single < 0 ? 0 : single;
  const to = single < 0 ? FLEX - 1 : single;
  for (let type = from; type <= to; type++) {
    const n = units[type] as number;
    if (n <= 0) continue;
    const open = need[type] as number;
    const fit = open <= 0 ? 0 : open < n ? open : n;
    useful += fit;
    spare += n - fit;
    if (take) need[type] = open - fit;
  }
  let any = single < 0 ? (units[FLEX] as number) : 0;
  for (let type = 0; type <= FLEX && any > 0; type++) {
    const open = need[type] as number;
    const fit = open <= 0 ? 0 : open < any ? open : any;
    useful += fit;
    any -= fit;
    if (take) need[type] = open - fit;
  }
  const flex = need[FLEX] as number;
  if (spare <= 0 || flex <= 0) return useful;
  if (take) need[FLEX] = Math.max(0, flex - spare);
  return useful + Math.min(spare, flex);
}

/** How urgent it is to play a card: Actions first, then cards while there are Actions to play them with, then units. */
export function urgency(own: Yield, useful: number, actions: number, playable: number, exposed: number): number {
  const blocked = Math.min(own.block, Math.max(0, exposed));
  const gain = useful * 10 + blocked * 7;
  if (own.actions >= 1) return 60 + own.actions * 10 + own.draw * 8 + gain;
  if (own.draw >= 1 && actions >= 2 && playable < actions + 1) return 50 + own.draw * 6 + gain;
  if (gain > 0) return 20 + gain;
  return own.draw >= 1 && actions >= 2 ? 5 : 0;
}

const NOTHING_NEEDED = 0.01;
const isOpen = (need: readonly number[]): boolean => need.some((n) => n > NOTHING_NEEDED);

/** Used again and again: what each card in hand would fill. */
const fills: number[] = [];

/**
 * Plays a captain's cards on what is open, as their habit would; `need` is what is left of it afterwards. Says how many
 * icons were blocked.
 */
export function muster({ cards, hand }: Deal, aid: Yield, actions: number, need: number[], exposed: number): number {
  const held = cards.slice(0, hand);
  let next = hand;
  let left = actions + aid.actions;
  let blocks = aid.block;
  usefulUnits(aid, need, true);
  let drawn = aid.draw;
  for (;;) {
    for (let i = Math.round(drawn); i > 0 && next < cards.length; i--) held.push(cards[next++] as number);
    if (left < 0.9 || held.length === 0 || (blocks >= exposed && !isOpen(need))) return blocks;
    let playable = 0;
    for (let i = 0; i < held.length; i++) {
      const useful = usefulUnits(yieldOf(held[i] as number), need);
      fills[i] = useful;
      if (useful > 0) playable++;
    }
    let best = -1;
    let most = 0;
    for (let i = 0; i < held.length; i++) {
      const worth = urgency(yieldOf(held[i] as number), fills[i] as number, left, playable, exposed - blocks);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    if (best < 0) return blocks;
    const own = yieldOf(held[best] as number);
    held[best] = held[held.length - 1] as number;
    held.length--;
    left += own.actions - 1;
    blocks += own.block;
    usefulUnits(own, need, true);
    drawn = own.draw;
  }
}

/** How likely a contract is met of which so many units seem to be missing. */
export function chanceOf(missing: number): number {
  if (missing <= 0.1) return 0.95;
  if (missing <= 1) return 0.95 - 0.6 * missing;
  return Math.max(0.01, 0.35 - 0.17 * (missing - 1));
}
export function missingOf(need: readonly number[]): number {
  let sum = 0;
  for (const n of need) sum += Math.max(0, n);
  return sum;
}

/** What the contract that is being carried out still asks for; in a head-to-head as much as there is. */
export function openNeeds(s: State): number[] {
  const { need, filled, duel, contract } = missionOf(s);
  if (duel) return countedOf(contract).map((counts) => (counts ? 99 : 0));
  return need.map((n, type) => Math.max(0, n - (filled[type] as number)));
}

/** Icons that nothing blocks so far. */
export const exposedOf = (s: State, seat: Seat): number => {
  const pilot = pilotOf(s, seat);
  return Math.max(0, iconsOf(pilot) - pilot.blocks);
};
