import type { Planet } from '../../src/state.ts';
import { canHit, ready } from './attacks.ts';
import { newFight, sum, totalOf } from './fights.ts';
import { expectThat, type Ledger } from './ledger.ts';
import { attackOf, ORDER, planOf } from './opponent.ts';
import { at, cellName, dieOf, far, lives, nameOf, needs, shipsOf } from './sheet.ts';

// Checks the events of the opponent's turn against its expected plans, ship by ship (MO-599).

const acting = (l: Ledger): number => l.book.turn * 10 + (ORDER[l.acting] as number);
const pieceName = (piece: number | null): string =>
  piece === null ? 'nothing' : piece >= 0 ? nameOf(piece) : `planet ${-2 - piece}`;

/** Finishes the acting ship and continues with the next. */
function next(l: Ledger): void {
  const unit = acting(l);
  if (lives(l.book, unit)) {
    const plan = l.plan ?? planOf(l.book, l.memory, unit);
    const way = plan.way.map((cell) => cellName(l.book, cell));
    expectThat(l, l.plan !== null || way.length === 0, `MO-605: ${nameOf(unit)} stays, but should go ${way}`);
    const aim = l.plan !== null || way.length === 0 ? attackOf(l.book, unit, plan.aim) : null;
    expectThat(l, aim === null, `MO-605: ${nameOf(unit)} does not attack ${pieceName(aim)}`);
  }
  l.plan = null;
  l.acting++;
}

/** Advances to this ship; the ships before it must have finished their plans. */
function turnOf(l: Ledger, unit: number): void {
  while (l.acting < ORDER.length && acting(l) !== unit) next(l);
  expectThat(l, l.acting < ORDER.length, `MO-599: ${nameOf(unit)} acts out of order`);
}

export function opponentMoves(l: Ledger, unit: number, cells: readonly string[]): void {
  turnOf(l, unit);
  l.plan = planOf(l.book, l.memory, unit);
  const want = l.plan.way.map((cell) => cellName(l.book, cell));
  expectThat(l, `${want}` === `${cells}`, `MO-601: ${nameOf(unit)} goes ${cells.join(' ')}, not ${want.join(' ')}`);
}

/** The attackers of a planet: one ship, or all beside it if none could capture it alone (MO-614, MO-646). */
function landing(l: Ledger, unit: number, planet: number): number[] {
  const b = l.book;
  const place = b.planets[planet] as Planet;
  const able = shipsOf(b.turn).filter(
    (ship) => ready(b, ship) && far(b, at(b, ship), place.cell) === 1 && canHit(b, ship, -2 - planet),
  );
  if (b.agreed.npcJoint === 'never') return [unit];
  if (b.agreed.npcJoint === 'always') return able;
  const most = (ship: number): number => {
    const fight = newFight('planet', b.turn, [ship], planet, place.owner);
    fight.attack.dice = [{ unit: ship, sides: dieOf(b, ship), faces: [dieOf(b, ship)], followed: [] }];
    return sum(totalOf(b, fight, true));
  };
  return able.some((ship) => most(ship) >= needs(b, place)) ? [unit] : able;
}

export function opponentAttacks(l: Ledger, units: readonly number[], piece: number): void {
  const [first] = [...units].sort((a, b) => ORDER.indexOf(a % 10) - ORDER.indexOf(b % 10));
  // The acting ship leads a joint attack.
  const unit = l.acting < ORDER.length && units.includes(acting(l)) ? acting(l) : (first as number);
  turnOf(l, unit);
  const plan = l.plan ?? planOf(l.book, l.memory, unit);
  const way = l.plan === null ? plan.way : [];
  expectThat(
    l,
    way.length === 0,
    `MO-605: ${nameOf(unit)} attacks before it goes ${way.map((cell) => cellName(l.book, cell))}`,
  );
  const want = attackOf(l.book, unit, plan.aim);
  expectThat(l, want === piece, `MO-605: ${nameOf(unit)} attacks ${pieceName(piece)}, not ${pieceName(want)}`);
  const who = piece >= 0 ? [unit] : landing(l, unit, -2 - piece);
  expectThat(
    l,
    `${[...units].sort()}` === `${[...who].sort()}`,
    `MO-614: ${units.map(nameOf)} attack ${pieceName(piece)}, not ${who.map(nameOf)}`,
  );
  l.plan = plan;
}

/** Ends the opponent's turn. */
export function opponentDone(l: Ledger): void {
  while (l.acting < ORDER.length) next(l);
  l.acting = 0;
}
