import { addAt, defined } from '@orrery/kernel';
import { ROOM } from '../content/developments.ts';
import { ENGINES, PRICES, ROW_MAX, SHIELDS, WEAPONS } from '../content/panel.ts';
import { cardName, developmentOf } from '../content/set.ts';
import { type Tech, techNamed } from '../content/tech.ts';
import { MOTHERSHIP, STATION, sideOf, unitName, unitOf } from '../content/units.ts';
import { canHit, judgeTarget, targetAt } from '../rules/attack.ts';
import { distance, freeBeside, friendly, friendsBeside, guardiansOf, planetsOf, shipsOf } from '../rules/board.ts';
import {
  gasPrice,
  judgeBuild,
  judgeBuy,
  judgeDeploy,
  judgeExplore,
  judgeRefresh,
  judgeRemove,
  judgeSeize,
  nextTechs,
  techPrice,
} from '../rules/judge.ts';
import { guardiansSupported } from '../rules/lasting.ts';
import { buildPrice, influencePrice, roomOf } from '../rules/planets.ts';
import { boardOf, cellOf, isAlive, NONE, planetOf, playerOf, type State } from '../state.ts';
import { chanceAlone } from './strike.ts';
import { stationRisk, type Threat, threatsTo } from './threat.ts';
import { planetWorth, watchfulness } from './worth.ts';

/** Preferred techs in order; all others come after them. */
const PLAN: readonly string[] = 'S1 S2 S3a C1 C2 E1 S4a L1 E2 C3b C4b E3b E4b L2'.split(' ');
const rank = (id: string): number => (PLAN.indexOf(id) < 0 ? PLAN.length : PLAN.indexOf(id));

/** The next tech to buy, whether affordable or not. */
function wanted(s: State, seat: number): Tech | null {
  const [id] = nextTechs(s, seat).sort((a, b) => rank(a) - rank(b));
  return id === undefined ? null : (techNamed(id) ?? null);
}

/** Spends influence on an enemy planet, or else on removing influence from a dangerous rival. */
function persuade(s: State, seat: number): string | null {
  if (!s.agreed.influence || playerOf(s, seat).influence === 0) return null;
  const prizes = s.planets.map((_planet, p) => p).filter((p) => judgeSeize(s, seat, p) === true);
  const [best] = prizes.sort((a, b) => planetWorth(s, planetOf(s, b)) - planetWorth(s, planetOf(s, a)));
  if (best !== undefined) return `seize:${best}`;
  const least = Math.min(...planetsOf(s, seat).map((planet) => influencePrice(s, planet)));
  for (let other = 0; other < s.out.length; other++) {
    const over = playerOf(s, other).influence - least + 1;
    if (friendly(s, other, seat) || over <= 0 || playerOf(s, seat).influence < over) continue;
    if (judgeRemove(s, seat, other) === true) return `remove:${other}`;
  }
  return null;
}

/**
 * Builds the development with the most points on one of the seat's planets; refreshes the market if none fits and
 * influence is plentiful.
 */
function develop(s: State, seat: number): string | null {
  if (!s.agreed.developments) return null;
  const most = s.agreed.mode === 'points' ? ROOM.moon : 2;
  let room = false;
  for (const planet of planetsOf(s, seat)) {
    const { developments, explored } = planetOf(s, planet);
    if (developments.length >= most || !explored || s.thisTurn.developed.includes(planet)) continue;
    const cards = s.market.cards.filter((card) => judgeBuild(s, seat, cardName(card), planet) === true);
    const [card] = cards.sort((a, b) => developmentOf(b).points - developmentOf(a).points);
    if (card !== undefined) return `build:${cardName(card)}:${planet}`;
    room ||=
      playerOf(s, seat).minerals >= buildPrice(planetOf(s, planet)) &&
      developments.length < roomOf(planetOf(s, planet));
  }
  const spare = playerOf(s, seat).influence >= PRICES.refresh + 2;
  return room && spare && judgeRefresh(s, seat) === true ? 'refresh' : null;
}

/** A purchase before ships move, so that its bonus counts immediately; null to save minerals. */
export function purchase(s: State, seat: number): string | null {
  const own = playerOf(s, seat);
  const first = persuade(s, seat) ?? develop(s, seat);
  if (first !== null) return first;
  if (s.agreed.artifacts) {
    const planet = planetsOf(s, seat).find((p) => judgeExplore(s, seat, p) === true);
    if (planet !== undefined && (own.tier.some((tier) => tier > 0) || s.agreed.developments))
      return `explore:${planet}`;
  }
  const tech = wanted(s, seat);
  if (tech && own.minerals >= techPrice(s, tech)) return `tech:${tech.id}`;
  return null;
}

/** A purchase after all ships have acted: a guardian at the station, or a card. */
export function lastPurchase(s: State, seat: number): string | null {
  const own = playerOf(s, seat);
  const guardian = guard(s, seat);
  if (guardian !== null) return guardian;
  if (own.gas >= gasPrice(s, seat) + 2 && judgeBuy(s, seat, true) === true) return 'buy:gas';
  // An affordable tech was bought before, so with a card in hand, minerals are saved for the next one.
  const saves = own.hand.cards.length > 0 && wanted(s, seat) !== null;
  return !saves && judgeBuy(s, seat, false) === true ? 'buy' : null;
}

/** Deploys a guardian beside the seat's own station, if a ship can. */
function guard(s: State, seat: number): string | null {
  const home = defined(s.at[unitOf(seat, STATION)]);
  if (home < 0 || playerOf(s, seat).minerals < PRICES.guardian) return null;
  if (guardiansOf(s, seat).length >= guardiansSupported(s, seat)) return null;
  for (const ship of shipsOf(s, seat)) {
    const cell = freeBeside(s, cellOf(s, ship)).find((free) => distance(s, free, home) === 1);
    if (cell !== undefined && judgeDeploy(s, seat, ship, cell) === true)
      return `deploy:${unitName(ship)}:${boardOf(s).names[cell]}`;
  }
  return null;
}

/** The desired energy rows: engines for the path to the next target, the rest for fighting. */
export function rowsFor(s: State, seat: number): number[] {
  const all = playerOf(s, seat).energy.reduce((sum, n) => sum + n, 0);
  const ship = unitOf(seat, MOTHERSHIP);
  const rows = [0, 0, 0];
  if (!isAlive(s, ship)) return playerOf(s, seat).energy.slice();
  const threats = threatsTo(s, seat);
  const from = cellOf(s, ship);
  // Out of enemy reach the mothership needs only speed.
  const most = threats.some(({ cell, range }) => distance(s, from, cell) <= range + 3) ? 4 : 6;
  const far = Math.min(nearestTarget(s, seat, ship), wayHome(s, seat, from, threats));
  // Late in the game, keep enough for a detour.
  const round = watchfulness(s) === 0 ? 2 : 0;
  const spaces = Math.max(0, Math.min(most, far - 1 + round));
  rows[ENGINES] = Math.min(Math.max(spaces * 2 - 1, 0), all - 6);
  const rest = all - defined(rows[ENGINES]);
  // Odd amounts of energy raise the die: 5, 7, 9. Late in the game, impenetrable shields would prolong it forever.
  let weapons = Math.min(ROW_MAX - 1, Math.ceil(rest * (1 - 0.45 * watchfulness(s))));
  if (weapons % 2 === 0) weapons -= 1;
  rows[WEAPONS] = Math.max(1, weapons);
  rows[SHIELDS] = Math.min(ROW_MAX, rest - defined(rows[WEAPONS]));
  const over = rest - defined(rows[WEAPONS]) - defined(rows[SHIELDS]);
  addAt(rows, ENGINES, over);
  return rows;
}

/** The distance to the seat's station if it needs a guard, otherwise 99. */
function wayHome(s: State, seat: number, from: number, threats: readonly Threat[]): number {
  const home = defined(s.at[unitOf(seat, STATION)]);
  if (home < 0 || friendsBeside(s, seat, home).length > 0) return 99;
  return stationRisk(s, seat, home, threats) > 5 ? distance(s, from, home) : 99;
}

/** The distance to the mothership's nearest worthwhile target; 99 if there is none. */
function nearestTarget(s: State, seat: number, ship: number): number {
  let best = 99;
  const from = cellOf(s, ship);
  const look = (cell: number): void => {
    if (cell < 0 || distance(s, from, cell) >= best) return;
    const target = targetAt(s, cell);
    if (!canHit(s, ship, target) || judgeTarget(s, seat, target) !== true) return;
    const planet = target.planet === NONE ? null : planetOf(s, target.planet);
    if (planet === null || (planetWorth(s, planet) > 0 && chanceAlone(s, ship, planet) > 0.1))
      best = distance(s, from, cell);
  };
  for (const planet of s.planets) look(planet.cell);
  for (let unit = 0; unit < s.at.length; unit++) if (!friendly(s, sideOf(unit), seat)) look(defined(s.at[unit]));
  return best;
}

/** Whether to divert energy: the rows differ enough from the desired ones, or the engines are empty but needed. */
export function shouldDivert(s: State, seat: number): boolean {
  if (s.thisTurn.locked || !isAlive(s, unitOf(seat, MOTHERSHIP))) return false;
  const want = rowsFor(s, seat);
  const { energy } = playerOf(s, seat);
  if (energy[ENGINES] === 0 && defined(want[ENGINES]) > 0) return true;
  return energy.some((n, row) => Math.abs(n - defined(want[row])) >= 2);
}
