import { refuse, type Verdict } from '@orrery/kernel';
import { ROOM } from '../content/developments.ts';
import { NEUTRAL_NEEDS } from '../content/panel.ts';
import { developmentOf } from '../content/set.ts';
import { NONE, type Planet, planetOf, playerOf, type State } from '../state.ts';
import { friendly, isSeat } from './board.ts';
import { eachLasting, hasLasting } from './lasting.ts';

/** The total an attack on a planet needs, without cards (MO-429, MO-430, MO-693). */
export function needed(s: State, planet: Planet): number {
  const side = planet.owner;
  if (side === NONE) return NEUTRAL_NEEDS;
  let walls = NEUTRAL_NEEDS;
  eachLasting(s, side, 'walls', (effect) => {
    walls = effect.needs;
  });
  let defence = 0;
  eachLasting(s, side, 'defence', (effect, from) => {
    if (effect.all || from === planet) defence += effect.n;
  });
  return walls + defence;
}

/** Possible sources of the card gained by a capture (MO-433 to MO-436, MO-544, MO-597). */
export function rewardsOf(s: State, seat: number, planet: number, from: number): ('deck' | 'steal')[] {
  if (planetOf(s, planet).kind === 'planetoid') return [];
  const out: ('deck' | 'steal')[] = s.deck.cards.length > 0 ? ['deck'] : [];
  if (isSeat(s, from) && !friendly(s, from, seat) && playerOf(s, from).hand.cards.length > 0) {
    if (!hasLasting(s, from, 'embargo')) out.push('steal');
  }
  return out;
}

/** The influence price of a planet, equal to the total an attack needs (MO-481). */
export const influencePrice = (s: State, planet: number): number => needed(s, planetOf(s, planet));

/** The maximum number of developments on a planet (MO-501). */
export const roomOf = (planet: Planet): number =>
  planet.kind === 'planetoid' ? ROOM.planetoid : planet.moon ? ROOM.moon : ROOM.planet;
/** The price of a planet's next development (MO-500). */
export const buildPrice = (planet: Planet): number => planet.developments.length + 1;

/** Whether a development may be added to a planet (MO-501, MO-503, MO-504, MO-547). */
export function judgeSite(planet: Planet, card: number): Verdict {
  const type = developmentOf(card);
  if (planet.developments.length >= roomOf(planet)) return refuse('does-not-fit', 'MO-501');
  if (type.only !== null && type.only !== planet.kind) return refuse('does-not-fit', 'MO-504');
  return !planet.developments.some((other) => developmentOf(other) === type) || refuse('does-not-fit', 'MO-503');
}

/** Victory points of a side: kills, planets and developments (MO-548, MO-554 to MO-556). */
export function pointsOf(s: State, side: number): number {
  let points = s.players[side]?.points ?? 0;
  for (const planet of s.planets) {
    if (planet.owner !== side || planet.cell === NONE) continue;
    points++;
    for (const card of planet.developments) points += developmentOf(card).points;
  }
  return points;
}

/** Number of explored artifacts that a side controls (MO-350, MO-444). */
export const artifactsOf = (s: State, side: number): number =>
  s.planets.reduce((n, planet) => n + (planet.owner === side && planet.explored && planet.cell !== NONE ? 1 : 0), 0);
