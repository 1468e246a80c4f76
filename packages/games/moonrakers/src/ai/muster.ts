import type { Rng, Seat } from '@orrery/kernel';
import { addAt, below, defined } from '@orrery/kernel';
import { FLEX, typeOf } from '../rules/actions.ts';
import { iconsOf } from '../rules/conditions.ts';
import { countedOf } from '../rules/contracts.ts';
import { lasting } from '../rules/lasting.ts';
import { plain } from '../rules/owned.ts';
import { type Captain, captainOf, missionOf, pilotOf, type State } from '../state.ts';
import { addYield, type Fired, firedOf, noYield, steadyOf, type Yield, yieldOf } from './yields.ts';

/** A captain's cards in a possible draw order; the first `hand` cards are in hand. */
export interface Deal {
  cards: number[];
  hand: number;
}

/** Number of sampled worlds per contract. */
export const WORLDS = 5;
/** Maximum number of cards that a captain is expected to see in one contract. */
const DEEP = 14;

/**
 * Sampled orders of a captain's cards, as a viewer can know them: the viewer's own hand is fixed; hands of others are
 * mixed with their draw piles.
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
      cards.push(defined(rest[at]));
      rest[at] = defined(rest[i - 1]);
    }
    // The discard pile follows, unshuffled: its order matters little.
    for (let i = own.discard.cards.length - 1; i >= 0 && cards.length < DEEP; i--)
      cards.push(plain(defined(own.discard.cards[i])));
    deals.push({ cards, hand });
  }
  return deals;
}

/**
 * The captain's actual card order in this world: the hand, then both piles from the top, which is the end of the array.
 */
export function dealOfWorld(s: State, seat: Seat): Deal {
  const { hand, draw, discard } = captainOf(s, seat);
  const cards = hand.cards.map(plain);
  for (const pile of [draw.cards, discard.cards])
    for (let i = pile.length - 1; i >= 0 && cards.length < DEEP; i--) cards.push(plain(defined(pile[i])));
  return { cards, hand: hand.cards.length };
}

/** The yield of a captain's parts: from the start of a contract, and when the n-th card of a type is played. */
export interface Aid {
  start: Yield;
  fired: readonly Fired[];
}
export const NO_AID: Aid = { start: noYield(), fired: [] };
export function aidOf(own: Captain): Aid {
  if (own.parts.length === 0) return NO_AID;
  const start = noYield();
  const fired: Fired[] = [];
  for (const part of own.parts) {
    addYield(start, steadyOf(part), 1);
    fired.push(...firedOf(part));
  }
  return { start, fired };
}

/** Number of Actions a participant starts with this turn. */
export const actionsNow = (s: State): number => 1 + (lasting(s, 'contract')?.actions ?? 0);

/**
 * Number of a card's units that the open requirements `need` can still use; Flex is used last. With `take`, they are
 * subtracted.
 */
export function usefulUnits({ units, single }: Yield, need: number[], take = false): number {
  let useful = 0;
  let spare = 0;
  // Nearly all cards have units of one type.
  const from = single < 0 ? 0 : single;
  const to = single < 0 ? FLEX - 1 : single;
  for (let type = from; type <= to; type++) {
    const n = defined(units[type]);
    if (n <= 0) continue;
    const open = defined(need[type]);
    const fit = open <= 0 ? 0 : open < n ? open : n;
    useful += fit;
    spare += n - fit;
    if (take) need[type] = open - fit;
  }
  let any = single < 0 ? defined(units[FLEX]) : 0;
  for (let type = 0; type <= FLEX && any > 0; type++) {
    const open = defined(need[type]);
    const fit = open <= 0 ? 0 : open < any ? open : any;
    useful += fit;
    any -= fit;
    if (take) need[type] = open - fit;
  }
  const flex = defined(need[FLEX]);
  if (spare <= 0 || flex <= 0) return useful;
  if (take) need[FLEX] = Math.max(0, flex - spare);
  return useful + Math.min(spare, flex);
}

/** A captain's means in a contract, and what is still needed. */
export interface Stock {
  actions: number;
  /** Number of cards that would fill a requirement, and their total units. */
  playable: number;
  units: number;
  /** Unblocked hazards, and the units that this captain should provide. */
  exposed: number;
  due: number;
}

/**
 * The urgency of playing a card: Actions first, then draws while there are Actions to play the new cards, then units.
 */
export function urgency(own: Yield, useful: number, { actions, playable, units, exposed, due }: Stock): number {
  const blocked = Math.min(own.block, Math.max(0, exposed));
  const gain = useful * 10 + blocked * 7;
  if (own.actions >= 1) return 60 + own.actions * 10 + own.draw * 8 + gain;
  if (own.draw >= 1 && actions >= 1.9) {
    // A draw is worth an Action if one is left over or the hand cannot provide the units due.
    const isShort = units * Math.min(1, actions / Math.max(1, playable)) < due;
    if (useful > 0 || playable < actions || isShort) return 50 + own.draw * 6 + gain;
  }
  if (gain > 0) return 20 + gain;
  return own.draw >= 1 && actions >= 1.9 ? 5 : 0;
}

const NOTHING_NEEDED = 0.01;

/** Reused buffer: the units that each card in hand would fill. */
const fills: number[] = [];

/**
 * Plays a captain's cards on the open requirements as the policy would, updating `need`. Returns the number of blocks.
 */
export function muster({ cards, hand }: Deal, aid: Aid, actions: number, need: number[], exposed: number): number {
  const held = cards.slice(0, hand);
  let next = hand;
  let blocks = aid.start.block;
  usefulUnits(aid.start, need, true);
  let drawn = aid.start.draw;
  const played = [0, 0, 0, 0, 0];
  const stock: Stock = { actions: actions + aid.start.actions, playable: 0, units: 0, exposed, due: 0 };
  for (;;) {
    for (let i = Math.round(drawn); i > 0 && next < cards.length; i--) held.push(defined(cards[next++]));
    stock.due = missingOf(need);
    if (stock.actions < 0.9 || held.length === 0 || (blocks >= exposed && stock.due < NOTHING_NEEDED)) return blocks;
    stock.playable = 0;
    stock.units = 0;
    stock.exposed = exposed - blocks;
    for (let i = 0; i < held.length; i++) {
      const useful = usefulUnits(yieldOf(defined(held[i])), need);
      fills[i] = useful;
      stock.units += useful;
      if (useful > 0) stock.playable++;
    }
    let best = -1;
    let most = 0;
    for (let i = 0; i < held.length; i++) {
      const worth = urgency(yieldOf(defined(held[i])), defined(fills[i]), stock);
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    if (best < 0) return blocks;
    const card = defined(held[best]);
    const own = yieldOf(card);
    held[best] = defined(held[held.length - 1]);
    held.length--;
    stock.actions += own.actions - 1;
    blocks += own.block;
    usefulUnits(own, need, true);
    drawn = own.draw;
    const type = typeOf(card);
    if (type < 0) continue;
    addAt(played, type, 1);
    for (const fired of aid.fired) {
      if (fired.type !== type || fired.n !== played[type]) continue;
      stock.actions += fired.gives.actions;
      drawn += fired.gives.draw;
      blocks += fired.gives.block;
      usefulUnits(fired.gives, need, true);
    }
  }
}

/** The probability of success, given the estimated number of missing units. */
export function chanceOf(missing: number): number {
  // Measured: about 90% with no unit missing, 25% with one.
  if (missing <= 0.1) return 0.9;
  if (missing <= 1) return 0.9 - 0.66 * missing;
  return Math.max(0.01, 0.24 - 0.14 * (missing - 1));
}
export function missingOf(need: readonly number[]): number {
  let sum = 0;
  for (const n of need) sum += Math.max(0, n);
  return sum;
}

/** Open requirements of the contract in progress; unbounded in a head-to-head. */
export function openNeeds(s: State): number[] {
  const { need, filled, duel, contract } = missionOf(s);
  if (duel) return countedOf(contract).map((counts) => (counts ? 99 : 0));
  return need.map((n, type) => Math.max(0, n - defined(filled[type])));
}

/** The number of hazards the captain has not blocked yet. */
export const exposedOf = (s: State, seat: Seat): number => {
  const pilot = pilotOf(s, seat);
  return Math.max(0, iconsOf(pilot) - pilot.blocks);
};
