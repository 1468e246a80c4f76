import { STEP } from '../content/panel.ts';
import { isMothership, kindOf, SHEETS, sideOf } from '../content/units.ts';
import { type Fight, playerOf, type State } from '../state.ts';
import { newFight } from './fight.ts';
import { sumOf } from './lasting.ts';
import { spreadOf, waysOf } from './odds.ts';
import { diceOf, harm, split, verdictOf } from './roll.ts';

/** Loot for units destroyed in one fight (MO-245, MO-280). */
export const lootFor = (s: State, side: number, units: readonly number[]): number =>
  units.length === 0 ? 0 : units.reduce((sum, unit) => sum + SHEETS[kindOf(unit)].loot, 0) + sumOf(s, side, 'loot');

/** Damage to a station: the steps lost, and the points carried towards the next step (MO-134, MO-135, MO-641). */
export function stepsLost(s: State, side: number, points: number): { steps: number; chipped: number } {
  const own = playerOf(s, side);
  const sum = points + (s.agreed.carry ? own.chipped : 0);
  return { steps: Math.min(own.steps, Math.floor(sum / STEP)), chipped: s.agreed.carry ? sum % STEP : 0 };
}

/** Average steps a station loses in an attack. */
export function meanSteps(s: State, fight: Fight): number {
  let mean = 0;
  for (const [total, chance] of spreadOf(s, fight, false))
    mean += chance * stepsLost(s, sideOf(fight.target), total).steps;
  return mean;
}

/** Average hull points an attacked mothership loses if the attackers win (MO-222). */
export function meanHull(s: State, fight: Fight): number {
  const { hull, shields } = playerOf(s, sideOf(fight.target));
  const fixed = split(s, fight, false, []);
  const dice = diceOf(s, fight, false);
  const parts = [true, false].map((fighters) =>
    waysOf(dice.filter(({ unit }) => (kindOf(unit) === 'fighter') === fighters)),
  ) as [number[], number[]];
  const verdict = verdictOf(s, fight);
  const defence = spreadOf(s, fight, true);
  let won = 0;
  let lost = 0;
  parts[0].forEach((a, thrown) => {
    parts[1].forEach((b, more) => {
      const fighters = fixed.fighters + thrown;
      const rest = fixed.rest + more;
      for (const [total, chance] of defence) {
        if (a * b === 0 || verdict(fighters + rest, total) !== 0) continue;
        won += a * b * chance;
        lost += a * b * chance * Math.min(hull, harm(fighters, rest, shields + fight.defence.shields).hull);
      }
    });
  });
  return won === 0 ? 0 : lost / won;
}

/** The probability that asteroids destroy a mothership with its current shields and hull (MO-412). */
export function wrecks(s: State, unit: number): number {
  const { hull, shields } = playerOf(s, sideOf(unit));
  const fight = newFight(s, 'asteroids', [], unit);
  const verdict = verdictOf(s, fight);
  let lost = 0;
  for (const [face, p] of spreadOf(s, fight, false)) {
    if (harm(0, face, shields).hull < hull) continue;
    for (const [total, q] of spreadOf(s, fight, true)) if (verdict(face, total) === 0) lost += p * q;
  }
  return lost;
}

/** The possible states of a ship with their probabilities; shields and hull matter only for motherships. */
type Standings = Map<string, { shields: number; hull: number; chance: number }>;
function add(all: Standings, shields: number, hull: number, chance: number): void {
  const key = `${shields} ${hull}`;
  all.set(key, { shields, hull, chance: chance + (all.get(key)?.chance ?? 0) });
}

/**
 * The possible states of a ship that survives its fights with a guardian, which are repeated until one of the two is
 * destroyed or, if ties are not repeated, until a tie (MO-172, MO-173, MO-642).
 */
function after(s: State, unit: number, guardian: number, before: Standings): Standings {
  const fight = newFight(s, 'dogfight', [guardian], unit);
  const verdict = verdictOf(s, fight);
  const [attack, defence] = [spreadOf(s, fight, false), spreadOf(s, fight, true)];
  const out: Standings = new Map();
  // Every hit lowers shields or hull points, so the state with the highest sum of both is processed first.
  const open: Standings = new Map(before);
  while (open.size > 0) {
    const [key, { shields, hull, chance }] = [...open].reduce((most, one) =>
      one[1].shields + one[1].hull > most[1].shields + most[1].hull ? one : most,
    );
    open.delete(key);
    const hits: [total: number, chance: number][] = [];
    let won = 0;
    let tied = 0;
    for (const [a, p] of attack) {
      let hit = 0;
      for (const [d, q] of defence) {
        const winner = verdict(a, d);
        if (winner === 0) hit += p * q;
        else if (winner === 1) won += p * q;
        else tied += p * q;
      }
      hits.push([a, hit]);
    }
    const again = s.agreed.repeatTies ? 1 - tied : 1;
    // Dice that can only tie would be rolled forever, so the ship counts as surviving.
    if (again === 0) {
      add(out, shields, hull, chance);
      continue;
    }
    add(out, shields, hull, (chance * (won + (s.agreed.repeatTies ? 0 : tied))) / again);
    if (!isMothership(unit)) continue;
    for (const [total, hit] of hits) {
      const left = harm(0, total, shields);
      if (hit > 0 && left.hull < hull) add(open, left.shields, hull - left.hull, (chance * hit) / again);
    }
  }
  return out;
}

/** The probability that a ship survives guardians that attack it one by one, without cards or gas. */
export function outlives(s: State, unit: number, guardians: readonly number[]): number {
  const { shields, hull } = playerOf(s, sideOf(unit));
  let standings: Standings = new Map();
  add(standings, isMothership(unit) ? shields : 0, isMothership(unit) ? hull : 1, 1);
  for (const guardian of guardians) standings = after(s, unit, guardian, standings);
  return [...standings.values()].reduce((sum, { chance }) => sum + chance, 0);
}
