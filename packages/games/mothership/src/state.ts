/**
 * The state of Mothership, and the structure of the code around it.
 *
 * - **Cells** are indices into the tables of a board (`content/hexes.ts`). **Units** are `side * 10 + slot` (`content/units.ts`):
 *   station, mothership, three fighters, two bombers, three guardians. `at[unit]` is its cell or -1; `here[cell]` is the unit
 *   on it, -1 for nothing, and `-2 - p` for planet `p`. Only `effects/board.ts` writes these two lists.
 * - **Sides** are the seats, plus the opponent in solo games, which is never asked anything.
 * - Techs, artifacts and developments give a side a list of `Lasting` effects (`rules/lasting.ts`); no rule refers to a tech
 *   by name.
 * - `thisTurn` holds the marks of the active side's ships as bits by slot; it is reset when a turn begins. Prodded rows and
 *   lost shields of all sides last until the end of the current turn.
 * - `fight` is the dogfight, station attack, planet attack or asteroid fight that is being resolved; fights are never
 *   nested. `flows/dogfight.ts` runs it, `rules/roll.ts` adds up totals, `rules/odds.ts` computes odds.
 * - `declared` is the action card that was just played and may be cancelled now. `spent[id]` counts copies of a title in the
 *   discard pile: it and `hand.cards.length` alone decide who is offered a window (`rules/windows.ts`).
 * - Action cards: `effects/cards/` has one entry for each effect (targets, and what it does); flows ask, discard, open the window
 *   to cancel, and then call it. An effect that leads to a decision posts a flow by its name (`effects/calls.ts`).
 */
import {
  blank,
  count,
  fixed,
  flag,
  flowOf,
  int,
  list,
  maybe,
  oneOf,
  shape,
  stateOf,
  type TypeOf,
  text,
  withDefault,
  zone,
} from '@orrery/kernel';
import { BOARDS, type Board } from './content/hexes.ts';

/** No cell, unit, side or planet. */
export const NONE = -1;
const none = withDefault(int, NONE);

const player = shape({
  hand: zone,
  minerals: count,
  gas: count,
  influence: count,
  /** Energy in engines, weapons and shields, and the energy Prod removes from each until the end of this turn. */
  energy: list(int),
  prodded: list(int),
  /** Current shields, hull points of the mothership, steps of the station, and damage towards the next step. */
  shields: count,
  hull: count,
  steps: count,
  chipped: count,
  /** By category: tiers reached, and the branch from tier three on (0 a, 1 b). */
  tier: list(int),
  branch: list(int),
  /** Victory points for kills only; those for planets and developments are computed. */
  points: count,
  /** Number of turns this side has begun. */
  turns: count,
  /** The ship held by the side's Tractor Beam until its next turn begins. */
  tractor: none,
  /** Order of elimination, from 0; equal for sides eliminated together. */
  fell: none,
  /** Whether it resigned; it then ranks last in games for points (D72). */
  resigned: flag,
  /** For the end screen: units destroyed, the sum of faces rolled in fights, and twice its expected value. */
  kills: count,
  faces: count,
  expected: count,
});
export type Player = TypeOf<typeof player>;

const planet = shape({
  /** -1 if it has left the game. */
  cell: none,
  kind: oneOf('mineral', 'gas', 'planetoid'),
  moon: flag,
  owner: none,
  /** One token, or none; face down until the planet is explored. */
  token: zone,
  explored: flag,
  developments: list(int),
});
export type Planet = TypeOf<typeof planet>;

/** State of the current turn; bits are by slot of the active side. */
const thisTurn = shape({
  /** Movement resolved, attack phase spent, used (or stopped) for deploying, safe from asteroids. */
  moved: int,
  attacked: int,
  deployed: int,
  deflected: int,
  /** Fighters and bombers that began the turn beside their mothership. */
  escorts: int,
  /** The ship whose move may continue, and its spaces left; any other action ends the move. */
  moving: none,
  left: int,
  /** Engine bonuses in the order they were played; 0 doubles. */
  boosts: list(shape({ slot: int, add: int })),
  /** Energy can no longer be moved between rows. */
  locked: flag,
  stationMoved: flag,
  /** Team-mates' ships that were warped; a warp uses the whole movement phase (MO-116). */
  warped: list(int),
  /** Planets that were developed. */
  developed: list(int),
});
export type ThisTurn = TypeOf<typeof thisTurn>;
export const newTurn = (): ThisTurn => blank(thisTurn);

/** One die of a fight, rolled for a unit (-1 for the asteroids). */
const die = shape({
  unit: int,
  sides: int,
  face: int,
  /** Faces of the dice that Backup Generators added, in order. */
  extras: list(int),
  /** Which natural 1s a Backup Generator has answered: bit 0 for `face`, bit n for the nth of `extras`. */
  answered: int,
});
export type Die = TypeOf<typeof die>;

/** One side of a fight: declarations and dice. */
const half = shape({
  /** -1 for asteroids and neutral planets. */
  side: none,
  gas: int,
  beam: flag,
  /** Extra shields of the mothership in this fight. */
  shields: int,
  /** Units whose die counts double. */
  doubled: list(int),
  /** Bonuses of action cards: for one unit's part, or -1 for the side's. */
  bonuses: list(shape({ card: int, n: int, unit: int })),
  /** In the order of the units; cards name a die by its place, which stays the same until the next roll. */
  dice: list(die),
  /** The total as it was compared: fighters' part, and the rest. */
  fighters: int,
  rest: int,
});
export type Half = TypeOf<typeof half>;

const fight = shape({
  kind: oneOf('dogfight', 'station', 'planet', 'asteroids'),
  step: oneOf('declare', 'escape', 'attacker', 'defender', 'roll', 'after', 'loser', 'damage'),
  /** Attacking units; none for asteroids. */
  units: list(int),
  /** The attacked unit, or the planet. */
  target: int,
  attack: half,
  defence: half,
  /** A lost attack does not hurt the attacker: torpedoes, missile, railguns. */
  ranged: flag,
  /** More defence of the planet for this attack. */
  more: int,
  /** 0 attacker, 1 defender, -1 tie or not yet. */
  winner: none,
  /** Units saved by Life Support, and asteroids that need no roll. */
  saved: list(int),
  deflected: flag,
  /** Last Stand was played: Life Support comes before it. */
  stood: flag,
  /** Whether the attacked ship has fled; the fight is then called off. */
  off: flag,
});
export type Fight = TypeOf<typeof fight>;

/** The options of the match. */
const agreed = shape({
  mode: oneOf('deathmatch', 'teams', 'points', 'solo'),
  layout: text,
  artifacts: flag,
  influence: flag,
  developments: flag,
  moons: flag,
  prices: oneOf('standard', 'quick'),
  engines: oneOf('pairs', 'each'),
  /** Victory points that end the game, or rounds; 0 if unused. */
  limit: int,
  rounds: int,
  level: int,
  truce: int,
  carry: flag,
  repeatTies: flag,
  panicSpends: flag,
  blockadeAll: flag,
  influencePerKill: int,
  npcJoint: oneOf('needed', 'always', 'never'),
});
export type Agreed = TypeOf<typeof agreed>;

/** The whole state. */
export const state = stateOf({
  agreed: fixed(agreed),
  board: oneOf('A', 'B'),
  /** Asteroid field by cell, -1 for open space. Touching tiles are one field (MO-044). */
  fields: fixed(list(int)),
  /** The hex around which each side's fleet starts. */
  starts: fixed(list(int)),
  /** Team by side, and the layout's turn order (MO-058). */
  teams: fixed(list(int)),
  seating: fixed(list(int)),
  players: list(player),
  planets: list(planet),
  at: list(int),
  here: list(int),
  /** By unit: the number of its owner's turn at whose end a destroyed ship may come back (victory points). */
  back: list(int),

  /** Sides in turn order, the start player first; empty before it is known. */
  order: list(int),
  phase: oneOf('setup', 'main', 'end', 'npc'),
  /** Whose turn it is; -1 before the first. */
  turn: none,
  round: int,
  /** The end was triggered: this round is the last (MO-576). */
  ending: flag,

  deck: zone,
  discard: zone,
  /** Copies in the discard pile, by title. */
  spent: list(int),
  /** Unused tokens. */
  spareTokens: zone,
  works: zone,
  market: zone,

  /** Ships under Forced Update: they cannot move in their owner's next turn. */
  updates: list(shape({ unit: int, by: int })),
  /** The side whose Trade Blockade is in effect. */
  blockade: none,

  /** Solo: the planet each of the opponent's ships starts beside, by slot; and planets it has claimed since (bits). */
  homes: fixed(list(int)),
  claimed: int,

  thisTurn,
  fight: maybe(fight),
  declared: maybe(shape({ seat: int, card: int, target: text })),
  /** A die rolled outside fights (bonus die, Replicator) while it may be rerolled: `flows/lone.ts`. */
  lone: maybe(shape({ seat: int, sides: int, face: int })),
  /** Planets of each side after each round. Rows are added, never changed. */
  history: fixed(list(list(int))),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const playerOf = (s: State, side: number): Player => s.players[side] as Player;
export const planetOf = (s: State, planet: number): Planet => s.planets[planet] as Planet;
export const boardOf = (s: State): Board => BOARDS[s.board];
export const cellOf = (s: State, unit: number): number => s.at[unit] as number;
export const isAlive = (s: State, unit: number): boolean => (s.at[unit] as number) >= 0;
/** The current fight. */
export const fightOf = (s: State): Fight => s.fight as Fight;
export const newHalf = (side: number): Half => ({ ...blank(half), side });
export const has = (bits: number, slot: number): boolean => (bits & (1 << slot)) !== 0;
