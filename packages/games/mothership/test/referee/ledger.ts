import type { Planet, State } from '../../src/state.ts';
import type { Fight } from './fights.ts';
import type { Flight } from './flight.ts';
import { type Memory, newMemory, type Plan } from './opponent.ts';
import { capture, reshield } from './settle.ts';
import { isSeat, isShip, kindOf, sideOf } from './sheet.ts';

// The referee's ledger: a copy of the state at each question, to which the referee applies the expected effects of the
// answer and of the events. After each step it must equal the game's state.

export interface Ledger {
  book: State;
  fight: Fight | null;
  /** The played card that can still be cancelled. */
  declared: { seat: number; title: number; target: string } | null;
  /** Pending fights: `by` is the guardian, or -1 for asteroids. */
  due: { by: number; unit: number }[];
  /** Ships that guardians have stopped this turn. */
  stopped: number[];
  /** Cards owed to each seat. */
  owed: number[];
  ranged: boolean;
  paying: boolean;
  /** Windows of the current fight that each seat has passed. */
  passed: Set<string>;
  /** Bonus dice owed for moons. */
  moons: number;
  face: number;
  /** Hull points before the current event. */
  hulls: number[];
  /** The ship that is deploying a guardian. */
  ship: number;
  /** Whether the active mothership's energy is locked. */
  locked: boolean;
  /** The die that a card was played on, and the index of its face. */
  die: { seat: number; index: number; face: number };
  /** The Cowardly Retreat in progress. */
  flight: Flight;
  /** The solo opponent: its memory, the index of the acting ship, and that ship's plan. */
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

/** Spends a ship's attack phase and locks a mothership's energy (MO-124, MO-191). */
export function spend(l: Ledger, unit: number): void {
  if (sideOf(unit) !== l.book.turn || !isShip(unit)) return;
  l.book.thisTurn.attacked = mark(l.book.thisTurn.attacked, unit);
  if (kindOf(unit) === 'M') l.locked = true;
}

/** Records a capture: cards owed, and a bonus die for a moon. */
export function taken(l: Ledger, planet: number, side: number, how: string): void {
  const { kind, moon } = l.book.planets[planet] as State['planets'][0];
  const cards = capture(l.book, planet, side, how);
  if (!isSeat(l.book, side)) l.memory.claimed.add(planet);
  if (isSeat(l.book, side) && (moon || kind === 'planetoid')) l.moons++;
  owe(l, side, cards);
}

/** The seat's side of the current fight. */
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
