import { expectThat, type Ledger, taken } from './ledger.ts';
import { settle } from './settle.ts';
import {
  at,
  bit,
  cellNamed,
  enemyGuardians,
  everyUnit,
  far,
  isField,
  isShip,
  kindOf,
  lives,
  mates,
  motherOf,
  nameOf,
  sideOf,
  truce,
  unitOf,
} from './sheet.ts';

// Fights triggered by arrivals, and the end of each fight.

/** Closes a fight once its outcome is applied. */
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

/** Registers the fights triggered by an arrival (MO-160, MO-171, MO-406). */
export function arrive(l: Ledger, unit: number, from: number): void {
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

/** Whether a triggered fight can still take place. */
export const stillDue = ({ book: b }: Ledger, { by, unit }: Ledger['due'][0]): boolean =>
  lives(b, unit) && (by < 0 || (lives(b, by) && far(b, at(b, by), at(b, unit)) === 1));

export function owedFight(l: Ledger, by: number, unit: number): void {
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

export function put(l: Ledger, name: string, to: string): number {
  const b = l.book;
  const unit = unitOf(name);
  const from = at(b, unit);
  const cell = cellNamed(b, to);
  b.at[unit] = cell;
  if (unit === motherOf(b.turn)) l.locked = true;
  return from;
}
