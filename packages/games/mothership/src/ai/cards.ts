import { defined, type Seat } from '@orrery/kernel';
import { type ActionCard, OWN_TURN } from '../content/cards.ts';
import type { CardEffectName } from '../content/effect.ts';
import { cardName, titleOf } from '../content/set.ts';
import {
  isMothership,
  isShip,
  kindOf,
  STATION,
  sideOf,
  slotOf,
  unitName,
  unitNamed,
  unitOf,
} from '../content/units.ts';
import { targetsFor, titlesHeld } from '../effects/cards/index.ts';
import { effectOf } from '../effects/cards/rule.ts';
import { targetAt } from '../rules/attack.ts';
import { distance, friendly, friendsBeside, isAsteroid, planetAt, planetsOf, shipsOf } from '../rules/board.ts';
import { spacesLeft } from '../rules/move.ts';
import { safety } from '../rules/odds.ts';
import { boardOf, cellOf, has, isAlive, NONE, planetOf, playerOf, type State } from '../state.ts';
import { goodWays, nextMover, worthOfPlaces } from './course.ts';
import { attackWorth, prizeOf } from './strike.ts';
import { stationRisk, threatsTo } from './threat.ts';
import { cardWorth, isLastShip, knockout, planetWorth, tieBreakOf, unitWorth, WEIGHTS } from './worth.ts';

/** A target for a card, and the value of playing the card on it. */
interface Play {
  target: string;
  worth: number;
}
type Weigh = (s: State, seat: Seat, targets: readonly string[], title: ActionCard) => Play | null;
/** The moments of a turn at which cards are considered. */
export type Moment = 'first' | 'move' | 'strike' | 'last';

/** The target with the highest value; null if there are no targets. */
function best(s: State, seat: Seat, targets: readonly string[], worth: (target: string) => number): Play | null {
  const tieBreak = tieBreakOf(s, seat);
  let found: Play | null = null;
  for (const [i, target] of targets.entries()) {
    const n = worth(target) + tieBreak(i);
    if (found === null || n > found.worth) found = { target, worth: n };
  }
  return found;
}
const cellNamed = (s: State, name: string): number => defined(boardOf(s).byName.get(name));
const planetOn = (s: State, name: string) => planetOf(s, planetAt(s, cellNamed(s, name)));
const gainOf = (ways: readonly { gain: number }[]): number => ways[0]?.gain ?? 0;
const always =
  (worth: number): Weigh =>
  (_s, _seat, [target]) =>
    target === undefined ? null : { target, worth };

/** Expected loss of the seat's station; guards prevent most of the loss. */
export function ownRisk(s: State, seat: Seat): number {
  const cell = defined(s.at[unitOf(seat, STATION)]);
  if (cell < 0) return 0;
  return stationRisk(s, seat, cell, threatsTo(s, seat)) / (1 + 3 * friendsBeside(s, seat, cell).length);
}

const RESOURCE_WORTH: Readonly<Record<string, number>> = { minerals: 1.6, gas: 1.1, influence: 1.3 };
const steal: Weigh = (s, seat, targets) =>
  best(s, seat, targets, (target) => {
    const [from = '', what] = target.split('/');
    const rich = playerOf(s, Number(from)).hand.cards.length * 0.1;
    return what === undefined ? 2.4 + rich : defined(RESOURCE_WORTH[what]) + rich;
  });

/** Value of capturing a planet immediately. */
const capture: Weigh = (s, seat, targets) => best(s, seat, targets, (target) => prizeOf(s, planetOn(s, target)));

/** Value of removing an enemy planet; neutral and friendly planets have none. */
const removePlanet: Weigh = (s, seat, targets) =>
  best(s, seat, targets, (target) => {
    const planet = planetOn(s, target);
    return planet.owner === NONE || friendly(s, planet.owner, seat) ? 0 : planetWorth(s, planet) * 0.8;
  });

/** Value of holding an enemy ship: how much it lowers the expected loss of the station. */
const hold: Weigh = (s, seat, targets) => {
  const home = defined(s.at[unitOf(seat, STATION)]);
  const threats = threatsTo(s, seat);
  const risk = home < 0 ? 0 : stationRisk(s, seat, home, threats);
  return best(s, seat, targets, (target) => {
    const unit = unitNamed(target);
    // A ship already beside the station can attack it without moving.
    if (home < 0 || distance(s, cellOf(s, unit), home) === 1) return 0;
    const without = threats.filter((threat) => threat.unit !== unit);
    return (risk - stationRisk(s, seat, home, without)) * 0.5;
  });
};

/** Value of a blockade: the highest income of a rival, minus the seat's own if the blockade stops that too. */
const blockade: Weigh = (s, seat) => {
  const income = (side: number): number => 1 + planetsOf(s, side).length;
  let rivals = 0;
  for (let side = 0; side < s.out.length; side++)
    if (!s.out[side] && !friendly(s, side, seat)) rivals = Math.max(rivals, income(side));
  return { target: '', worth: rivals - (s.agreed.blockadeAll ? income(seat) : 0) };
};

/** Value of moving the station away from enemies. */
const moveStation: Weigh = (s, seat, targets) => {
  const risk = ownRisk(s, seat);
  if (risk < 4) return null;
  const threats = threatsTo(s, seat);
  return best(s, seat, targets, (target) => {
    const cell = cellNamed(s, target);
    const guards = friendsBeside(s, seat, cell).length;
    return risk - stationRisk(s, seat, cell, threats) / (1 + 3 * guards) - (isAsteroid(s, cell) ? 3 : 0);
  });
};

/** Value of pushing an enemy ship into asteroids or away from the station it guards. */
const push: Weigh = (s, seat, targets) =>
  best(s, seat, targets, (target) => {
    const [name = '', ...cells] = target.split('/');
    const unit = unitNamed(name);
    const way = cells.map((cell) => cellNamed(s, cell));
    const field = way.some((cell) => isAsteroid(s, cell)) && !isAsteroid(s, cellOf(s, unit));
    const hit = field ? unitWorth(s, unit) * (isMothership(unit) ? 0.1 : 1 - safety(s, unit)) : 0;
    return hit + opened(s, seat, unit, defined(way.at(-1)));
  });
/** Value of attacking a station this turn after its last guard is pushed away; 0 if that is not possible. */
function opened(s: State, seat: Seat, unit: number, to: number): number {
  const station = unitOf(sideOf(unit), STATION);
  const home = defined(s.at[station]);
  if (home < 0 || distance(s, cellOf(s, unit), home) !== 1 || distance(s, to, home) === 1) return 0;
  if (friendsBeside(s, sideOf(unit), home, unit).length > 0) return 0;
  const able = shipsOf(s, seat).filter(
    (ship) => kindOf(ship) !== 'fighter' && distance(s, cellOf(s, ship), home) <= spacesLeft(s, ship) + 1,
  );
  return able.length === 0 ? 0 : attackWorth(s, able, targetAt(s, home)) * 0.7;
}

/** Value of extra spaces for the next ship: how much its best destination improves. */
const faster =
  (more: (spaces: number, title: ActionCard) => number): Weigh =>
  (s, seat, targets, title) => {
    const ship = nextMover(s, seat);
    if (ship === NONE || !targets.includes(unitName(ship))) return null;
    const spaces = spacesLeft(s, ship);
    const worth = gainOf(goodWays(s, ship, more(spaces, title))) - gainOf(goodWays(s, ship));
    return { target: unitName(ship), worth };
  };
const boost: Weigh = (s, seat, targets, title) => {
  if (!effectOf(title, 'spaces').escort)
    return faster((spaces, { effect }) => spaces + (effect as { n: number }).n)(s, seat, targets, title);
  if (targets.length === 0) return null;
  let worth = 0;
  for (const ship of shipsOf(s, seat)) {
    if (!has(s.thisTurn.escorts, slotOf(ship))) continue;
    const more = spacesLeft(s, ship) + effectOf(title, 'spaces').n;
    worth += gainOf(goodWays(s, ship, more)) - gainOf(goodWays(s, ship));
  }
  return { target: '', worth: worth * 0.7 };
};
const deflect: Weigh = (s, seat, targets) => {
  const ship = nextMover(s, seat);
  if (ship === NONE || !targets.includes(unitName(ship))) return null;
  const spaces = spacesLeft(s, ship);
  const worth = gainOf(goodWays(s, ship, spaces, true)) - gainOf(goodWays(s, ship));
  return { target: unitName(ship), worth };
};

/** The best free cell for a ship among these cells; -1 if none is free. */
export function bestPlace(s: State, ship: number, cells: Iterable<number>): { cell: number; worth: number } {
  const worthAt = worthOfPlaces(s, ship);
  const loss = unitWorth(s, ship) * (1 - safety(s, ship));
  let found = { cell: NONE, worth: Number.NEGATIVE_INFINITY };
  for (const cell of cells) {
    if (s.here[cell] !== NONE) continue;
    const worth = worthAt(cell) - (isAsteroid(s, cell) ? loss : 0);
    if (worth > found.worth) found = { cell, worth };
  }
  return found;
}
export const everywhere = (s: State): number[] => s.here.map((_piece, cell) => cell);

const warp: Weigh = (s, seat, targets) => {
  const ship = nextMover(s, seat);
  if (ship === NONE || !targets.includes(unitName(ship))) return null;
  const here = worthOfPlaces(s, ship)(cellOf(s, ship));
  const { worth } = bestPlace(s, ship, everywhere(s));
  return { target: unitName(ship), worth: worth - here - gainOf(goodWays(s, ship)) };
};

/** Value of bringing distant ships back to defend their station. */
const retreat: Weigh = (s, seat, targets) => {
  const home = defined(s.at[unitOf(seat, STATION)]);
  if (targets.length === 0 || home < 0) return null;
  const away = shipsOf(s, seat).filter((ship) => distance(s, cellOf(s, ship), home) > spacesLeft(s, ship) + 1);
  return { target: '', worth: away.length >= 2 ? ownRisk(s, seat) * 0.7 : 0 };
};

/** Value of hull damage that ignores shields. */
const harm: Weigh = (s, seat, targets, title) =>
  best(s, seat, targets, (target) => {
    const [from = '', to = ''] = target.split('/');
    const victim = unitNamed(to);
    const { n } = effectOf(title, 'harm');
    if (playerOf(s, sideOf(victim)).hull <= n) return unitWorth(s, victim) + (isLastShip(s, victim) ? knockout(s) : 0);
    return n * 1.1 - (isMothership(unitNamed(from)) ? 0.5 : 0);
  });
const ranged: Weigh = (s, seat, targets) =>
  best(s, seat, targets, (target) => {
    const [from = '', cell = ''] = target.split('/');
    return attackWorth(s, [unitNamed(from)], targetAt(s, cellNamed(s, cell)), true);
  });

/** Value of moving a ship to a better cell after its attack. */
const dash: Weigh = (s, seat, targets) => {
  const places = new Map<string, (cell: number) => number>();
  return best(s, seat, targets, (target) => {
    const [name = '', ...cells] = target.split('/');
    const unit = unitNamed(name);
    if (!isShip(unit) || !isAlive(s, unit)) return 0;
    const worthAt = places.get(name) ?? worthOfPlaces(s, unit);
    places.set(name, worthAt);
    const way = cells.map((cell) => cellNamed(s, cell));
    const field = way.some((cell) => isAsteroid(s, cell)) ? unitWorth(s, unit) * 0.5 : 0;
    return worthAt(defined(way.at(-1))) - worthAt(cellOf(s, unit)) - field;
  });
};

/** The valuation of each card effect, by moment of the turn. */
const WEIGH: Readonly<Record<Moment, Partial<Record<CardEffectName, Weigh>>>> = {
  first: {
    gain: always(3),
    draw: always(4),
    explore: always(4),
    hull: always(1.3),
    steal,
    capture,
    'remove planet': removePlanet,
    'move station': moveStation,
    push,
    hold,
    retreat,
  },
  move: { spaces: boost, 'double spaces': faster((spaces) => spaces * 2), deflect, warp },
  strike: { harm, ranged, capture },
  last: { dash, blockade, capture },
};

/** The action that plays the best card at this moment; null to keep all cards. */
export function cardToPlay(s: State, seat: Seat, moment: Moment): string | null {
  let found: string | null = null;
  let most = 0;
  if (playerOf(s, seat).hand.cards.length === 0) return null;
  for (const card of titlesHeld(s, seat)) {
    const title = titleOf(card);
    const weigh = WEIGH[moment][title.effect.does];
    if (weigh === undefined) continue;
    const targets = targetsFor(s, seat, title, ...OWN_TURN);
    if (targets.length === 0) continue;
    const play = weigh(s, seat, targets, title);
    if (play === null || play.worth - cardWorth(card) * WEIGHTS.card <= most) continue;
    most = play.worth - cardWorth(card) * WEIGHTS.card;
    found = `play:${cardName(card)}${play.target === '' ? '' : `:${play.target}`}`;
  }
  return found;
}
