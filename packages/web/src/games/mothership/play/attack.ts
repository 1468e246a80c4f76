import { type Fight, type State, unitName, unitNamed } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import type { Strike } from '../board/map/Marks.tsx';
import type { Course } from './course.ts';
import { fightOn, hexOfUnit, strikeOf, strikersOn } from './plans.ts';
import type { Position } from './position.ts';
import type { Selection } from './selection.ts';
import type { Step } from './useIntent.ts';

/** The planned attack, or the current fight. */
export interface Attack {
  /** Ships that could join the attack. */
  able: readonly string[];
  /** The selected ones of them. */
  ships: readonly string[];
  /** The planned or current fight, and the state in which it takes place. */
  fight: { fight: Fight; table: State } | null;
  strike: Strike | null;
  /** The hex that each attacking ship faces. */
  aims: ReadonlyMap<string, Hex>;
}

/** The same object each time, so that the units are not computed again. */
const NO_AIMS: ReadonlyMap<string, Hex> = new Map();

export function attackOf(position: Position, { way, after }: Course, selection: Selection): Attack {
  const { view, table, me } = position;
  const { target, unit } = selection;
  const able = target ? strikersOn(after, me, target).map(unitName) : [];
  const ships = selection.ships.filter((ship) => able.includes(ship));
  const planned = target ? fightOn(after, ships.map(unitNamed), target) : null;
  const fight = planned ? { fight: planned, table: after } : view.fight ? { fight: view.fight, table } : null;
  const strike = fight && strikeShown(position, fight, target);
  // A ship that moves first keeps its direction until then.
  const aiming = (fight?.fight.units ?? []).map(unitName).filter((ship) => ship !== unit || !way);
  const aims = strike ? new Map(aiming.map((ship) => [ship, strike.at])) : NO_AIMS;
  return { able, ships, fight, strike, aims };
}

function strikeShown({ view }: Position, { fight, table }: NonNullable<Attack['fight']>, target: Hex | null) {
  if (fight.kind === 'asteroids') return null;
  const hex = target ?? (fight.kind === 'planet' ? view.planets[fight.target]?.cell : hexOfUnit(table, fight.target));
  return hex ? strikeOf(table, fight, hex) : null;
}

/** The answers that make the attack. */
export function attackSteps({ flow }: Position, { target }: Selection, { able, ships }: Attack): Step[] {
  if (!target || ships.length === 0) return [];
  const steps: Step[] = [{ flow, kind: 'choose', answer: `attack:${target}` }];
  if (able.length > 1) steps.push({ flow: 'attack', kind: 'subset', answer: [...ships] });
  return steps;
}
