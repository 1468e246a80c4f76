import { defined, type Result } from '@orrery/kernel';
import { isShip, kindOf, SHEETS, SLOTS, unitOf } from '../content/units.ts';
import { isIn, planetsOf, shipsOf } from '../rules/board.ts';
import { pointsOf } from '../rules/planets.ts';
import { isAlive, NONE, playerOf, type State } from '../state.ts';

/** A side's strength: the total loot value of its units, including ships not yet placed. */
function strengthOf(s: State, side: number): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const unit = unitOf(side, slot);
    if (isAlive(s, unit) || (s.phase === 'setup' && isShip(unit))) sum += SHEETS[kindOf(unit)].loot;
  }
  return sum;
}

/** The score of each seat: its victory points in Victory Point mode, otherwise its strength. */
export const scoresOf = (s: State): number[] =>
  s.out.map((_out, seat) => (s.agreed.mode === 'points' ? pointsOf(s, seat) : strengthOf(s, seat)));

/** The place of each row of values, compared lexicographically; higher is better. */
function placed(rows: readonly (readonly number[])[]): number[] {
  const beats = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && defined(a[at]) > defined(b[at]);
  };
  return rows.map((own) => 1 + rows.filter((other) => beats(other, own)).length);
}

const winnersOf = (places: readonly number[]): number[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/**
 * Ranks by points, then planets, ships and minerals; a full tie is a shared win (MO-578, MO-579). Players who resigned
 * rank last (D72).
 */
export function pointsResult(s: State, reason: string): Result {
  const places = placed(
    s.out.map((_out, seat) => [
      playerOf(s, seat).resigned ? 0 : 1,
      pointsOf(s, seat),
      planetsOf(s, seat).length,
      shipsOf(s, seat).length,
      playerOf(s, seat).minerals,
    ]),
  );
  return { scores: scoresOf(s), places, winners: winnersOf(places), reason };
}

/**
 * The last team standing wins. Later eliminations rank higher; a team ranks with its last surviving member (MO-081,
 * MO-092, MO-464).
 */
function lastResult(s: State, reason: string): Result {
  const stands = (seat: number): number => (isIn(s, seat) ? Number.MAX_SAFE_INTEGER : playerOf(s, seat).fell);
  const best = (team: number): number =>
    Math.max(...s.out.map((_out, seat) => (s.teams[seat] === team ? stands(seat) : NONE)));
  const places = placed(s.out.map((_out, seat) => [best(defined(s.teams[seat]))]));
  return { scores: scoresOf(s), places, winners: winnersOf(places), reason };
}

/** The result if the position ends the game, else null; checked after every step (MO-081, MO-092, MO-581, MO-582). */
export function over(s: State): Result | null {
  if (s.result !== null) return s.result;
  if (s.agreed.mode === 'solo') {
    const won = !isIn(s, 1);
    if (isIn(s, 0) && !won) return null;
    // If both sides are eliminated at once, the player does not win.
    const winners = won && isIn(s, 0) ? [0] : [];
    return { scores: scoresOf(s), places: [1], winners, reason: winners.length > 0 ? 'solo-won' : 'solo-lost' };
  }
  let team = NONE;
  let several = false;
  for (let seat = 0; seat < s.out.length; seat++) {
    if (!isIn(s, seat)) continue;
    if (team !== NONE && team !== s.teams[seat]) several = true;
    team = defined(s.teams[seat]);
  }
  if (several) return null;
  if (s.agreed.mode === 'points') return team === NONE ? pointsResult(s, 'nobody-left') : null;
  if (team === NONE) return lastResult(s, 'draw');
  return lastResult(s, s.agreed.mode === 'teams' ? 'last-team' : 'last-standing');
}
