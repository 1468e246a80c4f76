import { planetOf, type State } from '../../src/state.ts';
import { type Fight, sum, type Total, totalOf } from './fights.ts';
import {
  earns,
  harms,
  isOut,
  isSeat,
  isShip,
  kindOf,
  LOOT,
  lives,
  of,
  owns,
  POINTS,
  planetsOf,
  shieldsMax,
  shipsOf,
  sideOf,
  stationOf,
  unitsOf,
} from './sheet.ts';

// Applies the outcome of a fight to the ledger (MO-200).

/** Runs a change; current shields grow with their maximum and are capped by it (MO-649). */
export function reshield(b: State, change: () => void): void {
  const before = b.players.map((_player, side) => shieldsMax(b, side));
  change();
  for (const [side, player] of b.players.entries()) {
    const most = shieldsMax(b, side);
    const more = most - (before[side] as number);
    if (more > 0) player.shields += more;
    else if (more < 0) player.shields = Math.min(player.shields, most);
  }
}

function remove(b: State, unit: number): void {
  b.at[unit] = -1;
  b.updates = b.updates.filter((update) => update.unit !== unit);
  if (kindOf(unit) === 'S') of(b, sideOf(unit)).steps = 0;
  if (kindOf(unit) === 'M') of(b, sideOf(unit)).hull = 0;
  // A ship destroyed on its owner's turn n, or before turn n + 1, returns at the end of turn n + 1 (MO-562).
  if (b.agreed.mode === 'points' && isShip(unit)) b.back[unit] = of(b, sideOf(unit)).turns + 1;
}

/** Destroys a unit and pays scrap for ships (MO-297). */
function destroy(b: State, unit: number): void {
  if (!lives(b, unit)) return;
  remove(b, unit);
  if (isShip(unit) && earns(b, sideOf(unit), 'L4a')) {
    of(b, sideOf(unit)).minerals++;
    of(b, sideOf(unit)).gas++;
  }
}

/**
 * Damages a mothership: extra shields first, then shields, then hull by the part that is not from fighters (MO-128,
 * MO-222, MO-362).
 */
function hitMothership(b: State, unit: number, { fighters, rest }: Total, extra: number): boolean {
  const own = of(b, sideOf(unit));
  const damage = fighters + rest;
  const loss = Math.min(rest, Math.max(0, damage - own.shields - extra));
  own.shields = Math.max(0, own.shields - Math.max(0, damage - extra));
  own.hull = Math.max(0, own.hull - loss);
  return own.hull === 0;
}

function hitStation(b: State, side: number, damage: number): boolean {
  const own = of(b, side);
  const points = damage + (b.agreed.carry ? own.chipped : 0);
  own.steps = Math.max(0, own.steps - Math.floor(points / 4));
  if (b.agreed.carry) own.chipped = points % 4;
  return own.steps === 0;
}

/** Applies the damage of a lost fight; returns the destroyed units. */
function damage(b: State, fight: Fight): number[] {
  const total = totalOf(b, fight, fight.winner === 0);
  if (fight.kind === 'station') return hitStation(b, sideOf(fight.target), sum(total)) ? [fight.target] : [];
  if (fight.kind === 'asteroids') {
    if (fight.winner !== 0) return [];
    if (kindOf(fight.target) === 'S') return hitStation(b, sideOf(fight.target), sum(total)) ? [fight.target] : [];
    if (kindOf(fight.target) !== 'M') return [fight.target];
    return hitMothership(b, fight.target, total, fight.defence.shields) ? [fight.target] : [];
  }
  if (fight.winner === 0) {
    if (!fight.units.some((unit) => harms(unit, fight.target))) return [];
    if (kindOf(fight.target) !== 'M') return [fight.target];
    return hitMothership(b, fight.target, total, fight.defence.shields) ? [fight.target] : [];
  }
  if (fight.winner !== 1 || fight.ranged) return [];
  const hit = fight.units.filter((unit) => harms(fight.target, unit));
  return hit.filter((unit) => kindOf(unit) !== 'M' || hitMothership(b, unit, total, fight.attack.shields));
}

/** Gives a side influence and victory points for a kill in a fight (MO-479, MO-556). */
function credit(b: State, side: number, unit: number): void {
  if (b.agreed.influence && isSeat(b, side)) of(b, side).influence += b.agreed.influencePerKill;
  of(b, side).points += POINTS[kindOf(unit)];
}

/** Settles a fight: damage, destruction, loot, influence, points and elimination. */
export function settle(b: State, fight: Fight): void {
  const winner = fight.winner === 0 ? fight.attack : fight.defence;
  const fallen = damage(b, fight);
  const looted = fight.kind === 'asteroids' ? [] : fallen;
  const really = fallen.filter((unit) => !fight.saved.includes(unit));
  for (const unit of really) destroy(b, unit);
  if (looted.length > 0 && isSeat(b, winner.side)) {
    const more = earns(b, winner.side, 'C3b') ? 1 : 0;
    of(b, winner.side).minerals += looted.reduce((all, unit) => all + LOOT[kindOf(unit)], more);
  }
  if (fight.kind !== 'asteroids') for (const unit of really) credit(b, winner.side, unit);
  eliminate(b);
}

/**
 * Last Stand: the kill gives points and influence but no loot; sides are eliminated only after the damage (MO-381,
 * MO-557, MO-678).
 */
export function lastStand(b: State, side: number, foe: number): void {
  if (kindOf(foe) === 'M') {
    of(b, sideOf(foe)).hull = Math.max(0, of(b, sideOf(foe)).hull - 4);
    if (of(b, sideOf(foe)).hull > 0) return;
  }
  destroy(b, foe);
  credit(b, side, foe);
}

/**
 * Dedotated Wam: removes three hull points, ignoring shields; a kill gives points but neither loot nor influence
 * (MO-393, MO-651).
 */
export function wam(b: State, side: number, foe: number): void {
  of(b, sideOf(foe)).hull = Math.max(0, of(b, sideOf(foe)).hull - 3);
  if (of(b, sideOf(foe)).hull > 0) return;
  destroy(b, foe);
  of(b, side).points += POINTS[kindOf(foe)];
  eliminate(b);
}

/** Eliminates beaten sides (MO-082, MO-083, MO-085 to MO-089, MO-145, MO-569, MO-655). */
export function eliminate(b: State): void {
  const gone = [...b.players.keys()].filter((side) => !isOut(b, side) && isBeaten(b, side));
  const count = b.players.filter(({ fell }) => fell >= 0).length;
  for (const side of gone) {
    const own = of(b, side);
    own.fell = count;
    for (const unit of unitsOf(side)) remove(b, unit);
    reshield(b, () => {
      for (const planet of b.planets) if (planet.owner === side) planet.owner = -1;
    });
    own.minerals = 0;
    own.gas = 0;
    own.influence = 0;
    own.hand.cards = [];
    own.tractor = -1;
    b.updates = b.updates.filter(({ by }) => by !== side);
    if (b.blockade === side) b.blockade = -1;
    if (b.agreed.mode === 'points') b.ending = true;
  }
}

function isBeaten(b: State, side: number): boolean {
  const ships = shipsOf(side).some((unit) => lives(b, unit));
  const station = lives(b, stationOf(side));
  if (b.agreed.mode === 'points') return !ships && !station && planetsOf(b, side).length === 0;
  return !ships || (isSeat(b, side) && !station);
}

/**
 * Captures a planet; returns the number of action cards gained (MO-433 to MO-437, MO-455, MO-513 to MO-515, MO-544).
 */
export function capture(b: State, index: number, side: number, how: string): number {
  const planet = planetOf(b, index);
  const before = planet.owner;
  reshield(b, () => {
    planet.owner = side;
  });
  if (how === 'attack' && before >= 0) planet.developments = [];
  eliminate(b);
  if (!isSeat(b, side)) return 0;
  const steal = before >= 0 && isSeat(b, before) && of(b, before).hand.cards.length > 0 && !earns(b, before, 'E3a');
  const first = planet.kind === 'planetoid' ? 0 : b.deck.cards.length > 0 || steal ? 1 : 0;
  return first + (owns(b, side, 6) ? 1 : 0);
}
