import { defined, draw, EVERYBODY, logEvent, post, put, show, shuffle } from '@orrery/kernel';
import { MARKET } from '../content/developments.ts';
import { artifactOf } from '../content/set.ts';
import { boardOf, NONE, planetOf, type State } from '../state.ts';
import { REWARD } from './calls.ts';
import { checkFallen } from './fall.ts';
import { withLasting } from './panel.ts';

const where = (s: State, planet: number): string => defined(boardOf(s).names[planetOf(s, planet).cell]);

/**
 * Gives a planet to a new owner and starts the choice of a reward. A planet taken from another side by attack loses its
 * developments (MO-432, MO-437, MO-513 to MO-515).
 */
export function capture(s: State, planet: number, side: number, how: 'attack' | 'card' | 'influence'): void {
  const own = planetOf(s, planet);
  const from = own.owner;
  withLasting(s, from === NONE ? [side] : [side, from], () => {
    own.owner = side;
    if (how === 'attack' && from !== NONE) razeAll(s, planet);
  });
  logEvent('captured', { seat: side, planet: where(s, planet), owner: from, how });
  post(s, REWARD, { seat: side, planet, from });
  // In Victory Point mode, losing the last planet may eliminate the former owner (MO-667).
  if (from !== NONE) checkFallen(s);
}

/** Shuffles a planet's developments back into their deck, then fills up the market (MO-513, MO-654). */
function razeAll(s: State, planet: number): void {
  const own = planetOf(s, planet);
  if (own.developments.length === 0) return;
  for (const card of own.developments) put(s.works, card, EVERYBODY);
  own.developments = [];
  shuffle(s.works, s.rng);
  fillMarket(s);
}

/** Fills the market to three cards (MO-498, MO-506). */
export function fillMarket(s: State): void {
  while (s.market.cards.length < MARKET && s.works.cards.length > 0) draw(s, s.works, s.market, EVERYBODY);
}

/** Turns a planet's token face up permanently (MO-443). */
export function explore(s: State, seat: number, planet: number): void {
  const own = planetOf(s, planet);
  withLasting(s, [seat], () => {
    show(s, own.token, 0, EVERYBODY);
    own.explored = true;
  });
  logEvent('explored', { seat, planet: where(s, planet), name: artifactOf(defined(own.token.cards[0])).name });
}
