/**
 * The state of Mothership, and the structure of the code around it.
 *
 * - **Cells** are indices into the tables of a board (`content/hexes.ts`). **Units** are `side * 10 + slot`
 *   (`content/units.ts`): station, mothership, three fighters, two bombers, three guardians. `at[unit]` is the unit's
 *   cell or -1; `here[cell]` is the unit on the cell, -1 if it is empty, and `-2 - p` for planet `p`. Only
 *   `effects/board.ts` moves units in these two lists.
 * - **Sides** are the seats, plus the opponent in solo games, which is never asked anything.
 * - Techs, artifacts and developments give a side `Lasting` effects (`rules/lasting.ts`); no rule checks for a tech by
 *   its name.
 * - `thisTurn` is reset when a turn begins. Its flags of the active side's ships are bits by slot. Prodded rows and
 *   lost shields of all sides last until the end of the current turn.
 * - `fight` is the dogfight, station attack, planet attack or asteroid fight in progress; fights are never nested.
 *   `flows/dogfight.ts` runs it, `rules/roll.ts` adds up totals, `rules/odds.ts` computes odds.
 * - `declared` is the action card that was just played and can be cancelled now. `spent[id]` counts the copies of a
 *   title in the discard pile. Of the cards, only these counts and the hand sizes decide who is offered a window
 *   (`rules/windows.ts`).
 * - Action cards: `effects/cards/` has one entry for each effect (its targets and what it does). Flows ask for the
 *   target, discard the card, open the window to cancel it, and then call the effect. An effect that leads to a
 *   decision posts a flow by its name (`effects/calls.ts`).
 */
import {
  blank,
  count,
  defined,
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
  /** Energy in engines, weapons and shields, and the energy that Prod removes from each until the end of the turn. */
  energy: list(int),
  prodded: list(int),
  /** Current shields, the mothership's hull points, the station's remaining steps, and damage towards its next step. */
  shields: count,
  hull: count,
  steps: count,
  chipped: count,
  /** By category: the tier reached, and the branch chosen at tier three (0 for a, 1 for b). */
  tier: list(int),
  branch: list(int),
  /** Victory points from kills only; those from planets and developments are computed from who owns them. */
  points: count,
  /** Number of turns this side has begun. */
  turns: count,
  /** The ship held by this side's Tractor Beam until this side's next turn begins. */
  tractor: none,
  /** Order of elimination, from 0; equal for sides eliminated together; -1 while in the game. */
  fell: none,
  /** Whether the player resigned; they then rank last in Victory Point mode (D72). */
  resigned: flag,
  /** For the end screen: units destroyed, the sum of faces rolled in fights, and twice its expected value. */
  kills: count,
  faces: count,
  expected: count,
});
export type Player = TypeOf<typeof player>;

const planet = shape({
  /** -1 once the planet has been removed from the game. */
  cell: none,
  kind: oneOf('mineral', 'gas', 'planetoid'),
  moon: flag,
  owner: none,
  /** At most one artifact token; face down until the planet is explored. */
  token: zone,
  explored: flag,
  developments: list(int),
});
export type Planet = TypeOf<typeof planet>;

/** State of the current turn. Bits are indexed by the slots of the active side. */
const thisTurn = shape({
  /**
   * Four sets of ships: those that have resolved their movement, spent their attack phase, used up their deployment, or
   * need no asteroid rolls.
   */
  moved: int,
  attacked: int,
  deployed: int,
  deflected: int,
  /** Fighters and bombers that began the turn beside their mothership. */
  escorts: int,
  /** The ship whose move may continue, and its remaining spaces; any other action ends the move. */
  moving: none,
  left: int,
  /** Engine bonuses in the order they were played; an `add` of 0 doubles the spaces. */
  boosts: list(shape({ slot: int, add: int })),
  /** Whether energy can no longer be moved between rows. */
  locked: flag,
  stationMoved: flag,
  /** Team-mates' ships that were warped this turn; each may be warped only once (MO-116, D75). */
  warped: list(int),
  /** Planets on which a development was bought this turn; free developments do not count (MO-502). */
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
  /** Bonuses from action cards; `unit` is the unit whose part they add to, or -1 for the side's total. */
  bonuses: list(shape({ card: int, n: int, unit: int })),
  /** Ordered like the units. Cards name a die by its index, which does not change until the next roll. */
  dice: list(die),
  /** The total when the sides were compared: the fighters' part, and the rest. */
  fighters: int,
  rest: int,
});
export type Half = TypeOf<typeof half>;

const fight = shape({
  kind: oneOf('dogfight', 'station', 'planet', 'asteroids'),
  step: oneOf('declare', 'escape', 'attacker', 'defender', 'roll', 'after', 'loser', 'damage'),
  /** Attacking units; empty for asteroids. */
  units: list(int),
  /** The attacked unit or planet. */
  target: int,
  attack: half,
  defence: half,
  /** Whether the attackers take no damage if they lose: torpedoes, missiles, railguns. */
  ranged: flag,
  /** Extra defence of the planet for this attack. */
  more: int,
  /** 0 for the attacker, 1 for the defender, -1 for a tie or before the totals are compared. */
  winner: none,
  /** Units saved by Life Support, and whether Deflector Shields replace the asteroid roll. */
  saved: list(int),
  deflected: flag,
  /** Whether Last Stand was played; Life Support is no longer possible after it. */
  stood: flag,
  /** Whether the fight is called off because a side in it was eliminated or resigned (D71). */
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
  /** Victory points that end the game, and the maximum number of rounds; 0 if unused. */
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

export const state = stateOf({
  agreed: fixed(agreed),
  board: oneOf('A', 'B'),
  /** Index of the asteroid field of each cell, -1 for open space. Adjacent tiles form one field (MO-044). */
  fields: fixed(list(int)),
  /** The hex around which each seat's fleet starts. */
  starts: fixed(list(int)),
  /** Team by side, and the layout's turn order (MO-058). */
  teams: fixed(list(int)),
  seating: fixed(list(int)),
  players: list(player),
  planets: list(planet),
  at: list(int),
  here: list(int),
  /** In Victory Point mode, for each destroyed ship: the owner's turn at whose end it may come back; otherwise 0. */
  back: list(int),

  /** Sides in turn order, the start player first; empty until the start player is known. */
  order: list(int),
  phase: oneOf('setup', 'main', 'end', 'npc'),
  /** The active side; -1 before the first turn. */
  turn: none,
  round: int,
  /** Whether the end was triggered, so that this round is the last (MO-576). */
  ending: flag,

  deck: zone,
  discard: zone,
  /** Number of copies in the discard pile, by title. */
  spent: list(int),
  /** Artifact tokens that are not under a planet. */
  spareTokens: zone,
  /** The deck of developments, and its face-up cards. */
  works: zone,
  market: zone,

  /** Ships under Forced Update: they cannot move or warp on their owner's next turn. */
  updates: list(shape({ unit: int, by: int })),
  /** The side whose Trade Blockade is in effect, or -1. */
  blockade: none,

  /**
   * Solo: the planet beside which each of the opponent's ships starts, by slot; and a bit set of the planets that the
   * opponent has claimed since.
   */
  homes: fixed(list(int)),
  claimed: int,

  thisTurn,
  fight: maybe(fight),
  declared: maybe(shape({ seat: int, card: int, target: text })),
  /** A die rolled outside a fight (bonus die, Replicator), while it may still be rerolled: `flows/lone.ts`. */
  lone: maybe(shape({ seat: int, sides: int, face: int })),
  /** The number of planets of each side after each round. Rows are only added, never changed. */
  history: fixed(list(list(int))),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const playerOf = (s: State, side: number): Player => defined(s.players[side]);
export const planetOf = (s: State, planet: number): Planet => defined(s.planets[planet]);
export const boardOf = (s: State): Board => BOARDS[s.board];
export const cellOf = (s: State, unit: number): number => defined(s.at[unit]);
/** Whether a unit exists and is on the board. */
export const isAlive = (s: State, unit: number): boolean => (s.at[unit] ?? NONE) >= 0;
/** The current fight; call only during one. */
export const fightOf = (s: State): Fight => s.fight as Fight;
export const newHalf = (side: number): Half => ({ ...blank(half), side });
export const has = (bits: number, slot: number): boolean => (bits & (1 << slot)) !== 0;
