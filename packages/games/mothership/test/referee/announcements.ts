import type { Event } from '@orrery/kernel';
import { cardName, titleOf } from '../../src/content/set.ts';
import { newTurn, type State } from '../../src/state.ts';
import { arrive, close, owedFight, put, stillDue } from './arrivals.ts';
import { isTarget, mayJoin } from './attacks.ts';
import { type Fight, newFight, sum, totalOf, winnerOf } from './fights.ts';
import { expectThat, type Ledger, owe, ownHalf, spend } from './ledger.ts';
import { opponentAttacks, opponentDone, opponentMoves } from './schemes.ts';
import {
  cellNamed,
  dieOf,
  far,
  isOut,
  isSeat,
  kindOf,
  nameOf,
  of,
  score,
  shieldsMax,
  sideOf,
  unitOf,
} from './sheet.ts';
import { takeEffect } from './take-effect.ts';
import { openOne, windowOptions } from './windows.ts';

// Event handlers: steps, dice, comparisons, turns.

/** Checks an event and applies it to the referee’s ledger. */
export function announced(l: Ledger, { type, data }: Event): void {
  l.hulls = l.book.players.map(({ hull }) => hull);
  if (l.declared && type !== 'cancelled') takeEffect(l);
  if (l.fight && (l.fight.winner !== null || l.fight.deflected || l.fight.off) && NEXT.includes(type)) close(l);
  HANDLERS[type]?.(l, data as unknown as Data);
}

/** Events that can only come after a settled fight; all others belong to the fight. */
const NEXT = [
  'fight',
  'asteroid-fight',
  'turn-began',
  'moves',
  'stepped',
  'warped',
  'station-moved',
  'deployed',
  'came-back',
  'drew',
  'stole',
  'entered-field',
];

/** The event data that the referee reads. */
interface Data {
  seat: number;
  from: number;
  unit: string;
  to: string;
  n: number;
  what: string;
  why: string;
  face: number;
  was: number;
  shields: number;
  hull: number;
  faces: number[][];
  added: { n: number }[][];
  card: string;
  target: string;
  side: number;
  dice: { unit: string | null; sides: number; face: number }[];
  attack: number;
  defence: number;
  winner: number;
  kind: Fight['kind'];
  by: number;
  units: string[];
  cells: string[];
  round: number;
}
type Heard = (l: Ledger, data: Data) => void;
const HANDLERS: Record<string, Heard> = {
  placed: (l, { unit, to }) => void put(l, unit, to),
  moves(l, { unit, cells }) {
    if (l.book.turn === sideOf(unitOf(unit)) && !isSeat(l.book, l.book.turn)) opponentMoves(l, unitOf(unit), cells);
  },
  stepped(l, { unit, to }) {
    const from = put(l, unit, to);
    l.due = l.due.filter((one) => stillDue(l, one) && one.unit !== unitOf(unit));
    expectThat(l, far(l.book, from, cellNamed(l.book, to)) === 1, `MO-105: ${unit} jumps to ${to}`);
    expectThat(l, !l.stopped.includes(unitOf(unit)), `MO-163: ${unit} moves on after a guardian stopped it`);
    arrive(l, unitOf(unit), from);
  },
  warped: come,
  'station-moved': come,
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
  'asteroid-fight': began,
  played(l, { seat, card, target }) {
    const hand = of(l.book, seat).hand.cards;
    const at = hand.findIndex((one) => cardName(one) === card);
    expectThat(l, at >= 0, `MO-316: ${card} is not in hand`);
    l.declared = { seat, title: Number(card.slice(1, 3)), target };
    // These two cards cost an attack phase even if they are cancelled (MO-319).
    if ([33, 36].includes(l.declared.title)) spend(l, unitOf(target.split('/')[0] as string));
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
    const { side, dice } = data;
    const half = fight.attack.side === side && !fight.attack.rolled ? fight.attack : fight.defence;
    const units =
      half === fight.attack
        ? fight.units
        : fight.kind === 'asteroids' || fight.kind === 'dogfight'
          ? [fight.target]
          : [];
    const asteroids = half === fight.attack && fight.kind === 'asteroids';
    if (!half.rolled && half === fight.attack) windowsPassed(l, ['RD', 'AD', 'DD', 'AS', 'PD']);
    half.rolled = true;
    half.dice = dice.map(({ unit, sides, face }) => ({
      unit: asteroids ? -1 : unitOf(unit as string),
      sides,
      faces: [face],
      followed: [],
    }));
    const want = asteroids
      ? [[-1, 6]]
      : units
          .map((unit) => [unit, dieOf(l.book, unit)])
          .filter(([unit, n]) => n !== 0 || kindOf(unit as number) === 'M');
    expectThat(
      l,
      JSON.stringify(half.dice.map(({ unit, sides }) => [unit, sides]).sort()) === JSON.stringify(want.sort()),
      `MO-195: dice ${JSON.stringify(dice)}, not ${JSON.stringify(want)}`,
    );
    for (const { sides, face } of dice)
      expectThat(l, face >= Math.min(1, sides) && face <= sides, `MO-019: a D${sides} shows ${face}`);
  },
  gained(l, { seat, n, what, why }) {
    if (why !== 'replicated') return;
    expectThat(l, n === l.face && what === 'minerals', `MO-372: ${n} for a ${l.face}`);
    of(l.book, seat).minerals += l.face;
  },
  'rolled-again'(l, { seat, face, was }) {
    if (!l.fight) l.face = face;
    const die = pending(l, seat);
    if (!die) return;
    expectThat(l, die.faces[l.die.face] === was, `MO-391: a ${was} is rerolled`);
    die.faces[l.die.face] = face;
    die.followed = die.followed.filter((one) => one !== l.die.face);
  },
  'rolled-more'(l, { seat, face }) {
    const die = pending(l, seat);
    if (!die) return;
    die.followed.push(openOne(die));
    die.faces.push(face);
  },
  compared(l, { attack, defence, winner, faces, added }) {
    const fight = l.fight as Fight;
    for (const [at, total] of [attack, defence].entries()) {
      // A planet does not roll: its total is the one the attackers need.
      if (at === 1 && fight.kind === 'planet') continue;
      const parts = [...(faces[at] ?? []), ...(added[at] ?? []).map(({ n }) => n)];
      const partSum = parts.reduce((all, n) => all + n, 0);
      expectThat(l, partSum === total, `MO-202: the parts ${parts} are logged as ${total}`);
    }
    windowsPassed(l, ['AR']);
    const own = [sum(totalOf(l.book, fight, true)), sum(totalOf(l.book, fight, false))];
    fight.winner = winnerOf(l.book, fight);
    expectThat(
      l,
      own[0] === attack && own[1] === defence && fight.winner === winner,
      `MO-202: ${fight.kind} of ${fight.units.map(nameOf)} on ${fight.target}: ${own}, winner ${fight.winner}; the game says ${attack},${defence}, ${winner}`,
    );
  },
  'mothership-hit'(l, { seat, shields, hull }) {
    const had = l.hulls[seat] as number;
    const own = of(l.book, seat);
    const fits = hull <= had && shields <= own.shields;
    expectThat(l, fits, `MO-132: ${hull} of ${had} hull points, ${shields} of ${own.shields} shields`);
  },
  'rolled-lone'(l, { face }) {
    l.face = face;
  },
  /** Checks and applies the reward of the bonus die (MO-533 to MO-538). */
  bonus(l, { seat, what }) {
    const bonuses = ['guardian', 'gas', 'influence', 'card', 'development', 'explore'];
    expectThat(l, bonuses[l.face - 1] === what, `MO-533: a ${l.face} gives ${what}`);
    if (what === 'gas') of(l.book, seat).gas++;
    if (what === 'influence') of(l.book, seat).influence++;
    if (what === 'card') owe(l, seat, 1);
  },
  drew(l, { seat }) {
    const b = l.book;
    of(b, seat).hand.cards.push(b.deck.cards.pop() as number);
    owe(l, seat, -1);
  },
  stole(l, { seat, from }) {
    of(l.book, from).hand.cards.pop();
    of(l.book, seat).hand.cards.push(0);
    owe(l, seat, -1);
  },
  'turn-began': nextTurn,
};

/** Moves a unit to another hex without a path. */
function come(l: Ledger, { unit, to }: Data): void {
  const from = put(l, unit, to);
  arrive(l, unitOf(unit), from);
}

/** Finishes a deployment, blocked or not; if a mothership deployed, its energy is locked (MO-124, MO-151, MO-488). */
function useToDeploy(l: Ledger): void {
  if (!l.paying) return;
  l.paying = false;
  if (kindOf(l.ship) === 'M') l.locked = true;
}

/** The die that a card was just played on. */
function pending(l: Ledger, seat: number) {
  if (!l.fight || l.die.seat !== seat) return undefined;
  return ownHalf(l, seat).dice[l.die.index];
}

/** Checks that every seat with options was asked and passed (MO-192 to MO-196). */
function windowsPassed(l: Ledger, kinds: readonly string[]): void {
  const { fight, book: b } = l;
  if (!fight) return;
  for (const seat of [fight.attack.side, fight.defence.side]) {
    if (seat < 0 || !isSeat(b, seat)) continue;
    for (const kind of kinds) {
      if (!opens(fight, kind, seat) || l.passed.has(`${kind} ${seat}`)) continue;
      const open = windowOptions(b, fight, kind, seat).filter((one) => one !== 'null');
      expectThat(l, open.length === 0, `MO-193: seat ${seat} was not asked in ${kind}, though it has ${open[0]}`);
    }
  }
}

/** Whether a window belongs to a seat. */
function opens(fight: Fight, kind: string, seat: number): boolean {
  const attacks = fight.attack.side === seat;
  if (kind === 'AS') return fight.kind === 'asteroids' && kindOf(fight.target) !== 'S';
  if (kind === 'PD') return fight.kind === 'planet' && !attacks;
  if (kind === 'RD') return fight.kind === 'dogfight' && !attacks;
  if (kind === 'AD') return attacks && fight.kind !== 'planet';
  if (kind === 'DD') return !attacks && (fight.kind === 'dogfight' || fight.kind === 'station');
  return true;
}

/** Checks a declared fight and its costs (MO-191, MO-494). */
function began(l: Ledger, { kind, by, units: names, target: aim }: Data): void {
  const b = l.book;
  const units = names.map(unitOf);
  const planet = kind === 'planet';
  const target = planet ? Number(aim.split(' ')[1]) : unitOf(aim);
  const owner = planet ? (b.planets[target] as State['planets'][0]).owner : sideOf(target);
  const piece = planet ? -2 - target : target;
  l.fight = newFight(kind, by, units, target, owner);
  l.fight.ranged = l.ranged;
  l.passed.clear();
  const [first] = units;
  if (kind === 'asteroids') owedFight(l, -1, target);
  else if (first !== undefined && kindOf(first) === 'G') owedFight(l, first, target);
  else {
    if (!isSeat(b, by)) opponentAttacks(l, units, piece);
    const legal = l.ranged ? isTarget(b, piece, by) || kindOf(target) !== 'S' : mayJoin(b, piece, units);
    expectThat(l, legal, `MO-189: ${names} may not attack ${aim}`);
    for (const unit of units) spend(l, unit);
    if (planet && owner >= 0 && b.agreed.influence && isSeat(b, by))
      of(b, by).influence = Math.max(0, of(b, by).influence - units.length);
  }
  l.ranged = false;
}

/** Ends the previous turn and begins the next (MO-095, MO-098, MO-101, MO-131, MO-573). */
function nextTurn(l: Ledger, { seat, round }: Data): void {
  const b = l.book;
  if (b.turn >= 0 && !isSeat(b, b.turn)) opponentDone(l);
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
  l.locked = false;
}

/** Applies the end of a turn, after income, sales and respawns. */
export function turnOver(b: State): void {
  for (const [side, player] of b.players.entries()) {
    player.prodded = [0, 0, 0];
    player.shields = shieldsMax(b, side);
  }
  b.updates = b.updates.filter(({ unit }) => sideOf(unit) !== b.turn);
  if (b.agreed.mode === 'points' && b.agreed.limit > 0 && !isOut(b, b.turn) && score(b, b.turn) >= b.agreed.limit)
    b.ending = true;
}
