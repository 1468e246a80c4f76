import { defined, type Seat } from '@orrery/kernel';
import { kindOf, MOTHERSHIP, SLOTS, STATION, type UnitKind, unitOf } from '../content/units.ts';
import { targetsOf } from '../rules/attack.ts';
import { distance, friendly, friendsBeside, isIn, isSeat, shipsOf } from '../rules/board.ts';
import { baseSpaces, canDamage } from '../rules/lasting.ts';
import { pointsOf } from '../rules/planets.ts';
import { cellOf, isAlive, NONE, playerOf, type State } from '../state.ts';
import { bestShips } from './strike.ts';
import { stationRisk, type Threat, threatsTo } from './threat.ts';
import { planetWorth, WEIGHTS, watchfulness } from './worth.ts';

/*
 * Weights fitted to the winners of policy-against-policy games, with a fighter at 5. Planets count little beyond the
 * income they have given, an unguarded station in enemy reach costs as much as one or two ships, and bombers and a
 * mothership near an enemy station are a big advantage.
 */
const PIECE: Readonly<Record<UnitKind, number>> = { station: 4, mothership: 3, fighter: 5, bomber: 6, guardian: 2.3 };

/** Value of a side's material. */
function goods(s: State, side: number): number {
  const own = playerOf(s, side);
  let sum = own.minerals + own.gas * 0.3 + own.influence * 0.4 + own.hand.cards.length * 1.4 + own.steps * 4.4;
  for (const n of own.energy) sum += n * 0.3;
  for (const tier of own.tier) sum += tier * (tier + 3) * 0.25;
  for (let slot = 0; slot < SLOTS; slot++) if (isAlive(s, unitOf(side, slot))) sum += PIECE[kindOf(slot)];
  if (isAlive(s, unitOf(side, MOTHERSHIP))) sum += own.hull;
  for (const planet of s.planets)
    if (planet.owner === side && planet.cell !== NONE) sum += 0.5 + planetWorth(s, planet) * 0.2;
  return sum;
}

/** Value of ship positions: sieges of enemy stations, and safety from attackers. */
function standing(s: State, side: number, threats: readonly Threat[]): number {
  const stations: number[] = [];
  for (let other = 0; other < s.players.length; other++) {
    const cell = defined(s.at[unitOf(other, STATION)]);
    if (cell >= 0 && !friendly(s, other, side)) stations.push(cell);
  }
  const watch = watchfulness(s);
  let sum = 0;
  for (const ship of shipsOf(s, side)) {
    const cell = cellOf(s, ship);
    let many = 0;
    for (const { unit, cell: from, range } of threats)
      if (distance(s, from, cell) <= range && canDamage(kindOf(unit), kindOf(ship))) many++;
    sum -= Math.min(4, many) * WEIGHTS.exposed * watch;
    if (kindOf(ship) === 'fighter' || stations.length === 0) continue;
    let far = Number.POSITIVE_INFINITY;
    for (const station of stations) far = Math.min(far, distance(s, cell, station));
    sum += WEIGHTS.siegeNear / (1.5 + Math.max(0, far - 1) / Math.max(1, baseSpaces(s, ship)));
  }
  return sum;
}

/** Expected loss of an unguarded station before its owner can react. */
function open(s: State, side: number, threats: readonly Threat[]): number {
  const home = defined(s.at[unitOf(side, STATION)]);
  if (home < 0 || friendsBeside(s, side, home).length > 0) return 0;
  return Math.min(30, stationRisk(s, side, home, threats));
}

/** Value of the active side's next attack, because a search may end in the middle of a turn. */
function promise(s: State): number {
  if (s.phase !== 'main' || s.fight !== null || !isSeat(s, s.turn)) return 0;
  let best = 0;
  for (const cell of targetsOf(s, s.turn)) best = Math.max(best, bestShips(s, s.turn, cell).worth);
  return best;
}

function strength(s: State, side: number): number {
  const threats = threatsTo(s, side);
  const sum = goods(s, side) + standing(s, side, threats) - open(s, side, threats) * WEIGHTS.open * watchfulness(s);
  return s.agreed.mode === 'points' ? sum * WEIGHTS.back + pointsOf(s, side) * WEIGHTS.point : sum;
}

/** Evaluates a position for a seat: its team's strength minus that of its rivals. */
export function evaluate(s: State, seat: Seat): number {
  const sums = new Map<number, number>();
  for (let side = 0; side < s.players.length; side++) {
    const team = defined(s.teams[side]);
    sums.set(team, (sums.get(team) ?? 0) + (isIn(s, side) ? strength(s, side) : 0));
  }
  if (s.result === null && s.turn !== NONE) {
    const team = defined(s.teams[s.turn]);
    sums.set(team, defined(sums.get(team)) + promise(s) * WEIGHTS.promise);
  }
  const own = defined(s.teams[seat]);
  const others = [...sums].filter(([team]) => team !== own).map(([, sum]) => sum);
  // The strongest rival counts most, but losses of other enemies count too.
  const rivals = Math.max(...others) * 0.7 + (others.reduce((all, n) => all + n, 0) / others.length) * 0.3;
  const won =
    s.result === null ? 0 : s.result.winners.some((winner) => friendly(s, winner, seat)) ? WEIGHTS.won : -WEIGHTS.won;
  return defined(sums.get(own)) - rivals + won;
}
