import type { Seat } from '@orrery/kernel';
import { developmentOf } from '../content/set.ts';
import { kindOf, SLOTS, sideOf, type UnitKind } from '../content/units.ts';
import { friendly, isIn } from '../rules/board.ts';
import { pointsOf } from '../rules/planets.ts';
import { NONE, type Planet, playerOf, type State } from '../state.ts';

/** What a unit on the board is worth; hull and steps come on top. In minerals, roughly. */
const UNIT: Readonly<Record<UnitKind, number>> = { station: 8, mothership: 8, fighter: 5, bomber: 6, guardian: 2 };
const HULL_POINT = 0.9;
export const STATION_STEP = 5;
/** What a victory point is worth where they count. */
const POINT = 7;
const WON = 60;

/** How much losses count: less and less as a war drags on, or two careful fleets would watch each other for ever. */
export const caution = (s: State): number => Math.max(0.35, 0.9 - s.round * 0.03);

/** What a side would lose with a unit. */
export function unitWorth(s: State, unit: number): number {
  const kind = kindOf(unit);
  const own = playerOf(s, sideOf(unit));
  if (kind === 'mothership') return UNIT.mothership + own.hull * HULL_POINT;
  return kind === 'station' ? UNIT.station + own.steps * STATION_STEP : UNIT[kind];
}

/** What a planet is worth to whoever holds it. */
export function planetWorth(planet: Planet): number {
  let worth = planet.kind === 'planetoid' ? 2 : 5;
  if (planet.explored) worth += 2;
  if (planet.moon) worth += 1;
  for (const card of planet.developments) worth += 1 + developmentOf(card).points;
  return worth;
}

/** What a side has: pieces, planets, tech and what it could buy. */
function strength(s: State, side: number): number {
  const own = playerOf(s, side);
  let sum = own.minerals * 0.7 + own.gas * 0.4 + own.influence * 0.4 + own.hand.cards.length * 1.2;
  sum += own.energy.reduce((all, n) => all + n, 0) * 0.4;
  for (const tier of own.tier) sum += tier * (tier + 3) * 0.4;
  for (let unit = side * SLOTS; unit < (side + 1) * SLOTS; unit++) {
    if ((s.at[unit] as number) >= 0) sum += unitWorth(s, unit);
  }
  for (const planet of s.planets) if (planet.owner === side && planet.cell !== NONE) sum += planetWorth(planet);
  if (s.agreed.mode === 'points') sum = sum * 0.4 + pointsOf(s, side) * POINT;
  return sum;
}

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
  const won = s.result === null ? 0 : s.result.winners.some((winner) => friendly(s, winner, seat)) ? WON : -WON;
  return (sums.get(own) as number) - rivals + won;
}
