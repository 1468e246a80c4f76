import { cardName } from '../../src/content/set.ts';
import type { State } from '../../src/state.ts';
import { canHit, cellOf, isTarget, ready } from './attacks.ts';
import { centres, shelters } from './flight.ts';
import { passes, stops } from './moves.ts';
import {
  at,
  bit,
  cellName,
  earns,
  everyUnit,
  far,
  held,
  isSeat,
  isShip,
  kindOf,
  lives,
  mates,
  motherOf,
  nameOf,
  near,
  of,
  rowsOf,
  shipsOf,
  sideOf,
  standing,
  stationOf,
  title,
  truce,
  unspent,
  updated,
} from './sheet.ts';

// Action cards on the player's own turn and their targets (MO-314, MO-316, MO-317, MO-323 to MO-404).

/** Ships of the active side that have neither moved nor attacked (MO-314). */
const fresh = (s: State): number[] =>
  shipsOf(s.turn).filter(
    (unit) =>
      lives(s, unit) &&
      !bit(s.thisTurn.moved, unit) &&
      !bit(s.thisTurn.attacked, unit) &&
      s.thisTurn.moving !== unit % 10,
  );
const enemyShips = (s: State): number[] =>
  everyUnit(s).filter((unit) => isShip(unit) && lives(s, unit) && !mates(s, sideOf(unit), s.turn));
const friendlyPlanets = (s: State): number[] =>
  s.planets.flatMap(({ owner, cell }) => (cell >= 0 && mates(s, owner, s.turn) ? [cell] : []));
/** Planets within two spaces of a friendly ship. */
const inSight = (s: State): State['planets'] => {
  const ships = everyUnit(s).filter((unit) => isShip(unit) && lives(s, unit) && mates(s, sideOf(unit), s.turn));
  return s.planets.filter(({ cell }) => cell >= 0 && ships.some((unit) => far(s, at(s, unit), cell) <= 2));
};

/** Legal paths of one or two steps. */
function ways(s: State, unit: number): number[][] {
  const pieces = standing(s);
  pieces.delete(at(s, unit));
  const found: number[][] = [];
  for (const one of near(s, at(s, unit))) {
    if (!passes(s, sideOf(unit), pieces.get(one))) continue;
    if (!pieces.has(one)) found.push([one]);
    if (stops(s, sideOf(unit), one)) continue;
    for (const two of near(s, one)) if (!pieces.has(two)) found.push([one, two]);
  }
  return found;
}
const wayName = (s: State, unit: number, way: readonly number[]): string =>
  [nameOf(unit), ...way.map((cell) => cellName(s, cell))].join('/');

/** Targets of a push: two steps, or one if there is no legal second step (MO-348, MO-659). */
function pushes(s: State): string[] {
  return enemyShips(s)
    .filter((unit) => !held(s, unit) && friendlyPlanets(s).some((cell) => far(s, cell, at(s, unit)) <= 3))
    .flatMap((unit) => {
      const all = ways(s, unit);
      const kept = all.filter(
        (way) => way.length === 2 || !all.some((other) => other.length === 2 && other[0] === way[0]),
      );
      return kept.map((way) => wayName(s, unit, way));
    });
}

function robberies(s: State): string[] {
  const kinds = ['minerals', 'gas', ...(s.agreed.influence ? ['influence'] : [])] as (
    | 'minerals'
    | 'gas'
    | 'influence'
  )[];
  return [...s.out.keys()]
    .filter((seat) => !mates(s, seat, s.turn) && !earns(s, seat, 'E3a'))
    .flatMap((seat) => kinds.filter((kind) => of(s, seat)[kind] > 0).map((kind) => `${seat}/${kind}`));
}

/**
 * Targets of a title on the player's own turn; an empty target if it needs none. The questions of Cowardly Retreat are
 * in `flight.ts`.
 */
function targets(s: State, id: number): string[] {
  const me = of(s, s.turn);
  const mother = motherOf(s.turn);
  const strikers = shipsOf(s.turn).filter((unit) => kindOf(unit) !== 'F' && ready(s, unit));
  const enemies = enemyShips(s);
  switch (id) {
    case 1:
    case 16:
      return fresh(s).map(nameOf);
    case 4:
      return fresh(s)
        .filter((unit) => !bit(s.thisTurn.deflected, unit))
        .map(nameOf);
    case 5:
      return lives(s, mother) && me.hull < 12 ? [''] : [];
    case 6:
      return robberies(s);
    case 8:
      return shipsOf(s.turn)
        .filter((unit) => lives(s, unit) && bit(s.thisTurn.attacked, unit) && !held(s, unit))
        .flatMap((unit) => ways(s, unit).map((way) => wayName(s, unit, way)));
    case 9:
      return enemies.filter((unit) => kindOf(unit) === 'M').flatMap((unit) => rowsOf(s, unit));
    case 11:
      return s.planets
        .filter(
          ({ owner, cell, explored, token }) => owner === s.turn && cell >= 0 && !explored && token.cards.length > 0,
        )
        .map(({ cell }) => cellName(s, cell));
    case 13:
      return pushes(s);
    case 20:
      return s.thisTurn.moved === 0 && s.thisTurn.moving < 0 && s.thisTurn.escorts !== 0 ? [''] : [];
    case 21:
      return enemies.filter((unit) => !updated(s, unit)).map(nameOf);
    case 22:
      return inSight(s)
        .filter(({ owner }) => !mates(s, owner, s.turn))
        .map(({ cell }) => cellName(s, cell));
    case 23: {
      const pieces = standing(s);
      if (!lives(s, stationOf(s.turn))) return [];
      return [...new Set(friendlyPlanets(s).flatMap((cell) => near(s, cell)))]
        .filter((cell) => !pieces.has(cell))
        .map((cell) => cellName(s, cell));
    }
    case 24:
    case 25:
      return [''];
    case 30:
      return s.deck.cards.length > 0 ? [''] : [];
    case 31:
      return [...s.out.keys()]
        .filter((seat) => isSeat(s, seat) && !mates(s, seat, s.turn) && !earns(s, seat, 'E3a'))
        .filter((seat) => of(s, seat).hand.cards.length > 0)
        .map(String);
    case 33:
      return (truce(s) ? [] : strikers).flatMap((unit) =>
        enemies
          .filter((foe) => kindOf(foe) === 'M' && far(s, at(s, foe), at(s, unit)) === 1)
          .map((foe) => `${nameOf(unit)}/${nameOf(foe)}`),
      );
    case 35:
      return inSight(s).map(({ cell }) => cellName(s, cell));
    case 36:
      return strikers
        .filter((unit) => kindOf(unit) === 'B')
        .flatMap((unit) =>
          [...standing(s)]
            .filter(([cell, piece]) => far(s, cell, at(s, unit)) === 4 && canHit(s, unit, piece) && isTarget(s, piece))
            .map(([, piece]) => `${nameOf(unit)}/${cellName(s, cellOf(s, piece))}`),
        );
    case 26:
      return centres(s).length > 0 && shelters(s).length > 0 ? [''] : [];
    case 38:
      return everyUnit(s)
        .filter((unit) => unspent(s, unit))
        .map(nameOf);
    default:
      return [];
  }
}

export function plays(s: State): string[] {
  // The game lists only one of several copies of a title.
  const alike = new Map(
    of(s, s.turn)
      .hand.cards.toReversed()
      .map((card) => [title(card), card]),
  );
  return [...alike.values()].flatMap((card) =>
    targets(s, title(card)).map((target) => `play:${cardName(card)}${target === '' ? '' : `:${target}`}`),
  );
}
