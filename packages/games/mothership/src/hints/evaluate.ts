import type { Seat } from '@orrery/kernel';
import { kindOf, MOTHERSHIP, SLOTS, STATION, type UnitKind, unitOf } from '../content/units.ts';
import { friendly, friendsBeside, isIn } from '../rules/board.ts';
import { pointsOf } from '../rules/planets.ts';
import { isAlive, NONE, playerOf, type State } from '../state.ts';
import { stationRisk, threatsTo } from './threat.ts';
import { planetWorth, W } from './worth.ts';

/**
 * What a side has, as far as it tells who wins: fitted on who won from which position in games of habit against habit. An
 * open station in reach of enemies is as bad as half a fleet lost; planets count by what they have brought in.
 */
function strength(s: State, side: number): number {
  const own = playerOf(s, side);
  let sum = own.minerals * 0.9 + own.gas * 0.3 + own.influence * 0.4 + own.hand.cards.length * 1.3;
  sum += own.energy.reduce((all, n) => all + n, 0) * 0.2;
  for (const tier of own.tier) sum += tier * (tier + 3) * 0.25;
  for (let slot = 0; slot < SLOTS; slot++) if ((s.at[side * SLOTS + slot] as number) >= 0) sum += PIECE[kindOf(slot)];
  if (isAlive(s, unitOf(side, MOTHERSHIP))) sum += own.hull * 0.85;
  sum += own.steps * 4.3;
  for (const planet of s.planets)
    if (planet.owner === side && planet.cell !== NONE) sum += 1 + planetWorth(s, planet) * 0.2;
  const home = s.at[unitOf(side, STATION)] as number;
  if (home >= 0 && friendsBeside(s, side, home).length === 0)
    sum -= Math.min(30, stationRisk(s, side, home, threatsTo(s, side))) * W.open;
  return s.agreed.mode === 'points' ? sum * W.back + pointsOf(s, side) * W.point : sum;
}
const PIECE: Readonly<Record<UnitKind, number>> = {
  station: 4,
  mothership: 3.5,
  fighter: 5,
  bomber: 6.4,
  guardian: 2.2,
};

/** How good a position is for a seat: its side's strength, less that of the strongest other side. */
export function evaluate(s: State, seat: Seat): number {
  const sums = new Map<number, number>();
  for (let side = 0; side < s.players.length; side++) {
    const team = s.teams[side] as number;
    sums.set(team, (sums.get(team) ?? 0) + (isIn(s, side) ? strength(s, side) : 0));
  }
  const own = s.teams[seat] as number;
  const others = [...sums].filter(([team]) => team !== own).map(([, sum]) => sum);
  // The strongest rival counts most, yet every enemy's loss is welcome.
  const rivals = Math.max(...others) * 0.7 + (others.reduce((all, n) => all + n, 0) / others.length) * 0.3;
  const won = s.result === null ? 0 : s.result.winners.some((winner) => friendly(s, winner, seat)) ? W.won : -W.won;
  return (sums.get(own) as number) - rivals + won;
}
