import { defined, refuse, type Verdict } from '@orrery/kernel';
import { HULL, PRICES, TORPEDO_RANGE } from '../content/panel.ts';
import { cardName } from '../content/set.ts';
import { TECH_PRICES, type Tech, TIERS, techNamed } from '../content/tech.ts';
import {
  FIRST_GUARDIAN,
  isGuardian,
  isMothership,
  isShip,
  MOTHERSHIP,
  SLOTS,
  STATION,
  sideOf,
  slotOf,
  unitNamed,
  unitOf,
} from '../content/units.ts';
import { boardOf, cellOf, has, isAlive, NONE, type Planet, playerOf, type State } from '../state.ts';
import { attackersOn, canHit, judgeTarget, targetAt } from './attack.ts';
import {
  distance,
  friendly,
  guardiansOf,
  havens,
  isAsteroid,
  isEnemyShip,
  isFree,
  isSeat,
  mayStillAttack,
  near,
  planetsOf,
} from './board.ts';
import { dieOf, eachLasting, guardiansSupported, hasAbility } from './lasting.ts';
import { buildPrice, influencePrice, judgeSite } from './planets.ts';
import { judgeWarp } from './warp.ts';

/** A guardian that is not on the board, or -1. */
export function spareGuardian(s: State, side: number): number {
  for (let slot = FIRST_GUARDIAN; slot < SLOTS; slot++) if (!isAlive(s, unitOf(side, slot))) return unitOf(side, slot);
  return NONE;
}

const afford = (have: number, need: number, what: string, rule: string): Verdict =>
  have >= need || refuse('too-dear', rule, { need, have, what });

/** The gas price of an action card; 0 if gas is not allowed (MO-452). */
export function gasPrice(s: State, seat: number): number {
  let price = 0;
  eachLasting(s, seat, 'card for gas', (effect) => {
    price = effect.n;
  });
  return price;
}

export function judgeBuy(s: State, seat: number, gas: boolean): Verdict {
  if (s.deck.cards.length === 0) return refuse('deck-empty', 'MO-307');
  if (!gas) return afford(playerOf(s, seat).minerals, PRICES.card, 'minerals', 'MO-304');
  const price = gasPrice(s, seat);
  return price === 0 ? refuse('no-modulator', 'MO-452') : afford(playerOf(s, seat).gas, price, 'gas', 'MO-452');
}

export const techPrice = (s: State, tech: Tech): number => defined(TECH_PRICES[s.agreed.prices][tech.tier - 1]);

/** Whether a seat may research a tech: tier by tier, in one branch (MO-252, MO-254). */
export function judgeTech(s: State, seat: number, id: string): Verdict {
  const tech = techNamed(id);
  if (!tech) return refuse('no-such-tech', 'MO-251');
  const { tier, branch, minerals } = playerOf(s, seat);
  const reached = defined(tier[tech.category]);
  // The branch was decided at tier three.
  if (tech.tier >= 3 && reached >= 3 && branch[tech.category] !== tech.branch) return refuse('other-branch', 'MO-254');
  if (tech.tier !== reached + 1) return refuse(tech.tier <= reached ? 'tech-owned' : 'tier-missing', 'MO-252');
  return afford(minerals, techPrice(s, tech), 'minerals', 'MO-253');
}
/** The techs a side could research next, at most two per category. */
export function nextTechs(s: State, seat: number): string[] {
  const { tier, branch } = playerOf(s, seat);
  return ['E', 'C', 'S', 'L'].flatMap((letter, category) => {
    const next = defined(tier[category]) + 1;
    if (next > TIERS) return [];
    if (next <= 2) return [`${letter}${next}`];
    if (next === 3) return [`${letter}3a`, `${letter}3b`];
    return [`${letter}${next}${branch[category] === 0 ? 'a' : 'b'}`];
  });
}

const ownShip = (s: State, seat: number, unit: number): boolean =>
  isAlive(s, unit) && sideOf(unit) === seat && isShip(unit);

/** Whether a seat may deploy a guardian beside a ship (MO-149 to MO-152, MO-159). */
export function judgeDeploy(s: State, seat: number, ship: number, cell: number): Verdict {
  const most = guardiansSupported(s, seat);
  const there = guardiansOf(s, seat).length;
  if (there >= most || spareGuardian(s, seat) === NONE) return refuse('no-guardian', 'MO-149', { most });
  if (!ownShip(s, seat, ship)) return refuse('not-your-ship', 'MO-150');
  if (!has(s.thisTurn.moved, slotOf(ship))) return refuse('not-moved-yet', 'MO-150');
  if (has(s.thisTurn.deployed, slotOf(ship))) return refuse('has-deployed', 'MO-151');
  const price = afford(playerOf(s, seat).minerals, PRICES.guardian, 'minerals', 'MO-150');
  if (price !== true) return price;
  if (!near(s, cellOf(s, ship)).includes(cell)) return refuse('not-beside', 'MO-150');
  return isFree(s, cell) || refuse('not-free', 'MO-111');
}

export function judgeScrap(s: State, seat: number, unit: number): Verdict {
  return (isAlive(s, unit) && sideOf(unit) === seat && isGuardian(unit)) || refuse('not-your-guardian', 'MO-156');
}

/** The planet with this number, or null if it is not on the board. */
const planetNumbered = (s: State, planet: number): Planet | null => {
  const found = s.planets[planet];
  return found && found.cell !== NONE ? found : null;
};
/** The planet with this number, or null if the seat does not own it. */
const ownPlanet = (s: State, seat: number, planet: number): Planet | null => {
  const found = planetNumbered(s, planet);
  return found?.owner === seat ? found : null;
};

/** Whether a seat may explore a planet (MO-442, MO-656). */
export function judgeExplore(s: State, seat: number, planet: number, price: number = PRICES.explore): Verdict {
  const own = ownPlanet(s, seat, planet);
  if (!own) return refuse('not-your-planet', 'MO-442');
  if (own.explored || own.token.cards.length === 0) return refuse('nothing-to-explore', 'MO-442');
  return afford(playerOf(s, seat).minerals, price, 'minerals', 'MO-442');
}

/** Whether a seat may take over a planet with influence (MO-480, MO-481, MO-486, MO-665). */
export function judgeSeize(s: State, seat: number, planet: number): Verdict {
  if (!s.agreed.influence) return refuse('no-module', 'MO-478');
  const found = planetNumbered(s, planet);
  if (!found) return refuse('no-such-planet', 'MO-480');
  const { owner } = found;
  if (owner === NONE) return refuse('neutral-planet', 'MO-486');
  if (friendly(s, owner, seat)) return refuse('own-target', 'MO-472');
  return afford(playerOf(s, seat).influence, influencePrice(s, planet), 'influence', 'MO-481');
}

/** Whether a seat may pay 1 influence to remove 1 from another player, team-mates included (MO-491, D77). */
export function judgeRemove(s: State, seat: number, other: number): Verdict {
  if (!s.agreed.influence) return refuse('no-module', 'MO-478');
  if (!isSeat(s, other) || other === seat || playerOf(s, other).influence === 0)
    return refuse('no-influence', 'MO-491');
  return afford(playerOf(s, seat).influence, 1, 'influence', 'MO-491');
}

/** Whether a seat may refresh the market (MO-493). */
export function judgeRefresh(s: State, seat: number): Verdict {
  if (!s.agreed.developments) return refuse('no-module', 'MO-493');
  // If the deck is empty, the same cards would come back (D66).
  if (s.works.cards.length === 0) return refuse('market-empty', 'MO-653');
  return afford(playerOf(s, seat).influence, PRICES.refresh, 'influence', 'MO-493');
}

/** Whether a seat may build a market card on a planet (MO-499 to MO-504, MO-507). */
export function judgeBuild(s: State, seat: number, name: string, planet: number): Verdict {
  const card = s.market.cards.find((one) => cardName(one) === name);
  if (card === undefined) return refuse('not-in-market', 'MO-507');
  const own = ownPlanet(s, seat, planet);
  if (!own) return refuse('not-your-planet', 'MO-499');
  if (!own.explored) return refuse('not-explored', 'MO-499');
  if (s.thisTurn.developed.includes(planet)) return refuse('developed-already', 'MO-502');
  const site = judgeSite(own, card);
  if (site !== true) return site;
  return afford(playerOf(s, seat).minerals, buildPrice(own), 'minerals', 'MO-500');
}

/** Whether a seat may attack the target on a cell with at least one ship (MO-188 to MO-190, MO-216). */
export function judgeAttack(s: State, seat: number, cell: number): Verdict {
  const verdict = judgeTarget(s, seat, targetAt(s, cell));
  if (verdict !== true) return verdict;
  return attackersOn(s, seat, cell).length > 0 || refuse('nobody-can-attack', 'MO-216');
}

/** Whether the mothership still has its attack phase, which most abilities spend (MO-260 to MO-262). */
function judgePhase(s: State, seat: number): Verdict {
  return mayStillAttack(s, unitOf(seat, MOTHERSHIP)) || refuse('has-attacked', 'MO-262');
}

/** Whether a seat may make a ranged attack with an ability (MO-282, MO-292, MO-293, MO-661). */
function judgeShot(s: State, seat: number, cell: number, missile: boolean): Verdict {
  const ship = unitOf(seat, MOTHERSHIP);
  if (dieOf(s, ship) === 0) return refuse('no-weapons', 'MO-661');
  const target = targetAt(s, cell);
  const verdict = judgeTarget(s, seat, target);
  if (verdict !== true) return verdict;
  if (missile) return (target.unit !== NONE && isShip(target.unit)) || refuse('ships-only', 'MO-293');
  if (distance(s, cellOf(s, ship), cell) > TORPEDO_RANGE) return refuse('too-far-off', 'MO-282');
  return canHit(s, ship, target) || refuse('nobody-can-attack', 'MO-189');
}

/** Whether a ship may warp from beside a friendly planet or station to beside another one (MO-116, MO-290, MO-657). */
function judgeGate(s: State, seat: number, unit: number, cell: number): Verdict {
  const ship = judgeWarp(s, seat, unit, 'MO-290', s.thisTurn.moving);
  if (ship !== true) return ship;
  const from = cellOf(s, unit);
  if (!isFree(s, cell)) return refuse('not-free', 'MO-115');
  const gates = havens(s, seat, true);
  const fromGates = gates.filter((haven) => near(s, haven).includes(from));
  const toGates = gates.filter((haven) => near(s, haven).includes(cell));
  const other = toGates.some((haven) => fromGates.some((start) => start !== haven));
  return other || refuse('no-gate', 'MO-290');
}

/** Whether a fighter or bomber may warp beside the mothership (MO-302). */
function judgeOnboard(s: State, seat: number, unit: number, cell: number): Verdict {
  if (isAlive(s, unit) && isMothership(unit)) return refuse('not-your-ship', 'MO-302');
  const ship = judgeWarp(s, seat, unit, 'MO-302');
  if (ship !== true) return ship;
  if (!isFree(s, cell)) return refuse('not-free', 'MO-115');
  return near(s, cellOf(s, unitOf(seat, MOTHERSHIP))).includes(cell) || refuse('not-beside', 'MO-302');
}

/** Whether a seat may move its station one hex, once per turn (MO-300). */
function judgeStation(s: State, seat: number, cell: number): Verdict {
  const station = unitOf(seat, STATION);
  if (s.thisTurn.stationMoved) return refuse('station-moved', 'MO-300');
  if (!near(s, cellOf(s, station)).includes(cell)) return refuse('not-beside', 'MO-300');
  return isFree(s, cell) || refuse('not-free', 'MO-111');
}

/** Whether a seat may use an ability of the tech tree. */
export function judgeAbility(s: State, seat: number, ability: string, args: readonly string[]): Verdict {
  const cell = (text = '') => boardOf(s).byName.get(text) ?? NONE;
  const unit = (text = '') => unitNamed(text);
  const ship = unitOf(seat, MOTHERSHIP);
  if (!ABILITIES.includes(ability as 'mine') || !hasAbility(s, seat, ability as 'mine'))
    return refuse('no-such-ability', 'MO-260');
  if (ability === 'gates') return judgeGate(s, seat, unit(args[0]), cell(args[1]));
  if (ability === 'station move') return judgeStation(s, seat, cell(args[0]));
  const phase = judgePhase(s, seat);
  if (phase !== true) return phase;
  switch (ability) {
    case 'repair':
      if (planetsOf(s, seat).length === 0) return refuse('no-planets', 'MO-669');
      return playerOf(s, seat).hull < HULL || refuse('hull-full', 'MO-669');
    case 'mine':
      if (!has(s.thisTurn.moved, MOTHERSHIP)) return refuse('not-moved-yet', 'MO-272');
      return isAsteroid(s, cellOf(s, ship)) || refuse('no-asteroids', 'MO-272');
    case 'torpedoes':
      return judgeShot(s, seat, cell(args[0]), false);
    case 'missile':
      return judgeShot(s, seat, cell(args[0]), true);
    case 'tractor':
      if (!isEnemyShip(s, unit(args[0]), seat)) return refuse('ships-only', 'MO-288');
      return playerOf(s, seat).tractor !== unit(args[0]) || refuse('held', 'MO-288');
    default:
      return judgeOnboard(s, seat, unit(args[0]), cell(args[1]));
  }
}
/** Abilities used as actions on the player's turn; the Solar Beam is declared in fights instead. */
export const ABILITIES = [
  'repair',
  'mine',
  'torpedoes',
  'missile',
  'tractor',
  'gates',
  'onboard',
  'station move',
] as const;
