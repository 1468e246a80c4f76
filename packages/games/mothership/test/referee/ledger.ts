import type { Planet, State } from '../../src/state.ts';
import type { Fight } from './fights.ts';
import type { Flight } from './flight.ts';
import { type Memory, newMemory, type Plan } from './opponent.ts';
import { capture, reshield } from './settle.ts';
import { isSeat, isShip, kindOf, sideOf } from './sheet.ts';

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
  /** Windows of the present fight that a seat has let pass. */
  passed: Set<string>;
  /** Bonus dice that have to be offered for moons. */
  moons: number;
  face: number;
  /** Hull points before what is announced now. */
  hulls: number[];
  /** The ship that is used to deploy. */
  ship: number;
  /** The active mothership's energy is locked. */
  locked: boolean;
  /** The die that a card was played on, and which of its faces. */
  die: { seat: number; index: number; face: number };
  /** A Cowardly Retreat that is being asked about. */
  flight: Flight;
  /** The opponent of the solo game: what it remembers, whose turn it is in its order, and what that ship set out to do. */
  memory: Memory;
  acting: number;
  plan: Plan | null;
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
  passed: new Set(),
  moons: 0,
  face: 0,
  hulls: [],
  ship: -1,
  locked: false,
  die: { seat: -1, index: 0, face: 0 },
  flight: { from: -1, to: -1, ships: [] },
  memory: newMemory(book),
  acting: 0,
  plan: null,
  wrong: [],
});

export const expectThat = (l: Ledger, holds: boolean, problem: string): void => {
  if (!holds) l.wrong.push(problem);
};
export const mark = (bits: number, unit: number): number => bits | (1 << (unit % 10));

/** A ship's attack phase is spent; a mothership's energy is locked by it (MO-124, MO-191). */
export function spend(l: Ledger, unit: number): void {
  if (sideOf(unit) !== l.book.turn || !isShip(unit)) return;
  l.book.thisTurn.attacked = mark(l.book.thisTurn.attacked, unit);
  if (kindOf(unit) === 'M') l.locked = true;
}

/** A planet changes hands: cards are owed, and a bonus die for its moon. */
export function taken(l: Ledger, planet: number, side: number, how: string): void {
  const { kind, moon } = l.book.planets[planet] as State['planets'][0];
  const cards = capture(l.book, planet, side, how);
  if (!isSeat(l.book, side)) l.memory.claimed.add(planet);
  if (isSeat(l.book, side) && (moon || kind === 'planetoid')) l.moons++;
  owe(l, side, cards);
}

/** The side of the present fight that a seat is. */
export function ownHalf(l: Ledger, seat: number) {
  const fight = l.fight as Fight;
  return fight.attack.side === seat ? fight.attack : fight.defence;
}

export function owe(l: Ledger, seat: number, cards: number): void {
  l.owed[seat] = (l.owed[seat] as number) + cards;
}

export function explore(b: State, planet: Planet): void {
  reshield(b, () => {
    planet.explored = true;
  });
}
