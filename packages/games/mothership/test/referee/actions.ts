import { cardName, developmentOf } from '../../src/content/set.ts';
import type { Planet, State } from '../../src/state.ts';
import { attackers, canHit, cellOf, isTarget, ready } from './attacks.ts';
import { plays } from './cards.ts';
import { left, movable } from './moves.ts';
import {
  at,
  bit,
  cellName,
  dieOf,
  everyUnit,
  far,
  guardiansOf,
  has,
  isField,
  isShip,
  kindOf,
  lives,
  mates,
  motherOf,
  nameOf,
  near,
  needs,
  ONLY,
  of,
  owns,
  planetsOf,
  shipsOf,
  sideOf,
  standing,
  stationOf,
  supported,
  truce,
  unspent,
  works,
} from './sheet.ts';

// All legal actions of the active side in the main part of its turn, as option ids.

export const techPrice = (s: State, tier: number): number => tier + (s.agreed.prices === 'quick' ? 0 : 1);

function* purchases(s: State): Generator<string> {
  const me = of(s, s.turn);
  if (s.deck.cards.length > 0 && me.minerals >= 2) yield 'buy';
  if (s.deck.cards.length > 0 && me.gas >= 4 && owns(s, s.turn, 3)) yield 'buy:gas';
  for (const [category, letter] of ['E', 'C', 'S', 'L'].entries()) {
    const tier = (me.tier[category] as number) + 1;
    if (tier > 5 || me.minerals < techPrice(s, tier)) continue;
    const branches = tier < 3 ? [''] : tier === 3 ? ['a', 'b'] : ['ab'.charAt(me.branch[category] as number)];
    for (const branch of branches) yield `tech:${letter}${tier}${branch}`;
  }
}

/** Guardians to scrap, and deployments if another guardian is supported (MO-149 to MO-152, MO-156, MO-158, MO-159). */
function* deployments(s: State): Generator<string> {
  const out = guardiansOf(s.turn).filter((unit) => lives(s, unit));
  for (const unit of out) yield `scrap:${nameOf(unit)}`;
  if (out.length >= Math.min(3, supported(s, s.turn)) || of(s, s.turn).minerals < 1) return;
  const pieces = standing(s);
  for (const ship of shipsOf(s.turn)) {
    if (!lives(s, ship) || bit(s.thisTurn.deployed, ship) || !resolved(s, ship)) continue;
    for (const cell of near(s, at(s, ship))) {
      if (!pieces.has(cell)) yield `deploy:${nameOf(ship)}:${cellName(s, cell)}`;
    }
  }
}

/** Whether a ship's movement is over: it moved, skipped its move, or this action ends it (MO-106, MO-108). */
const resolved = (s: State, ship: number): boolean =>
  bit(s.thisTurn.moved, ship) || bit(s.thisTurn.attacked, ship) || s.thisTurn.moving === ship % 10;

function* colonies(s: State): Generator<string> {
  const me = of(s, s.turn);
  for (const [i, planet] of s.planets.entries()) {
    if (planet.cell < 0) continue;
    const own = planet.owner === s.turn;
    if (own && !planet.explored && planet.token.cards.length > 0 && me.minerals >= 3) yield `explore:${i}`;
    if (s.agreed.influence && planet.owner >= 0 && !mates(s, planet.owner, s.turn) && me.influence >= needs(s, planet))
      yield `seize:${i}`;
    if (!own || s.thisTurn.developed.includes(i)) continue;
    for (const card of s.market.cards)
      if (fits(planet, card) && me.minerals > planet.developments.length) yield `build:${cardName(card)}:${i}`;
  }
  if (!s.agreed.influence) return;
  if (me.influence > 0)
    for (const seat of s.out.keys()) if (seat !== s.turn && of(s, seat).influence > 0) yield `remove:${seat}`;
  if (s.agreed.developments && me.influence >= 2 && s.works.cards.length > 0) yield 'refresh';
}

/** Whether a development may be built on a planet (MO-499, MO-501, MO-503, MO-504, MO-547). */
function fits(planet: Planet, card: number): boolean {
  const { id } = developmentOf(card);
  const room = planet.kind === 'planetoid' ? 1 : planet.moon ? 4 : 3;
  if (!planet.explored || planet.developments.length >= room || works(planet).includes(id)) return false;
  return ONLY[id] === undefined || ONLY[id] === planet.kind;
}

/** Friendly planets and stations on the board (MO-290, MO-291). */
const gatesOf = (s: State, side: number): number[] => [
  ...s.planets.flatMap(({ owner, cell }) => (cell >= 0 && mates(s, owner, side) ? [cell] : [])),
  ...s.players.flatMap((_player, other) =>
    mates(s, other, side) && lives(s, stationOf(other)) ? [at(s, stationOf(other))] : [],
  ),
];

function* jumps(s: State): Generator<string> {
  if (!has(s, s.turn, 'S4b')) return;
  const gates = gatesOf(s, s.turn);
  const pieces = standing(s);
  for (const unit of everyUnit(s)) {
    const going = sideOf(unit) === s.turn && s.thisTurn.moving === unit % 10 && left(s, unit) >= 0;
    if (!going && !unspent(s, unit)) continue;
    const from = gates.filter((gate) => far(s, gate, at(s, unit)) === 1);
    if (from.length === 0) continue;
    const others = gates.filter((gate) => from.some((other) => other !== gate));
    for (const cell of new Set(others.flatMap((gate) => near(s, gate)))) {
      if (!pieces.has(cell)) yield `ability:gates:${nameOf(unit)}:${cellName(s, cell)}`;
    }
  }
}

/** Abilities of the tech tree; all but station moves and jumps spend the mothership's attack phase (MO-261, MO-262). */
function* abilities(s: State): Generator<string> {
  const side = s.turn;
  const mother = motherOf(side);
  const pieces = standing(s);
  if (has(s, side, 'L3b') && !s.thisTurn.stationMoved && lives(s, stationOf(side))) {
    for (const cell of near(s, at(s, stationOf(side))))
      if (!pieces.has(cell)) yield `ability:station move:${cellName(s, cell)}`;
  }
  yield* jumps(s);
  if (!lives(s, mother) || !ready(s, mother)) return;
  if (has(s, side, 'E5a') && of(s, side).hull < 12 && planetsOf(s, side).length > 0) yield 'ability:repair';
  if (has(s, side, 'E5b') && isField(s, at(s, mother)) && resolved(s, mother)) yield 'ability:mine';
  const enemies = everyUnit(s).filter((unit) => isShip(unit) && lives(s, unit) && !mates(s, sideOf(unit), side));
  if (has(s, side, 'S5a')) for (const unit of enemies) yield `ability:tractor:${nameOf(unit)}`;
  if (has(s, side, 'L5b')) {
    for (const unit of everyUnit(s)) {
      if (!'FB'.includes(kindOf(unit)) || !unspent(s, unit)) continue;
      for (const cell of near(s, at(s, mother)))
        if (!pieces.has(cell)) yield `ability:onboard:${nameOf(unit)}:${cellName(s, cell)}`;
    }
  }
  if (dieOf(s, mother) === 0) return;
  if (has(s, side, 'S5b') && !truce(s)) for (const unit of enemies) yield `ability:missile:${cellName(s, at(s, unit))}`;
  if (!has(s, side, 'C5b')) return;
  for (const [cell, piece] of pieces) {
    const away = far(s, at(s, mother), cellOf(s, piece));
    if (away >= 1 && away <= 6 && canHit(s, mother, piece) && isTarget(s, piece))
      yield `ability:torpedoes:${cellName(s, cell)}`;
  }
}

export function mainActions(s: State): string[] {
  const found = ['end', ...purchases(s), ...deployments(s), ...colonies(s), ...abilities(s), ...plays(s)];
  if (movable(s).length > 0) found.push('move');
  if (!s.thisTurn.locked) found.push('divert');
  for (const [cell, piece] of standing(s))
    if (attackers(s, piece).length > 0) found.push(`attack:${cellName(s, cell)}`);
  return found.sort();
}
