import { defined, logEvent, post } from '@orrery/kernel';
import type { CardEffectName } from '../../content/effect.ts';
import { ROWS } from '../../content/panel.ts';
import {
  isGuardian,
  isMothership,
  kindOf,
  MOTHERSHIP,
  sideOf,
  slotOf,
  unitName,
  unitNamed,
  unitOf,
} from '../../content/units.ts';
import { freeRound, friendly, friendsBeside, havens, isAsteroid, near, unitsBeside } from '../../rules/board.ts';
import { enemiesOf, facesOf, halfOf, openOne, rollersOf } from '../../rules/fight.ts';
import { canDamage, dieOf } from '../../rules/lasting.ts';
import { artifactsOf } from '../../rules/planets.ts';
import { boardOf, cellOf, type Fight, fightOf, type Half, isAlive, playerOf, type State } from '../../state.ts';
import { putUnit } from '../board.ts';
import { ARRIVE } from '../calls.ts';
import { countKill, hitHull } from '../damage.ts';
import { throwDie } from '../dice.ts';
import { destroy, scrapFor } from '../fall.ts';
import { prod } from '../panel.ts';
import { ANYWAY, type CardRule, effectOf, NOWHERE } from './rule.ts';

/** Whether a seat defends in the current fight. */
const defends = (s: State, seat: number): boolean => fightOf(s).attack.side !== seat;
const ownHalf = (s: State, seat: number): Half => halfOf(fightOf(s), defends(s, seat));
const ownUnits = (s: State, seat: number): readonly number[] => rollersOf(fightOf(s), defends(s, seat));
const enemies = (s: State, seat: number): readonly number[] => enemiesOf(fightOf(s), defends(s, seat));
const names = (units: readonly number[]): string[] => units.map(unitName);

/** Whether a unit is on or beside an asteroid cell (MO-358). */
const isNearAsteroids = (s: State, unit: number): boolean =>
  isAsteroid(s, cellOf(s, unit)) || near(s, cellOf(s, unit)).some((cell) => isAsteroid(s, cell));

const besideMothership = (s: State, unit: number): boolean =>
  unitsBeside(s, cellOf(s, unit), (other) => isMothership(other) && friendly(s, sideOf(other), sideOf(unit))).length >
  0;

const roll: CardRule = {
  targets(s, seat, _window, title) {
    const { kinds, ship, needs, per } = effectOf(title, 'roll');
    const fight = fightOf(s);
    // A station does not roll, so a bonus is useless (MO-210).
    if (ownUnits(s, seat).length === 0) return NOWHERE;
    if (per === 'artifact' && artifactsOf(s, seat) === 0) return NOWHERE;
    if (needs === 'wingman' && friendsBeside(s, seat, cellOf(s, fight.target), fight.target).length === 0)
      return NOWHERE;
    if (needs === 'enemy near asteroids' && !enemies(s, seat).some((unit) => isNearAsteroids(s, unit))) return NOWHERE;
    if (!ship) return ANYWAY;
    const able = ownUnits(s, seat).filter((unit) => !kinds || kinds.includes(kindOf(unit)));
    return names(needs === 'beside mothership' ? able.filter((unit) => besideMothership(s, unit)) : able);
  },
  apply(s, seat, target, title) {
    const { n, per } = effectOf(title, 'roll');
    const unit = target === '' ? -1 : unitNamed(target);
    ownHalf(s, seat).bonuses.push({ card: title.id, n: per === 'artifact' ? n * artifactsOf(s, seat) : n, unit });
  },
};

const doubleFace: CardRule = {
  // A unit that rolls no die has nothing to double (MO-316).
  targets: (s, seat) =>
    names(ownUnits(s, seat).filter((unit) => dieOf(s, unit) > 0 && !ownHalf(s, seat).doubled.includes(unit))),
  apply: (s, seat, target) => void ownHalf(s, seat).doubled.push(unitNamed(target)),
};

const extraShields: CardRule = {
  targets: (s, seat) => (ownUnits(s, seat).some(isMothership) ? ANYWAY : NOWHERE),
  apply(s, seat, _target, title) {
    ownHalf(s, seat).shields += effectOf(title, 'extra shields').n;
  },
};

/**
 * Lasts until the end of the turn. Extra shields that the defender declares later still count (MO-313, MO-401, MO-680).
 */
const breakShields: CardRule = {
  targets: (s, seat) => names(enemies(s, seat).filter((unit) => isMothership(unit) && isAlive(s, unit))),
  apply(s, _seat, target) {
    playerOf(s, sideOf(unitNamed(target))).shields = 0;
  },
};

/** Targets an enemy mothership in the fight, or any enemy mothership when played on the player's own turn (MO-339). */
const prodRow: CardRule = {
  targets(s, seat, window) {
    const able =
      window === 'OT'
        ? s.players.flatMap((_player, side) => (friendly(s, side, seat) ? [] : [unitOf(side, MOTHERSHIP)]))
        : enemies(s, seat);
    return able
      .filter((unit) => isMothership(unit) && isAlive(s, unit))
      .flatMap((unit) => {
        const { energy, prodded } = playerOf(s, sideOf(unit));
        return ROWS.filter((_row, i) => defined(energy[i]) > defined(prodded[i])).map(
          (row) => `${unitName(unit)}/${row}`,
        );
      });
  },
  apply(s, _seat, target) {
    const [unit, row] = target.split('/') as [string, (typeof ROWS)[number]];
    prod(s, sideOf(unitNamed(unit)), ROWS.indexOf(row));
  },
};

/** After a natural 1, rolls another die of that size and adds it, not doubled (MO-325). */
const extraDie: CardRule = {
  targets: (s, seat) =>
    s.lone || fightOf(s).kind === 'planet'
      ? NOWHERE
      : ownHalf(s, seat).dice.flatMap((die, i) => (die.sides > 0 && openOne(die) >= 0 ? [String(i)] : [])),
  apply(s, seat, target) {
    const die = defined(ownHalf(s, seat).dice[Number(target)]);
    die.answered |= 1 << openOne(die);
    const face = throwDie(s, seat, die.sides);
    die.extras.push(face);
    logEvent('rolled-more', { seat, face });
  },
};

/** Rerolls one of the player's dice. Target `1` is the second die, `1/2` the second die added to it (MO-391, D74). */
const reroll: CardRule = {
  targets: (s, seat) =>
    s.lone
      ? ['0']
      : ownHalf(s, seat).dice.flatMap((die, i) =>
          die.sides > 0 ? facesOf(die).map((_face, n) => (n === 0 ? `${i}` : `${i}/${n}`)) : [],
        ),
  apply(s, seat, target) {
    if (s.lone) {
      const was = s.lone.face;
      s.lone.face = throwDie(s, -1, s.lone.sides);
      return logEvent('rolled-again', { seat, was, face: s.lone.face });
    }
    const [at = 0, extra = 0] = target.split('/').map(Number);
    const die = defined(ownHalf(s, seat).dice[at]);
    const was = defined(facesOf(die)[extra]);
    const face = throwDie(s, seat, die.sides);
    if (extra === 0) die.face = face;
    else die.extras[extra - 1] = face;
    // The new face counts as a new roll: a 1 may be answered again.
    die.answered &= ~(1 << extra);
    logEvent('rolled-again', { seat, was, face });
  },
};

/** The attacked ship warps beside a friendly planet, and the dogfight is called off (MO-352 to MO-354). */
const flee: CardRule = {
  targets: (s, seat) => freeRound(s, havens(s, seat, false)).map((cell) => defined(boardOf(s).names[cell])),
  apply(s, _seat, target) {
    const fight = fightOf(s);
    const unit = fight.target;
    const from = cellOf(s, unit);
    if (!s.agreed.panicSpends && fight.attack.side === s.turn) {
      for (const attacker of fight.units) s.thisTurn.attacked &= ~(1 << slotOf(attacker));
    }
    s.fight = null;
    putUnit(s, unit, defined(boardOf(s).byName.get(target)));
    logEvent('warped', { unit: unitName(unit), to: target });
    post(s, ARRIVE, { unit, from });
  },
};

/** The seat's fighters and bombers that would be lost now (MO-384, MO-385). */
function losing(fight: Fight, seat: number): number[] {
  const winners = fight.winner === 0 ? fight.units : [fight.target];
  const losers = fight.winner === 0 ? [fight.target] : fight.ranged ? [] : fight.units;
  return losers.filter((unit) => {
    const kind = kindOf(unit);
    if ((kind !== 'fighter' && kind !== 'bomber') || sideOf(unit) !== seat) return false;
    return fight.kind === 'asteroids' || winners.some((other) => canDamage(kindOf(other), kind));
  });
}

const save: CardRule = {
  targets: (s, seat) => (fightOf(s).stood ? NOWHERE : names(losing(fightOf(s), seat))),
  apply: (s, _seat, target) => void fightOf(s).saved.push(unitNamed(target)),
};

/**
 * Destroys an enemy unit in the fight, or removes hull points if it is a mothership; gives no loot, but scrap is paid
 * (MO-297, MO-381, MO-557, MO-651).
 */
const lastStand: CardRule = {
  targets: (s, seat) =>
    fightOf(s).kind === 'dogfight' ? names(enemies(s, seat).filter((unit) => isAlive(s, unit))) : NOWHERE,
  apply(s, seat, target, title) {
    const unit = unitNamed(target);
    fightOf(s).stood = true;
    if (isMothership(unit)) hitHull(s, sideOf(unit), effectOf(title, 'last stand').hull);
    else destroy(s, unit);
    if (isAlive(s, unit)) return;
    scrapFor(s, [unit]);
    countKill(s, seat, unit, true);
  },
};

const planetDefence: CardRule = {
  targets: (s) => (fightOf(s).kind === 'planet' ? ANYWAY : NOWHERE),
  apply(s, _seat, _target, title) {
    fightOf(s).more += effectOf(title, 'planet defence').n;
  },
};

/**
 * Played before an asteroid roll, it replaces the roll. On the owner's turn it covers the ship's whole move (MO-329,
 * MO-419).
 */
const deflect: CardRule = {
  targets(s, seat, window) {
    if (window === 'AS') return isGuardian(fightOf(s).target) ? NOWHERE : ANYWAY;
    return s.at.flatMap((cell, unit) => {
      const bit = 1 << slotOf(unit);
      const fits = cell >= 0 && sideOf(unit) === seat && kindOf(unit) !== 'station' && !isGuardian(unit);
      return fits && !((s.thisTurn.moved | s.thisTurn.attacked | s.thisTurn.deflected) & bit) ? [unitName(unit)] : [];
    });
  },
  apply(s, seat, target) {
    const unit = target === '' ? fightOf(s).target : unitNamed(target);
    if (target === '') fightOf(s).deflected = true;
    if (seat === s.turn) s.thisTurn.deflected |= 1 << slotOf(unit);
  },
};

/** Card effects in fights. */
export const fightCards: Partial<Record<CardEffectName, CardRule>> = {
  roll,
  'double face': doubleFace,
  'extra shields': extraShields,
  'break shields': breakShields,
  prod: prodRow,
  'extra die': extraDie,
  reroll,
  escape: flee,
  save,
  'last stand': lastStand,
  'planet defence': planetDefence,
  deflect,
};
