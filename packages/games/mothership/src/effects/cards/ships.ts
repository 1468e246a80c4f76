import { defined, logEvent, post } from '@orrery/kernel';
import type { CardEffectName } from '../../content/effect.ts';
import { STATION, sideOf, slotOf, unitName, unitNamed, unitOf } from '../../content/units.ts';
import { distance, freeRound, havens, isEnemyShip, isFresh, isHeld, near, shipsOf } from '../../rules/board.ts';
import { judgeWay } from '../../rules/move.ts';
import { shelters } from '../../rules/retreat.ts';
import { warpable } from '../../rules/warp.ts';
import { boardOf, cellOf, has, isAlive, NONE, type State } from '../../state.ts';
import { warp as warpTo } from '../abilities.ts';
import { RETREAT, TRAVEL, WORMHOLE } from '../calls.ts';
import { ANYWAY, type CardRule, effectOf, NOWHERE } from './rule.ts';

const names = (units: readonly number[]): string[] => units.map(unitName);
const cellNames = (s: State, cells: readonly number[]): string[] =>
  cells.map((cell) => defined(boardOf(s).names[cell]));
/** The seat's ships that have neither moved nor attacked (MO-314). */
const fresh = (s: State, seat: number): number[] => shipsOf(s, seat).filter((unit) => isFresh(s, unit));
const boost = (s: State, unit: number, add: number): void => void s.thisTurn.boosts.push({ slot: slotOf(unit), add });

/** More spaces for one ship, or for fighters and bombers that began the turn beside the mothership (MO-323, MO-364). */
const spaces: CardRule = {
  targets(s, seat, _window, title) {
    if (!effectOf(title, 'spaces').escort) return names(fresh(s, seat));
    // Only before any of the seat's ships has moved.
    return s.thisTurn.moved === 0 && escorts(s, seat).length > 0 ? ANYWAY : NOWHERE;
  },
  apply(s, seat, target, title) {
    const { n } = effectOf(title, 'spaces');
    for (const unit of target === '' ? escorts(s, seat) : [unitNamed(target)]) boost(s, unit, n);
  },
};
const escorts = (s: State, seat: number): number[] =>
  shipsOf(s, seat).filter((unit) => has(s.thisTurn.escorts, slotOf(unit)));

const doubleSpaces: CardRule = {
  targets: (s, seat) => names(fresh(s, seat)),
  apply: (s, _seat, target) => boost(s, unitNamed(target), 0),
};

/** All legal paths of a ship up to a maximum length. */
function waysOf(s: State, unit: number, most: number): number[][] {
  const out: number[][] = [];
  const grow = (way: readonly number[]): void => {
    for (const next of near(s, way.at(-1) ?? cellOf(s, unit))) {
      const longer = [...way, next];
      if (judgeWay(s, sideOf(unit), unit, longer, most) === true) out.push(longer);
      if (longer.length < most) grow(longer);
    }
  };
  grow([]);
  return out;
}
const wayName = (s: State, unit: number, way: readonly number[]): string =>
  [unitName(unit), ...cellNames(s, way)].join('/');
/** Moves a ship along the path given in a target. */
function fly(s: State, target: string): void {
  const [unit = '', ...cells] = target.split('/');
  logEvent('moves', { unit, cells });
  post(s, TRAVEL, { unit: unitNamed(unit), cells: cells.map((cell) => defined(boardOf(s).byName.get(cell))) });
}

/** Moves a ship that has already attacked (MO-337). */
const dash: CardRule = {
  targets: (s, seat, _window, title) =>
    shipsOf(s, seat)
      .filter((unit) => has(s.thisTurn.attacked, slotOf(unit)) && !isHeld(s, unit))
      .flatMap((unit) => waysOf(s, unit, effectOf(title, 'dash').n).map((way) => wayName(s, unit, way))),
  apply: (s, _seat, target) => fly(s, target),
};

/**
 * Moves an enemy ship near a friendly planet by two legal steps, or one if there is no second (MO-348, MO-658, MO-659).
 */
const push: CardRule = {
  targets(s, seat, _window, title) {
    const { n, within } = effectOf(title, 'push');
    const planets = havens(s, seat, false);
    return enemyShips(s, seat)
      .filter((unit) => !isHeld(s, unit) && planets.some((planet) => distance(s, planet, cellOf(s, unit)) <= within))
      .flatMap((unit) => {
        const ways = waysOf(s, unit, n);
        const goesOn = new Set(ways.flatMap((way) => (way.length > 1 ? [way[0]] : [])));
        return ways.filter((way) => way.length === n || !goesOn.has(way[0])).map((way) => wayName(s, unit, way));
      });
  },
  apply: (s, _seat, target) => fly(s, target),
};
const enemyShips = (s: State, seat: number): number[] =>
  s.at.flatMap((_cell, unit) => (isEnemyShip(s, unit, seat) ? [unit] : []));

/** Prevents an enemy ship from moving or warping on its owner's next turn (MO-366). */
const hold: CardRule = {
  targets: (s, seat) => names(enemyShips(s, seat).filter((unit) => !s.updates.some((update) => update.unit === unit))),
  apply(s, seat, target) {
    s.updates.push({ unit: unitNamed(target), by: seat });
    logEvent('held', { seat, unit: target });
  },
};

/** A friendly ship warps to any free cell, chosen once the card can no longer be cancelled (MO-403, MO-657). */
const warp: CardRule = {
  targets(s, seat) {
    if (!s.here.includes(NONE)) return NOWHERE;
    return names(warpable(s, seat));
  },
  apply: (s, seat, target) => post(s, WORMHOLE, { seat, unit: unitNamed(target) }),
};

/** The player's station warps beside a friendly planet (MO-370). */
const moveStation: CardRule = {
  targets(s, seat) {
    if (!isAlive(s, unitOf(seat, STATION))) return NOWHERE;
    return cellNames(s, freeRound(s, havens(s, seat, false)));
  },
  apply: (s, seat, target) => warpTo(s, unitOf(seat, STATION), defined(boardOf(s).byName.get(target))),
};

/** Friendly ships around a cell flee to a planet or station that the player chooses (MO-377). */
const retreat: CardRule = {
  targets: (s, seat) => (warpable(s, seat).length > 0 && shelters(s, seat).length > 0 ? ANYWAY : NOWHERE),
  apply: (s, seat) => post(s, RETREAT, { seat }),
};

/** Card effects that move ships or stop them from moving. */
export const shipCards: Partial<Record<CardEffectName, CardRule>> = {
  spaces,
  'double spaces': doubleSpaces,
  dash,
  push,
  hold,
  warp,
  'move station': moveStation,
  retreat,
};
