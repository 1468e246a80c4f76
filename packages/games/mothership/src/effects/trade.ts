import { logEvent, move, take } from '@orrery/kernel';
import { PRICES } from '../content/panel.ts';
import { cardName, developmentOf, titleOf } from '../content/set.ts';
import type { Tech } from '../content/tech.ts';
import { gasPrice, techPrice } from '../rules/judge.ts';
import { buildPrice, influencePrice } from '../rules/planets.ts';
import { planetOf, playerOf, type State } from '../state.ts';
import { discardAt } from './fall.ts';
import { drawCards } from './hand.ts';
import { withLasting } from './panel.ts';
import { capture, explore, fillMarket } from './planets.ts';
import { gain, pay } from './resources.ts';

/** Buys a card for 2 minerals, or for gas (MO-304, MO-452). */
export function buyCard(s: State, seat: number, gas: boolean): void {
  if (gas) pay(s, seat, 'gas', gasPrice(s, seat));
  else pay(s, seat, 'minerals', PRICES.card);
  logEvent('bought-card', { seat });
  drawCards(s, seat, 1);
}

/** Researches the next tier of a category; tier three decides the branch (MO-252, MO-254). */
export function buyTech(s: State, seat: number, tech: Tech): void {
  const own = playerOf(s, seat);
  pay(s, seat, 'minerals', techPrice(s, tech));
  logEvent('researched', { seat, tech: tech.id, name: tech.name });
  withLasting(s, [seat], () => {
    own.tier[tech.category] = tech.tier;
    if (tech.tier === 3) own.branch[tech.category] = tech.branch;
  });
}

export function payExplore(s: State, seat: number, planet: number): void {
  pay(s, seat, 'minerals', PRICES.explore);
  explore(s, seat, planet);
}

/** Takes over a planet by paying influence (MO-480 to MO-485). */
export function seize(s: State, seat: number, planet: number): void {
  pay(s, seat, 'influence', influencePrice(s, planet));
  capture(s, planet, seat, 'influence');
}

/** Pays one influence to remove one from another player (MO-491). */
export function removeInfluence(s: State, seat: number, other: number): void {
  pay(s, seat, 'influence', 1);
  pay(s, other, 'influence', 1);
  logEvent('removed-influence', { seat, from: other });
}

/** Puts the market under the deck in order and reveals up to three new cards (MO-493, MO-653). */
export function refreshMarket(s: State, seat: number): void {
  pay(s, seat, 'influence', PRICES.refresh);
  while (s.market.cards.length > 0) move(s, s.market, 0, s.works, 0, 0);
  fillMarket(s);
  logEvent('refreshed', { seat, names: s.market.cards.map((card) => developmentOf(card).name).join(', ') });
}

/**
 * Builds a market card on a planet. A free one does not count towards the limit of one per planet and turn (MO-499,
 * MO-502, MO-506, MO-510).
 */
export function build(s: State, seat: number, card: number, planet: number, free: boolean): void {
  const own = planetOf(s, planet);
  if (!free) {
    pay(s, seat, 'minerals', buildPrice(own));
    s.thisTurn.developed.push(planet);
  }
  withLasting(s, [seat], () => {
    own.developments.push(take(s.market, s.market.cards.indexOf(card)));
  });
  logEvent('built', { seat, name: developmentOf(card).name, planet });
  fillMarket(s);
}

/** Reveals and sells a card (MO-311, MO-629). */
export function sell(s: State, seat: number, card: number): void {
  const { resale, name } = titleOf(card);
  discardAt(s, seat, playerOf(s, seat).hand.cards.indexOf(card));
  logEvent('sold', { seat, card: cardName(card), name });
  gain(s, seat, 'minerals', resale.minerals, 'sold');
  gain(s, seat, 'gas', resale.gas, 'sold');
}
