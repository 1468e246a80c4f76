import type { Event, Json } from '@orrery/kernel';
import { cardName, titleOf } from '../../src/content/set.ts';
import { newTurn, type State } from '../../src/state.ts';
import { techPrice } from './actions.ts';
import { isTarget, mayJoin } from './attacks.ts';
import { type Fight, newFight, sum, totalOf, winnerOf } from './fights.ts';
import { capture, lastStand, reshield, settle } from './settle.ts';
import {
  artifactsOf,
  at,
  bit,
  cellNamed,
  dieOf,
  enemyGuardians,
  everyUnit,
  far,
  income,
  isField,
  isOut,
  isSeat,
  isShip,
  kindOf,
  lives,
  mates,
  motherOf,
  nameOf,
  needs,
  of,
  planetsOf,
  score,
  shieldsMax,
  sideOf,
  truce,
  unitOf,
} from './sheet.ts';

// The referee's own book of a game: a copy of the table at each question, into which it writes what must follow from the
// answer and from what is announced. After the step both have to say the same.

export interface Ledger {
  book: State;
  fight: Fight | null;
  /** A card that was played and can still be cancelled. */
  declared: { seat: number; title: number; target: string } | null;
  /** Fights that must come: a guardian's (`by`), or with asteroids (-1). */
  due: { by: number; unit: number }[];
  /** Ships that guardians have stopped in this turn. */
  stopped: number[];
  /** Cards each seat has still to get. */
  owed: number[];
  ranged: boolean;
  paying: boolean;
  /** Bonus dice that have to be offered for moons. */
  moons: number;
  face: number;
  /** The ship that is used to deploy. */
  ship: number;
  wrong: string[];
}

export const newLedger = (book: State): Ledger => ({
  book,
  fight: null,
  declared: null,
  due: [],
  stopped: [],
  owed: book.players.map(() => 0),
  ranged: false,
  paying: false,
  moons: 0,
  face: 0,
  ship: -1,
  wrong: [],
});

const expectThat = (l: Ledger, holds: boolean, problem: string): void => {
  if (!holds) l.wrong.push(problem);
};
const mark = (bits: number, unit: number): number => bits | (1 << (unit % 10));

/** A ship's attack phase is spent; a mothership's energy is locked by it (MO-124, MO-191). */
function spend(l: Ledger, unit: number): void {
  if (sideOf(unit) !== l.book.turn || !isShip(unit)) return;
  l.book.thisTurn.attacked = mark(l.book.thisTurn.attacked, unit);
  if (kindOf(unit) === 'M') l.book.thisTurn.locked = true;
}

/** What an answer costs and does at once. */
export function answered(l: Ledger, flow: string, seat: number, answer: Json): void {
  const b = l.book;
  const me = of(b, seat);
  if (flow === 'main.act') return acted(l, seat, answer as string);
  if (flow === 'sell.cards') {
    for (const name of answer as string[]) {
      const at = me.hand.cards.findIndex((card) => cardName(card) === name);
      const { resale } = titleOf(me.hand.cards[at] as number);
      me.hand.cards.splice(at, 1);
      me.minerals += resale.minerals;
      me.gas += resale.gas;
    }
  }
  if (flow === 'bonus.explore') {
    const planet = b.planets[Number(answer)] as State['planets'][0];
    reshield(b, () => void (planet.explored = true));
  }
  if (flow === 'bonus.build') {
    const [card, planet] = (answer as string).split(':') as [string, string];
    b.planets[Number(planet)]?.developments.push(b.market.cards.find((one) => cardName(one) === card) as number);
  }
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return;
  const rows = ['engines', 'weapons', 'shields'].map((name) => Number(answer[name] ?? 0));
  if (flow === 'divert.rows') reshield(b, () => void (me.energy = rows));
  if (flow === 'energise.place') reshield(b, () => void (me.energy = me.energy.map((n, i) => n + (rows[i] as number))));
  if (flow === 'drain.remove') reshield(b, () => void (me.energy = me.energy.map((n, i) => n - (rows[i] as number))));
}

function acted(l: Ledger, seat: number, answer: string): void {
  const b = l.book;
  const me = of(b, seat);
  const [verb, what = '', where = ''] = answer.split(':') as [string, string?, string?];
  const planet = b.planets[Number(verb === 'build' ? where : what)] as State['planets'][0];
  l.ranged = verb === 'ability' && (what === 'torpedoes' || what === 'missile');
  l.paying = verb === 'deploy';
  l.ship = l.paying ? unitOf(what) : -1;
  if (verb === 'end') gather(l, seat);
  if (verb === 'buy') {
    if (what === 'gas') me.gas -= 4;
    else me.minerals -= 2;
    l.owed[seat] = (l.owed[seat] as number) + 1;
  }
  if (verb === 'tech') {
    const category = 'ECSL'.indexOf(what.charAt(0));
    const tier = Number(what.charAt(1));
    me.minerals -= techPrice(b, tier);
    me.tier[category] = tier;
    if (tier === 3) me.branch[category] = 'ab'.indexOf(what.charAt(2));
  }
  if (verb === 'scrap') b.at[unitOf(what)] = -1;
  if (verb === 'explore') {
    me.minerals -= 3;
    reshield(b, () => void (planet.explored = true));
  }
  if (verb === 'seize') {
    me.influence -= needs(b, planet);
    taken(l, Number(what), seat, 'influence');
  }
  if (verb === 'remove') {
    me.influence--;
    of(b, Number(what)).influence--;
  }
  if (verb === 'refresh') me.influence -= 2;
  if (verb === 'build') {
    me.minerals -= planet.developments.length + 1;
    planet.developments.push(b.market.cards.find((card) => cardName(card) === what) as number);
  }
  if (verb === 'ability') used(l, seat, what, where);
}

function used(l: Ledger, seat: number, ability: string, target: string): void {
  const b = l.book;
  const me = of(b, seat);
  if (ability === 'station move' || ability === 'gates') return;
  if (!l.ranged) spend(l, motherOf(seat));
  if (ability === 'repair') me.hull = Math.min(12, me.hull + planetsOf(b, seat).length);
  if (ability === 'mine') me.minerals += 4;
  if (ability === 'tractor') me.tractor = unitOf(target);
}

function gather(l: Ledger, seat: number): void {
  const [minerals, gas, influence] = income(l.book, seat);
  const me = of(l.book, seat);
  me.minerals += minerals;
  me.gas += gas;
  me.influence += influence;
}

function taken(l: Ledger, planet: number, side: number, how: string): void {
  const { kind, moon } = l.book.planets[planet] as State['planets'][0];
  const cards = capture(l.book, planet, side, how);
  if (isSeat(l.book, side) && (moon || kind === 'planetoid')) l.moons++;
  l.owed[side] = (l.owed[side] as number) + cards;
}

/** Something is announced. */
export function announced(l: Ledger, { type, data }: Event): void {
  if (l.declared && type !== 'cancelled') takeEffect(l);
  if (l.fight && (l.fight.winner !== null || l.fight.deflected || l.fight.off) && NEXT.includes(type)) close(l);
  const d = data as Record<string, never>;
  HEARD[type]?.(l, d);
}

/** What can only come once a fight is settled; all else that is told after it belongs to it. */
const NEXT = ['fight', 'turn-began', 'moves', 'stepped', 'warped', 'deployed', 'came-back', 'drew', 'stole', 'entered-field'];

/** The book of a fight is closed once its outcome is carried out. */
export function close(l: Ledger): void {
  const { fight, book: b } = l;
  l.fight = null;
  if (!fight || fight.off || fight.deflected || fight.winner === null) return;
  if (fight.kind === 'planet') {
    if (fight.winner === 0) taken(l, fight.target, fight.attack.side, 'attack');
    return;
  }
  settle(b, fight);
  const [by] = fight.units;
  if (by === undefined || kindOf(by) !== 'G' || (fight.winner === -1 && !b.agreed.repeatTies)) return;
  if (lives(b, by) && lives(b, fight.target)) l.due.push({ by, unit: fight.target });
}

/** Fights that an arrival brings (MO-160, MO-171, MO-406). */
function arrive(l: Ledger, unit: number, from: number): void {
  const b = l.book;
  const cell = at(b, unit);
  const safe = sideOf(unit) === b.turn && bit(b.thisTurn.deflected, unit);
  if (isField(b, cell) && !(from >= 0 && b.fields[from] === b.fields[cell]) && !safe) l.due.push({ by: -1, unit });
  if (kindOf(unit) === 'S' || truce(b)) return;
  const guardians = enemyGuardians(b, sideOf(unit), cell);
  if (isShip(unit)) {
    for (const by of guardians) l.due.push({ by, unit });
    if (guardians.length > 0) l.stopped.push(unit);
  } else {
    for (const other of everyUnit(b)) {
      if (kindOf(other) === 'S' || !lives(b, other) || mates(b, sideOf(other), sideOf(unit))) continue;
      if (far(b, at(b, other), cell) === 1) l.due.push({ by: unit, unit: other });
    }
  }
}

/** Whether a fight that had to come can still be fought. */
export const stillDue = ({ book: b }: Ledger, { by, unit }: Ledger['due'][0]): boolean =>
  lives(b, unit) && (by < 0 || (lives(b, by) && far(b, at(b, by), at(b, unit)) === 1));

function owedFight(l: Ledger, by: number, unit: number): void {
  l.due = l.due.filter((one) => stillDue(l, one));
  const first = l.due.findIndex((one) => one.by === by && one.unit === unit);
  expectThat(l, first >= 0, `MO-160: no reason for ${by < 0 ? 'asteroids' : nameOf(by)} to fight ${nameOf(unit)}`);
  if (first < 0) return;
  l.due.splice(first, 1);
  if (by >= 0)
    expectThat(
      l,
      !l.due.some((one) => one.by < 0 && (one.unit === unit || one.unit === by)),
      `MO-171: asteroids come before guardians`,
    );
}

function put(l: Ledger, name: string, to: string): number {
  const b = l.book;
  const unit = unitOf(name);
  const from = at(b, unit);
  const cell = cellNamed(b, to);
  b.at[unit] = cell;
  if (unit === motherOf(b.turn)) b.thisTurn.locked = true;
  return from;
}

type Heard = (l: Ledger, data: Record<string, never>) => void;
const HEARD: Record<string, Heard> = {
  placed: (l, { unit, to }) => void put(l, unit, to),
  stepped(l, { unit, to }) {
    const from = put(l, unit, to);
    l.due = l.due.filter((one) => stillDue(l, one) && one.unit !== unitOf(unit));
    expectThat(l, far(l.book, from, cellNamed(l.book, to)) === 1, `MO-105: ${unit} jumps to ${to}`);
    expectThat(l, !l.stopped.includes(unitOf(unit)), `MO-163: ${unit} goes on after a guardian`);
    arrive(l, unitOf(unit), from);
  },
  warped(l, { unit, to }) {
    const from = put(l, unit, to);
    arrive(l, unitOf(unit), from);
  },
  deployed(l, { seat, unit, to }) {
    if (l.paying) of(l.book, seat).minerals--;
    useToDeploy(l);
    put(l, unit, to);
    arrive(l, unitOf(unit), -1);
  },
  'came-back'(l, { unit, to }) {
    put(l, unit, to);
    const b = l.book;
    const side = sideOf(unitOf(unit));
    expectThat(l, (b.back[unitOf(unit)] as number) <= of(b, side).turns, `MO-562: ${unit} is back too early`);
    b.back[unitOf(unit)] = 0;
    if (kindOf(unitOf(unit)) === 'M') {
      of(b, side).hull = 6;
      of(b, side).shields = shieldsMax(b, side);
    }
    arrive(l, unitOf(unit), -1);
  },
  blocked(l, { seat }) {
    of(l.book, seat).influence -= 2;
    useToDeploy(l);
  },
  fight: began,
  played(l, { seat, card, target }) {
    const hand = of(l.book, seat).hand.cards;
    const at = hand.findIndex((one) => cardName(one) === card);
    expectThat(l, at >= 0, `MO-316: ${card} is not in hand`);
    l.declared = { seat, title: Number((card as string).slice(1, 3)), target };
    hand.splice(at, 1);
  },
  cancelled(l, { seat }) {
    const hand = of(l.book, seat).hand.cards;
    hand.splice(
      hand.findIndex((one) => titleOf(one).id === 34),
      1,
    );
    l.declared = null;
  },
  'burned-gas'(l, { seat, n }) {
    of(l.book, seat).gas -= n;
    ownHalf(l, seat).gas += n;
    expectThat(l, ownHalf(l, seat).gas <= 4, 'MO-236: more than 4 gas');
  },
  beamed(l, { seat }) {
    expectThat(l, of(l.book, seat).hull >= 3 && !ownHalf(l, seat).beam, 'MO-279: Solar Beam');
    of(l.book, seat).hull -= 2;
    ownHalf(l, seat).beam = true;
  },
  rolled(l, data) {
    const fight = l.fight as Fight;
    const side = data.side as number;
    const dice = data.dice as unknown as { unit: string | null; sides: number; face: number }[];
    const half = fight.attack.side === side && !fight.attack.rolled ? fight.attack : fight.defence;
    const units = half === fight.attack ? fight.units : fight.kind === 'asteroids' || fight.kind === 'dogfight' ? [fight.target] : [];
    const asteroids = half === fight.attack && fight.kind === 'asteroids';
    half.rolled = true;
    half.dice = dice.map(({ unit, sides, face }) => ({
      unit: asteroids ? -1 : unitOf(unit as string),
      sides,
      face,
      extra: 0,
      last: face,
    }));
    const want = asteroids ? [[-1, 6]] : units.map((unit) => [unit, dieOf(l.book, unit)]).filter(([, n]) => n !== 0);
    expectThat(
      l,
      JSON.stringify(half.dice.map(({ unit, sides }) => [unit, sides]).sort()) === JSON.stringify(want.sort()),
      `MO-195: dice ${JSON.stringify(dice)}, not ${JSON.stringify(want)}`,
    );
    for (const { sides, face } of dice) expectThat(l, face >= 1 && face <= sides, `MO-019: a D${sides} shows ${face}`);
  },
  'rolled-again'(l, { seat, face }) {
    const die = pending(l, seat);
    if (!die) return;
    die.face = face;
    die.last = face;
  },
  'rolled-more'(l, { seat, face }) {
    const die = pending(l, seat);
    if (!die) return;
    die.extra += face;
    die.last = face;
  },
  compared(l, data) {
    const fight = l.fight as Fight;
    const { attack, defence, winner } = data as unknown as { attack: number; defence: number; winner: number };
    const own = [sum(totalOf(l.book, fight, true)), sum(totalOf(l.book, fight, false))];
    fight.winner = winnerOf(l.book, fight);
    expectThat(
      l,
      own[0] === attack && own[1] === defence && fight.winner === winner,
      `MO-202: ${fight.kind} of ${fight.units.map(nameOf)} on ${fight.target}: ${own}, winner ${fight.winner}; the game says ${attack},${defence}, ${winner}`,
    );
  },
  'rolled-lone': (l, { face }) => void (l.face = face),
  /** What the bonus die brings (MO-533 to MO-538). */
  bonus(l, { seat, what }) {
    const bonuses = ['guardian', 'gas', 'influence', 'card', 'development', 'explore'];
    expectThat(l, bonuses[l.face - 1] === what, `MO-533: a ${l.face} brings ${what}`);
    if (what === 'gas') of(l.book, seat).gas++;
    if (what === 'influence') of(l.book, seat).influence++;
    if (what === 'card') l.owed[seat] = (l.owed[seat] as number) + 1;
  },
  drew(l, { seat }) {
    const b = l.book;
    of(b, seat).hand.cards.push(b.deck.cards.pop() as number);
    l.owed[seat] = (l.owed[seat] as number) - 1;
  },
  stole(l, { seat, from }) {
    of(l.book, from).hand.cards.pop();
    of(l.book, seat).hand.cards.push(0);
    l.owed[seat] = (l.owed[seat] as number) - 1;
  },
  'turn-began': began2,
};

/** A ship is used to deploy, or was stopped from it: once per turn (MO-124, MO-151, MO-488). */
function useToDeploy(l: Ledger): void {
  if (!l.paying) return;
  l.paying = false;
  l.book.thisTurn.deployed = mark(l.book.thisTurn.deployed, l.ship);
  if (kindOf(l.ship) === 'M') l.book.thisTurn.locked = true;
}

/** The die a card was just played on. */
let lastDie: { seat: number; index: number } | null = null;
function pending(l: Ledger, seat: number) {
  if (!l.fight || !lastDie || lastDie.seat !== seat) return undefined;
  return ownHalf(l, seat).dice[lastDie.index];
}

function ownHalf(l: Ledger, seat: number) {
  const fight = l.fight as Fight;
  return fight.attack.side === seat ? fight.attack : fight.defence;
}

/** A fight is declared: who may, and what it costs (MO-191, MO-494). */
function began(l: Ledger, data: Record<string, never>): void {
  const b = l.book;
  const { kind, by, units: names, target: aim } = data as unknown as {
    kind: Fight['kind'];
    by: number;
    units: string[];
    target: string;
  };
  const units = names.map(unitOf);
  const planet = kind === 'planet';
  const target = planet ? Number(aim.split(' ')[1]) : unitOf(aim);
  const owner = planet ? (b.planets[target] as State['planets'][0]).owner : sideOf(target);
  const piece = planet ? -2 - target : target;
  l.fight = newFight(kind, by, units, target, owner);
  l.fight.ranged = l.ranged;
  const [first] = units;
  if (kind === 'asteroids') owedFight(l, -1, target);
  else if (first !== undefined && kindOf(first) === 'G') owedFight(l, first, target);
  else {
    const legal = l.ranged ? isTarget(b, piece, by) || kindOf(target) !== 'S' : mayJoin(b, piece, units);
    expectThat(l, legal, `MO-189: ${names} may not attack ${aim}`);
    for (const unit of units) spend(l, unit);
    if (planet && owner >= 0 && b.agreed.influence && isSeat(b, by))
      of(b, by).influence = Math.max(0, of(b, by).influence - units.length);
  }
  l.ranged = false;
}

/** A card that nobody has cancelled. */
export function takeEffect(l: Ledger): void {
  const { declared, book: b, fight } = l;
  l.declared = null;
  if (!declared) return;
  const { seat, title, target } = declared;
  const unit = unitOf(target.split('/')[0] as string);
  lastDie = { seat, index: Number(target) };
  if (title === 9) {
    const row = ['engines', 'weapons', 'shields'].indexOf(target.split('/')[1] as string);
    const other = of(b, sideOf(unit));
    other.prodded[row] = (other.prodded[row] as number) + 1;
    if (row === 2) other.shields = Math.max(0, other.shields - 1);
  }
  if (title === 4 && !fight) b.thisTurn.deflected = mark(b.thisTurn.deflected, unit);
  if (!fight) return;
  const half = ownHalf(l, seat);
  const bonus = (n: number, on = -1) => half.bonuses.push({ n, unit: on });
  if (title === 3) bonus(1);
  if (title === 7) bonus(2, unit);
  if (title === 10) bonus(2);
  if (title === 14) bonus(artifactsOf(b, seat).length);
  if (title === 17) bonus(3);
  if (title === 18) bonus(3, unit);
  if (title === 12) fight.more += 3;
  if (title === 19) half.shields += 4;
  if (title === 27) half.doubled.push(unit);
  if (title === 29) fight.saved.push(unit);
  if (title === 28) {
    fight.stand = unit;
    lastStand(b, seat, unit);
  }
  if (title === 37) of(b, sideOf(unit)).shields = 0;
  if (title === 15) {
    if (!b.agreed.panicSpends)
      for (const one of fight.units) b.thisTurn.attacked &= ~(1 << (one % 10));
    fight.off = true;
  }
  if (title === 4) {
    fight.deflected = true;
    if (sideOf(fight.target) === b.turn) b.thisTurn.deflected = mark(b.thisTurn.deflected, fight.target);
  }
}

/** The turn before is over, the next begins (MO-095, MO-098, MO-101, MO-131, MO-573). */
function began2(l: Ledger, data: Record<string, never>): void {
  const b = l.book;
  const { seat, round } = data as unknown as { seat: number; round: number };
  if (b.turn >= 0) turnOver(b);
  const order = b.order;
  const after = order.indexOf(b.turn);
  const rest = [...order.slice(after + 1), ...order.slice(0, after + 1)].filter((side) => !isOut(b, side));
  const next = b.turn < 0 ? (order[0] as number) : (rest[0] as number);
  expectThat(l, next === seat, `MO-095: ${seat} begins, not ${next}`);
  if (order.indexOf(seat) <= after || b.turn < 0) {
    expectThat(l, !b.ending, 'MO-576: the last round is over');
    b.round++;
  }
  expectThat(l, b.round === round, `MO-014: round ${round}, not ${b.round}`);
  b.turn = seat;
  const me = of(b, seat);
  me.turns++;
  me.tractor = -1;
  if (b.blockade === seat) b.blockade = -1;
  b.thisTurn = newTurn();
  l.stopped = [];
}

/** The end of a turn, after gathering, selling and ships that came back. */
export function turnOver(b: State): void {
  for (const [side, player] of b.players.entries()) {
    player.prodded = [0, 0, 0];
    player.shields = shieldsMax(b, side);
  }
  b.updates = b.updates.filter(({ unit }) => sideOf(unit) !== b.turn);
  if (b.agreed.mode === 'points' && b.agreed.limit > 0 && !isOut(b, b.turn) && score(b, b.turn) >= b.agreed.limit)
    b.ending = true;
}
