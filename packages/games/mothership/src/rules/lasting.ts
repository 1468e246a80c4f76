import { defined } from '@orrery/kernel';
import type { Ability, Lasting } from '../content/effect.ts';
import { ENGINES, SHIELDS, SPACES, WEAPON_DIE, WEAPONS } from '../content/panel.ts';
import { artifactOf, developmentOf } from '../content/set.ts';
import { GIVEN, type Tech, WORKING } from '../content/tech.ts';
import { kindOf, SHEETS, sideOf, slotOf, type UnitKind } from '../content/units.ts';
import { NONE, type Planet, playerOf, type State } from '../state.ts';
import { ownMothership, ownStation } from './board.ts';

type Of<K extends Lasting['is']> = Extract<Lasting, { is: K }>;

/** The lasting effects of a side's techs in a category (MO-255, MO-256). */
const given = (s: State, side: number, category: number): readonly Lasting[] => {
  const { tier, branch } = playerOf(s, side);
  return defined(GIVEN[category]?.[defined(branch[category])]?.[defined(tier[category])]);
};

/**
 * Visits every lasting effect of one type that a side has, with the planet it comes from (null if it comes from a
 * tech).
 */
export function eachLasting<K extends Lasting['is']>(
  s: State,
  side: number,
  is: K,
  visit: (effect: Of<K>, planet: Planet | null) => void,
): void {
  for (let category = 0; category < 4; category++) {
    for (const effect of given(s, side, category)) if (effect.is === is) visit(effect as Of<K>, null);
  }
  for (const planet of s.planets) {
    if (planet.owner !== side || planet.cell === NONE) continue;
    if (planet.explored) {
      for (const effect of artifactOf(defined(planet.token.cards[0])).gives) {
        if (effect.is === is) visit(effect as Of<K>, planet);
      }
    }
    for (const card of planet.developments) {
      for (const effect of developmentOf(card).gives) if (effect.is === is) visit(effect as Of<K>, planet);
    }
  }
}

/** Whether a side has a lasting effect of a type. */
export function hasLasting(s: State, side: number, is: Lasting['is']): boolean {
  let found = false;
  eachLasting(s, side, is, () => {
    found = true;
  });
  return found;
}

/** The sum of the numbers of a side's lasting effects of one type. */
export function sumOf<K extends 'energy' | 'shields' | 'loot' | 'cards'>(s: State, side: number, is: K): number {
  let sum = 0;
  eachLasting(s, side, is, (effect) => {
    sum += (effect as { n: number }).n;
  });
  return sum;
}

/** A side's techs in effect now, without replaced dark tiles. */
export const techsOf = (s: State, side: number): Tech[] =>
  WORKING.flatMap((branches, category) => {
    const { tier, branch } = playerOf(s, side);
    return defined(branches[defined(branch[category])]?.[defined(tier[category])]) as Tech[];
  });

/** The effective energy of a row: its energy minus the energy that Prod removed (MO-339). */
const energyIn = (s: State, side: number, row: number): number => {
  const own = playerOf(s, side);
  return Math.max(0, defined(own.energy[row]) - defined(own.prodded[row]));
};

/** The current maximum of a mothership's shields (MO-122, MO-129, MO-648). */
export const shieldsMax = (s: State, side: number): number => energyIn(s, side, SHIELDS) + sumOf(s, side, 'shields');

/** The number of sides of a unit's die; 0 if it has none (MO-121, MO-123). */
export function dieOf(s: State, unit: number): number {
  const kind = kindOf(unit);
  return kind === 'mothership' ? defined(WEAPON_DIE[energyIn(s, sideOf(unit), WEAPONS)]) : SHEETS[kind].die;
}

/** Spaces of a ship from its kind or control panel alone (MO-120). */
export function sheetSpaces(s: State, unit: number): number {
  const kind = kindOf(unit);
  if (kind !== 'mothership') return SHEETS[kind].spaces;
  return defined(SPACES[s.agreed.engines][energyIn(s, sideOf(unit), ENGINES)]);
}

/** Spaces of a ship before the effects of this turn's cards (MO-114, MO-120). */
export function baseSpaces(s: State, unit: number): number {
  const side = sideOf(unit);
  const kind = kindOf(unit);
  let spaces = sheetSpaces(s, unit);
  eachLasting(s, side, 'spaces', (effect) => {
    if (!effect.kinds || effect.kinds.includes(kind)) spaces += effect.n;
  });
  return spaces;
}

/** Spaces of a ship. For the active side, cards apply in the order they were played (MO-113). */
export function spacesOf(s: State, unit: number): number {
  let spaces = baseSpaces(s, unit);
  if (sideOf(unit) !== s.turn) return spaces;
  for (const { slot, add } of s.thisTurn.boosts) {
    if (slot === slotOf(unit)) spaces = add === 0 ? spaces * 2 : spaces + add;
  }
  return spaces;
}

/** Maximum number of guardians a side may have on the board (MO-149). */
export function guardiansSupported(s: State, side: number): number {
  let most = 0;
  eachLasting(s, side, 'guardians', (effect) => {
    most = Math.max(most, effect.n);
  });
  return most;
}

export const canDamage = (attacker: UnitKind, defender: UnitKind): boolean =>
  SHEETS[attacker].damages.includes(defender);

/** Whether a side has an ability and the pieces it needs; tier five needs a mothership (MO-260, MO-300, MO-571). */
export function hasAbility(s: State, side: number, ability: Ability): boolean {
  for (let category = 0; category < 4; category++) {
    for (const effect of given(s, side, category)) {
      if (effect.is !== 'ability' || effect.ability !== ability) continue;
      if (ability === 'gates') return true;
      return ability === 'station move' ? ownStation(s, side) : ownMothership(s, side);
    }
  }
  return false;
}
