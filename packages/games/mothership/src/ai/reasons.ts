import { type Choice, type Course, defined, type Message, msg, type Placement, reasonsByStep } from '@orrery/kernel';
import { PRICES } from '../content/panel.ts';
import { cardName, developmentOf, titleOf } from '../content/set.ts';
import {
  isGuardian,
  isStation,
  kindOf,
  MOTHERSHIP,
  STATION,
  sideOf,
  unitName,
  unitNamed,
  unitOf,
} from '../content/units.ts';
import { partsOf } from '../rules/actions.ts';
import { attackersOn, canHit, judgeTarget, type Target, targetAt } from '../rules/attack.ts';
import { distance, friendly, near, planetsOf, shipsOf } from '../rules/board.ts';
import { baseSpaces, canDamage, dieOf, shieldsMax } from '../rules/lasting.ts';
import { movers } from '../rules/move.ts';
import { foretell, oddsOf, safety } from '../rules/odds.ts';
import { pointsOf } from '../rules/planets.ts';
import { withUnitAt } from '../rules/routes.ts';
import { boardOf, cellOf, fightOf, isAlive, NONE, planetOf, playerOf, type State } from '../state.ts';

type Of<V = any> = Choice<State, V>;
type Reasons = (Message | null)[];

const percent = (chance: number): number => Math.round(100 * chance);
const cellNamed = (s: State, name: string): number => boardOf(s).byName.get(name) ?? NONE;
const nameOf = (s: State, cell: number): string => defined(boardOf(s).names[cell]);

const fightKind = ({ unit, planet }: Target) =>
  planet !== NONE ? 'planet' : unit !== NONE && isStation(unit) ? 'station' : 'dogfight';

/** The odds of an attack on a cell; a station cannot defend itself. */
function odds(s: State, ships: readonly number[], cell: number): Message | null {
  if (ships.length === 0) return null;
  const target = targetAt(s, cell);
  const kind = fightKind(target);
  if (kind === 'station') return msg('why-hits-station', { cell: nameOf(s, cell) });
  const { attacker } = foretell(s, kind, ships, kind === 'planet' ? target.planet : target.unit);
  const id = kind === 'planet' ? 'why-takes-planet' : 'why-beats';
  return msg(id, {
    cell: nameOf(s, cell),
    unit: target.unit === NONE ? '' : unitName(target.unit),
    percent: percent(attacker),
    count: ships.length,
  });
}

/** Enemy ships that reach a cell on their next turn at their current speed, and can damage the unit. */
const threats = (s: State, unit: number, cell: number): number =>
  s.at.filter((from, other) => {
    if (from < 0 || friendly(s, sideOf(other), sideOf(unit)) || !canDamage(kindOf(other), kindOf(unit))) return false;
    return dieOf(s, other) > 0 && kindOf(other) !== 'guardian' && distance(s, from, cell) <= baseSpaces(s, other) + 1;
  }).length;

const inReach = (s: State, unit: number, cell: number): Message => {
  const count = threats(s, unit, cell);
  return msg(count === 0 ? 'why-out-of-reach' : 'why-in-reach', { count, unit: unitName(unit) });
};

const GOODS = ['minerals', 'gas', 'influence', 'hull', 'steps'] as const;

/** What an action without dice changes at once. */
function changes({ s, seat, after, certain }: Of): Reasons {
  if (!certain || after.turn !== s.turn || after.fight) return [];
  const [before, now] = [playerOf(s, seat), playerOf(after, seat)];
  const parts = GOODS.map((what) => ({ what: what as string, n: now[what] - before[what] }));
  parts.push({ what: 'cards', n: now.hand.cards.length - before.hand.cards.length });
  if (s.agreed.mode === 'points') parts.unshift({ what: 'points', n: pointsOf(after, seat) - pointsOf(s, seat) });
  const amount = (sign: number) =>
    parts.filter(({ n }) => n * sign > 0).map(({ what, n }) => msg('why-amount', { what, n: Math.abs(n) }));
  const [gained, paid] = [amount(1), amount(-1)];
  return [
    gained.length > 0 ? msg('why-gains', { amounts: gained as never }) : null,
    paid.length > 0 ? msg('why-costs', { amounts: paid as never }) : null,
  ];
}

/** Friendly planets and stations that a guardian on a cell guards. */
function guards(s: State, seat: number, cell: number): Message {
  const cells = near(s, cell).filter((next) => {
    const { unit, planet } = targetAt(s, next);
    if (planet !== NONE) return planetOf(s, planet).owner === seat;
    return unit !== NONE && isStation(unit) && friendly(s, sideOf(unit), seat);
  });
  const names = cells.map((next) => msg('cell', { cell: nameOf(s, next) }));
  return cells.length > 0 ? msg('why-guards', { cells: names as never }) : msg('why-blocks', { cell: nameOf(s, cell) });
}

const rows = (s: State, seat: number): Message => {
  const ship = unitOf(seat, MOTHERSHIP);
  return isAlive(s, ship)
    ? msg('why-mothership', { spaces: baseSpaces(s, ship), die: dieOf(s, ship), shields: shieldsMax(s, seat) })
    : msg('why-no-mothership');
};

/** What is left to do when a turn ends. */
function end({ s, seat }: Of): Reasons {
  const { minerals } = playerOf(s, seat);
  const count = movers(s, seat).length;
  const ship = unitOf(seat, MOTHERSHIP);
  return [
    count === 0 ? msg('why-all-moved') : msg('why-can-move', { count }),
    minerals < Math.min(PRICES.card, PRICES.guardian) ? msg('why-nothing-affordable') : msg('why-keeps', { minerals }),
    isAlive(s, ship) ? inReach(s, ship, cellOf(s, ship)) : null,
  ];
}

function act(choice: Of): Reasons {
  const { s, seat } = choice;
  const [verb, a = '', b = ''] = partsOf(String(choice.answer));
  switch (verb) {
    case 'end':
      return end(choice);
    case 'move':
      return [msg('why-can-move', { count: movers(s, seat).length })];
    case 'divert':
      return [rows(s, seat)];
    case 'attack': {
      const cell = cellNamed(s, a);
      const able = attackersOn(s, seat, cell);
      const { unit } = targetAt(s, cell);
      return [odds(s, unit !== NONE && isGuardian(unit) ? able.slice(0, 1) : able, cell)];
    }
    case 'deploy':
      return [guards(s, seat, cellNamed(s, b)), costs('minerals', PRICES.guardian)];
    case 'scrap':
      return [msg('why-scraps')];
    case 'seize':
      return [msg('why-wins-over'), ...changes(choice)];
    case 'play':
      // The card can still be cancelled.
      return choice.own ? [msg('why-cards-left', { count: playerOf(s, seat).hand.cards.length - 1 })] : [];
    case 'ability':
      return abilities(choice, a, b);
    default:
      return changes(choice);
  }
}

const costs = (what: string, n: number): Message =>
  msg('why-costs', { amounts: [msg('why-amount', { what, n })] as never });

/** A special ability: a shot with its odds, a warp with the threats at its end. */
function abilities(choice: Of, ability: string, a: string): Reasons {
  const { s, seat } = choice;
  if (ability === 'torpedoes' || ability === 'missile') {
    const cell = cellNamed(s, a);
    return [odds(s, [unitOf(seat, MOTHERSHIP)], cell)];
  }
  const [, , unit = '', to = ''] = partsOf(String(choice.answer));
  if (to !== '') return [inReach(s, unitNamed(unit), cellNamed(s, to))];
  if (ability === 'station move') return [inReach(s, unitOf(seat, STATION), cellNamed(s, a))];
  if (ability === 'tractor') return [msg('why-holds', { unit: a })];
  return changes(choice);
}

/** The best attacks of a ship from a cell, and what can reach it there. */
function from(s: State, seat: number, unit: number, cell: number): Reasons {
  const there = withUnitAt(s, unit, cell);
  const attacks = near(there, cell).flatMap((next) => {
    const target = targetAt(there, next);
    return judgeTarget(there, seat, target) === true && canHit(there, unit, target)
      ? [odds(there, attackersOn(there, seat, next), next)]
      : [];
  });
  const best = attacks.sort((a, b) => Number(b?.params?.percent ?? 100) - Number(a?.params?.percent ?? 100));
  return [best[0] ?? null, inReach(there, unit, cell)];
}

function way({ s, seat, answer }: Of): Reasons {
  if (answer === null) return [msg('why-can-move', { count: movers(s, seat).length })];
  const { piece, cells } = answer as Course;
  const unit = unitNamed(piece);
  const last = cells.at(-1);
  if (last === undefined) return [msg('why-stays'), inReach(s, unit, cellOf(s, unit))];
  const path = [cellOf(s, unit), ...cells.map((name) => cellNamed(s, name))];
  const rolls = path
    .slice(1)
    .filter((cell, i) => s.fields[cell] !== -1 && s.fields[cell] !== s.fields[defined(path[i])]).length;
  const field = rolls > 0 ? msg('why-asteroids', { rolls, percent: percent(safety(s, unit)) }) : null;
  const before = threats(s, unit, cellOf(s, unit));
  const [attack, reach] = from(s, seat, unit, cellNamed(s, last));
  return [
    attack ?? null,
    reach?.id === 'why-in-reach' && before === 0 ? msg('why-enters-reach', { ...reach.params }) : (reach ?? null),
    field,
  ];
}

/** The odds of the fight before the roll; afterwards, how many cards are left. */
function windows(choice: Of): Reasons {
  const { s, seat, own, answer } = choice;
  const { fight } = s;
  if (!own) return [];
  const left = playerOf(s, seat).hand.cards.length - (answer === null || isFree(answer) ? 0 : 1);
  const cards = msg('why-cards-left', { count: left });
  const rolled = !fight || fight.attack.dice.length > 0 || fight.kind === 'station';
  if (rolled) return [cards];
  const half = fight.attack.side === seat ? ('attack' as const) : ('defence' as const);
  const chance = (now: State, id: string): Message => {
    const found = oddsOf(now, fightOf(now));
    return msg(id, { percent: percent(half === 'attack' ? found.attacker : found.defender) });
  };
  if (answer === null) return [chance(s, 'why-without'), cards];
  const gas = /^gas:(\d+)$/.exec(String(answer));
  if (!gas) return [chance(s, 'why-without'), cards];
  const burned = { ...s, fight: { ...fight, [half]: { ...fight[half], gas: fight[half].gas + Number(gas[1]) } } };
  return [chance(s, 'why-without'), chance(burned, 'why-with'), costs('gas', Number(gas[1]))];
}
const isFree = (answer: unknown): boolean => answer === 'beam' || String(answer).startsWith('gas:');

const optional =
  (id: string, n: number) =>
  (choice: Of): Reasons => {
    if (!choice.own) return [];
    const { influence } = playerOf(choice.s, choice.seat);
    return choice.answer === null ? [msg('why-saves-influence', { influence })] : [msg(id), costs('influence', n)];
  };

const placed = ({ s, seat, answer }: Of): Reasons => {
  const { piece, cell } = answer as Placement;
  return from(s, seat, unitNamed(piece), cellNamed(s, cell));
};

/** A place for a ship at the start: how far the nearest planet is. */
function starts({ s, answer }: Of): Reasons {
  if (answer === null) return [msg('why-fleet-ready')];
  const at = cellNamed(s, (answer as Placement).cell);
  const far = s.planets.filter(({ cell }) => cell !== NONE).map(({ cell }) => distance(s, at, cell));
  return far.length > 0 ? [msg('why-near-planet', { n: Math.min(...far) })] : [];
}

function sells({ s, seat, answer, own }: Of): Reasons {
  if (!own) return [];
  const names = answer as string[];
  const { cards } = playerOf(s, seat).hand;
  return [msg('why-sells', { count: names.length, left: cards.length - names.length })];
}

// Others see only where the ships arrive.
const retreats = ({ s, seat, answer, own }: Of): Reasons => {
  if (!own) return [];
  const cell = cellNamed(s, String(answer));
  const ship = shipsOf(s, seat)[0];
  return ship === undefined ? [] : [msg('why-threats-there', { count: threats(s, ship, cell) })];
};

const builds = ({ s, answer }: Of): Reasons => {
  const [name = ''] = partsOf(String(answer));
  const card = s.market.cards.find((one) => cardName(one) === name);
  return [msg('why-free'), card === undefined ? null : msg('why-points', { points: developmentOf(card).points })];
};

/** What an answer gains and costs, its odds, and what it exposes. */
export const reason = reasonsByStep<State>({
  'main/act': act,
  'move/way': way,
  'attack/ships': ({ s, answer, vars }) => [odds(s, (answer as string[]).map(unitNamed), vars.cell)],
  'window/answer': windows,
  'cancel/window': ({ s, seat, answer, own }) =>
    own
      ? [
          answer === null
            ? msg('why-keeps-card')
            : msg('why-cancels', { name: titleOf(s.declared?.card ?? 0).name, seat: s.declared?.seat ?? seat }),
        ]
      : [],
  'deploy/block': optional('why-blocks-guardian', PRICES.block),
  'divert/rows': ({ after, seat, answer, s }) => [rows(answer === null ? s : after, seat)],
  'energise/place': ({ after, seat }) => [rows(after, seat)],
  'drain/remove': ({ after, seat }) => [rows(after, seat)],
  'fleet/place': starts,
  'wormhole/place': placed,
  'respawn/place': placed,
  'retreat/from': retreats,
  'retreat/to': retreats,
  'retreat/place': placed,
  'reward/choose': ({ answer }) => [msg(answer === 'steal' ? 'why-steals' : 'why-draws')],
  'sell/cards': sells,
  'bonus/offer': ({ answer }) => [msg(answer === null ? 'why-no-bonus' : 'why-bonus')],
  'bonus/guardian': ({ s, seat, answer }) => [guards(s, seat, cellNamed(s, String(answer))), msg('why-free')],
  'bonus/build': builds,
  'bonus/explore': ({ s, seat }) => [msg('why-free'), msg('why-planets', { count: planetsOf(s, seat).length })],
  'ambush/choose': ({ s, answer, vars }) => ambushes(s, String(answer), vars.unit),
});

/** The odds of a guardian's fight against an arriving ship. */
function ambushes(s: State, answer: string, unit: number): Reasons {
  const other = unitNamed(answer);
  const [guardian, ship] = isGuardian(other) ? [other, unit] : [unit, other];
  if (!isAlive(s, guardian) || !isAlive(s, ship)) return [];
  const { attacker } = foretell(s, 'dogfight', [guardian], ship);
  return [msg('why-guardian-wins', { percent: percent(attacker) })];
}
