import type { Seat } from '@orrery/kernel';
import { developmentOf, titleOf } from '../content/set.ts';
import { kindOf, SHEETS, SLOTS, sideOf, type UnitKind } from '../content/units.ts';
import { friendly, isIn, shipsOf } from '../rules/board.ts';
import { pointsOf } from '../rules/planets.ts';
import { NONE, type Planet, playerOf, type State } from '../state.ts';

/** What things are worth, in minerals roughly. Chosen by games of habit against habit. */
export const W = {
  station: 8,
  step: 5,
  mothership: 8,
  hull: 0.9,
  fighter: 5,
  bomber: 6,
  guardian: 2,
  planet: 5,
  planetoid: 2,
  /** A victory point where they count; ships come back there. */
  point: 7,
  back: 0.45,
  /** A side out of the game, beside all that it had. */
  knockout: 20,
  won: 60,
  danger: 0.04,
  dangerMost: 0.25,
  wing: 0.75,
  guard: 0.7,
  guard2: 0.15,
  home: 0.6,
  taken: 1.6,
  pull: 2,
  hope: 0.75,
  siege: 14,
  help: 4,
  /** How dearly a card in the hand is held. */
  card: 1,
  good: 0.15,
  strike: 0.3,
};
const unitBase = (kind: UnitKind): number => W[kind];

/** How much losses count: less and less as a war drags on, or two careful fleets would watch each other for ever. */
export const caution = (s: State): number => Math.max(0.35, 0.9 - s.round * 0.03);

/** What a side would lose with a unit. */
export function unitWorth(s: State, unit: number): number {
  const kind = kindOf(unit);
  const own = playerOf(s, sideOf(unit));
  const more = kind === 'mothership' ? own.hull * W.hull : kind === 'station' ? own.steps * W.step : 0;
  const worth = unitBase(kind) + more;
  return s.agreed.mode === 'points' ? worth * W.back + SHEETS[kind].points * W.point : worth;
}

/** What it is worth beside the unit itself that a side falls with its station or its last ship. */
export const knockout = (s: State): number => (s.agreed.mode === 'points' ? 0 : W.knockout);
export const isLastShip = (s: State, unit: number): boolean =>
  s.agreed.mode !== 'points' && shipsOf(s, sideOf(unit)).length === 1;

/** What a planet is worth to whoever holds it. */
export function planetWorth(s: State, planet: Planet): number {
  let worth = planet.kind === 'planetoid' ? W.planetoid : W.planet;
  if (planet.explored) worth += 2;
  if (planet.moon) worth += 1;
  const points = s.agreed.mode === 'points';
  for (const card of planet.developments) worth += 1 + developmentOf(card).points * (points ? W.point : 1);
  return points ? worth + W.point : worth;
}

/** What a card is worth in the hand: by its resale value, and a little for what it may do later. */
export function cardWorth(card: number): number {
  const { minerals, gas } = titleOf(card).resale;
  return 0.8 + minerals * 0.6 + gas * 0.25;
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
  for (const planet of s.planets) if (planet.owner === side && planet.cell !== NONE) sum += planetWorth(s, planet);
  if (s.agreed.mode === 'points') sum = sum * 0.4 + pointsOf(s, side) * W.point;
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
  const won = s.result === null ? 0 : s.result.winners.some((winner) => friendly(s, winner, seat)) ? W.won : -W.won;
  return (sums.get(own) as number) - rivals + won;
}
