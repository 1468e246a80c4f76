import { defined, type Seat } from '@orrery/kernel';
import { eventCard, nameOf } from '../content/cards.ts';
import { cardNamed, EMBASSY_COST, FACTIONS, PLACES, PRIME_ASSET } from '../content/index.ts';
import { creditsOf, discardsOf } from '../rules/alternative.ts';
import { faceUp } from '../rules/cards.ts';
import { cargoPrice, marketPrice } from '../rules/judge.ts';
import { canGainCargo, canPlaceEmbassy } from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { cargoWorth, turnsLeft } from './future.ts';
import { embassyWorth, eventWorth, keepWorth, requestWorth, slotWorth } from './gain.ts';
import { BANKED } from './worth.ts';

/** Something Credits can be spent on. */
interface Item {
  answer: string;
  price: number;
  worth: number;
}

const PRIME = cardNamed(`${PRIME_ASSET.id}.1`);

/** Everything worth buying with Credits at the Ship's place. */
function purchases(s: State, seat: Seat): Item[] {
  const { ship } = playerOf(s, seat);
  const items: Item[] = [];
  const offer = (answer: string, price: number, worth: number): void => {
    if (worth > 0) items.push({ answer, price, worth });
  };
  for (const [slot, faction] of FACTIONS.entries()) {
    const card = faceUp(s, slot);
    if (card !== NONE) offer(`buy:${faction}`, marketPrice(s, card), slotWorth(s, seat, slot));
  }
  if (s.prime.cards.length > 0) offer('buy:prime', PRIME_ASSET.cost, keepWorth(s, seat, PRIME));
  if (canPlaceEmbassy(s, seat)) offer('embassy', EMBASSY_COST, embassyWorth(s, seat));
  if (canGainCargo(s, seat) && turnsLeft(s, seat) > 0) {
    offer('cargo', cargoPrice(s, seat), cargoWorth(s) + requestWorth(s, seat, ship));
  }
  for (const event of s.active.cards) {
    const { place, active } = eventCard(event);
    if (active.alternative.length === 0 || discardsOf(active.alternative).length > 0) continue;
    if (place === PLACES[ship])
      offer(`alternative:${nameOf(event)}`, creditsOf(active.alternative), eventWorth(s, seat, event));
  }
  return items;
}

/** The best use of Credits. */
export interface Spending {
  /** Value, indexed by the number of Credits in the pool. */
  worth: number[];
  /** Purchases if all Credits are spent, the most expensive first. */
  buys: string[];
}

/** The best use of the available Credits (a small knapsack problem); banked Credits are used only if needed. */
export function spending(s: State, seat: Seat, more = 0): Spending {
  const { credits, bankedCredits } = playerOf(s, seat);
  const pool = credits + more;
  const limit = pool + bankedCredits;
  const items = purchases(s, seat);
  const best = new Array<number>(limit + 1).fill(0);
  const sets = new Array<number>(limit + 1).fill(0);
  for (const [i, { price, worth }] of items.entries()) {
    for (let sum = limit; sum >= price; sum--) {
      const value = defined(best[sum - price]) + worth;
      if (value <= defined(best[sum])) continue;
      best[sum] = value;
      sets[sum] = defined(sets[sum - price]) | (1 << i);
    }
  }
  const table: number[] = [];
  let chosen = 0;
  for (let own = 0; own <= pool; own++) {
    let top = 0;
    chosen = 0;
    for (let sum = 0; sum <= own + bankedCredits; sum++) {
      const value = defined(best[sum]) - BANKED * Math.max(0, sum - own);
      if (value > top) [top, chosen] = [value, defined(sets[sum])];
    }
    table.push(top);
  }
  const buys = items
    .filter((_item, i) => (chosen & (1 << i)) !== 0)
    .sort((a, b) => b.price - a.price)
    .map(({ answer }) => answer);
  return { worth: table, buys };
}

/** The value lost by having fewer Credits. */
export const feeOf =
  ({ worth }: Spending) =>
  (credits: number): number => {
    const left = worth.length - 1 - credits;
    return left < 0 ? Number.POSITIVE_INFINITY : defined(worth[worth.length - 1]) - defined(worth[left]);
  };
