import { defined, logEvent } from '@orrery/kernel';
import { HULL } from '../content/panel.ts';
import { kindOf, SHEETS, sideOf, unitName, unitOf } from '../content/units.ts';
import { friendly, isSeat } from '../rules/board.ts';
import { canDamage } from '../rules/lasting.ts';
import { lootFor, stepsLost } from '../rules/outcome.ts';
import { harm } from '../rules/roll.ts';
import { type Fight, type Half, isAlive, playerOf, type State } from '../state.ts';
import { checkFallen, destroy, scrapFor } from './fall.ts';
import { gain } from './resources.ts';

/** Removes shields and hull points from a mothership; returns whether it is destroyed (MO-132, MO-133). */
export function hitHull(s: State, side: number, n: number, shields = 0): boolean {
  const own = playerOf(s, side);
  const hull = Math.min(own.hull, n);
  own.hull -= hull;
  own.shields -= shields;
  logEvent('mothership-hit', { seat: side, shields, hull });
  if (own.hull > 0) return false;
  destroy(s, unitOf(side, 1));
  return true;
}

/** Heals a mothership, up to twelve hull points (MO-132). */
export function heal(s: State, side: number, n: number): void {
  const own = playerOf(s, side);
  own.hull = Math.min(HULL, own.hull + n);
}

/** Applies fight damage to a mothership: extra shields first, then shields, then hull (MO-128, MO-206, MO-362). */
function hitMothership(s: State, side: number, fighters: number, rest: number, extra: number): boolean {
  const own = playerOf(s, side);
  const left = harm(fighters, rest, own.shields + extra);
  return hitHull(s, side, left.hull, own.shields - Math.min(own.shields, left.shields));
}

/**
 * Damages a station, which loses a step for every four points; the remainder is lost, or carried over if that option is
 * on. Returns whether the station is destroyed (MO-134, MO-135, MO-641).
 */
function hitStation(s: State, side: number, points: number): boolean {
  const own = playerOf(s, side);
  const { steps, chipped } = stepsLost(s, side, points);
  own.steps -= steps;
  own.chipped = chipped;
  logEvent('station-hit', { seat: side, steps });
  if (own.steps > 0) return false;
  destroy(s, unitOf(side, 0));
  return true;
}

/**
 * Damages a mothership or station, and destroys it if nothing is left. Any other unit falls if one of the winners can
 * damage it, but is not removed here. Returns whether the unit falls (MO-204, MO-205).
 */
function hit(s: State, unit: number, by: readonly number[], dealt: Half, extra: number): boolean {
  const kind = kindOf(unit);
  const side = sideOf(unit);
  if (kind === 'mothership') return hitMothership(s, side, dealt.fighters, dealt.rest, extra);
  if (kind === 'station') return hitStation(s, side, dealt.fighters + dealt.rest);
  return by.some((other) => canDamage(kindOf(other), kind));
}

/** The damage step of a fight between units (MO-200): losses, scrap, loot, influence, points, elimination. */
export function settleFight(s: State, fight: Fight): void {
  const { winner } = fight;
  if (winner < 0) return;
  const attackerWon = winner === 0;
  // Losing a ranged attack does not hurt the attackers, though a Last Stand may have (MO-214, MO-678).
  const losers = attackerWon ? [fight.target] : fight.ranged ? [] : fight.units;
  const winners = attackerWon ? fight.units : [fight.target];
  const half = attackerWon ? fight.defence : fight.attack;
  const dealt = attackerWon ? fight.attack : fight.defence;
  const lost: number[] = [];
  const looted: number[] = [];
  for (const unit of losers) {
    if (!isAlive(s, unit)) continue;
    const falls = hit(s, unit, winners, dealt, half.shields);
    if (!falls) continue;
    looted.push(unit);
    if (fight.saved.includes(unit)) continue;
    if (isAlive(s, unit)) destroy(s, unit);
    lost.push(unit);
  }
  scrapFor(s, lost);
  reward(s, dealt.side, looted, lost);
  checkFallen(s);
}

/**
 * Gives loot for beaten units, including saved ones, and influence and points for destroyed ones (MO-245 to MO-248,
 * MO-479, MO-556).
 */
function reward(s: State, side: number, looted: readonly number[], lost: readonly number[]): void {
  gain(s, side, 'minerals', lootFor(s, side, looted), 'loot');
  for (const unit of lost) countKill(s, side, unit, true);
}

/** Counts the kill of an enemy unit and its points; with `influence`, also gives influence (MO-479, MO-556, MO-651). */
export function countKill(s: State, side: number, unit: number, influence: boolean): void {
  if (friendly(s, side, sideOf(unit))) return;
  const own = playerOf(s, side);
  own.kills++;
  own.points += SHEETS[kindOf(unit)].points;
  if (influence && isSeat(s, side)) gain(s, side, 'influence', s.agreed.influencePerKill, 'kill');
  logEvent('killed', { by: side, unit: unitName(unit) });
}

/**
 * Applies asteroid damage: to shields and hull of a mothership, or to steps of a station; other units are destroyed
 * (MO-412, MO-413, MO-417).
 */
export function settleAsteroids(s: State, fight: Fight): void {
  const unit = fight.target;
  if (fight.winner !== 0 || !isAlive(s, unit)) return;
  const side = sideOf(unit);
  const { face } = defined(fight.attack.dice[0]);
  if (kindOf(unit) === 'mothership') hitMothership(s, side, 0, face, fight.defence.shields);
  else if (kindOf(unit) === 'station') hitStation(s, side, face);
  else if (!fight.saved.includes(unit)) destroy(s, unit);
  if (!isAlive(s, unit)) scrapFor(s, [unit]);
  checkFallen(s);
}
