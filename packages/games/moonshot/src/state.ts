/**
 * The state of Moonshot.
 *
 * - **Sides** are the two programs: 0 USA, 1 CCCP. Seats are assigned to roles: `roles[side * 2 + role]` lists the
 *   seats that answer for a Politician or an Engineer (`rules/seats.ts`).
 * - Every component is a number (`content/set.ts`). Components that may be hidden are in zones, public ones in plain
 *   lists.
 * - A laid tile is `tile * 4 + rotation`. Parameters are not stored: `rules/parameters.ts` computes them from the
 *   blueprint.
 * - The other side sees only the number of **tokens**, not their faces. `slot.tokens` counts them by side, age and
 *   kind; `books` counts, by age and kind, the tokens a side was dealt and has not revealed since, which is all that
 *   others can know about the faces (`rules/tokens.ts`).
 * - Popularity and budget change only in `effects/tracks.ts`, which tests for the end after every change outside
 *   phase 3 (MS-007, MS-008).
 */
import {
  blank,
  defined,
  fixed,
  flag,
  flowOf,
  int,
  list,
  oneOf,
  shape,
  stateOf,
  type TypeOf,
  withDefault,
  zone,
} from '@orrery/kernel';

/** No card, cell, side or mission. */
export const NONE = -1;
const none = withDefault(int, NONE);

/** A slot of the politics board: a maneuver, its level, and its tokens and cover. */
const slot = shape({
  card: none,
  /** 1 when played, 2 and 3 after escalations. */
  level: int,
  /** The card that covers the maneuver after an escalation; only its owner's side knows it. */
  cover: zone,
  /** Counts by side, age in rounds (0 to 2) and kind (0 influence, 1 bluff), at `side * 6 + age * 2 + kind`. */
  tokens: list(int),
});
export type PoliticsSlot = TypeOf<typeof slot>;

const program = shape({
  budget: int,
  popularity: int,
  /** How far below 0 the last change of popularity would have gone (MS-010). */
  sunk: int,
  money: int,

  hand: zone,
  deck: zone,
  discard: zone,
  slots: list(slot),
  /** Unplaced tokens, and the totals that others can know, by age and kind. */
  influence: int,
  bluff: int,
  books: list(int),
  /** Whether action C was taken in this round. */
  raised: flag,
  /** Additional bluff tokens in the next preparation. */
  promised: int,

  line: list(int),
  /** Two tiles from Research, while one is being chosen. */
  drawn: zone,
  /** The spaces for 8, 13 and 20 money. */
  supplier: list(int),
  cells: list(int),
  /** On each cell: 0 nothing, 1 dog, 2 satellite, 3 astronaut. */
  payload: list(int),
  modules: list(int),
  sabotage: int,
  testSteals: int,
  techSteals: int,
  freeTests: int,
  /** Whether the Engineer has passed for this round. */
  passed: flag,

  /** The side's path to the Moon, which of its three risks are face up, and the side's tests on them. */
  path: zone,
  explored: list(flag),
  pathTests: list(int),
  completed: list(int),
  /** Whether a mission was completed in this round. */
  succeeded: flag,
  landed: flag,
});
export type Program = TypeOf<typeof program>;

/** A mission on the table; `tests` is indexed by risk and side. */
const mission = shape({ card: int, risks: list(int), tests: list(int) });
export type ActiveMission = TypeOf<typeof mission>;

/** One check of a launch: the roll, the outcome, and the requirement. */
const check = shape({ risk: int, die: int, tests: int, value: int, needs: list(int), passed: flag });
export type Check = TypeOf<typeof check>;

/** The tracks of a program that a launch can change. */
const tracks = shape({ popularity: int, budget: int, money: int });
export type Tracks = TypeOf<typeof tracks>;

/** A launch of this round or, until new launches begin, of the previous one. Parameters include divided Adaptivity. */
const flight = shape({
  side: int,
  mission: none,
  /** Tracks of both programs at the start of the launch. */
  before: fixed(list(tracks)),
  /** Payload at the start of the launch, by kind: dogs, satellites, astronauts. */
  aboard: fixed(list(int)),
  parameters: list(int),
  /** How much of S, E and C comes from divided Adaptivity. */
  adapted: list(int),
  sabotage: int,
  checks: list(check),
  outcome: oneOf('flying', 'success', 'explosion', 'no-payload', 'too-late', 'abort'),
  /** Whether exploring may replace the reward (MS-166, MS-167). */
  explores: flag,
  explored: none,
  /** Whether the reward was taken. */
  rewarded: flag,
});
export type Flight = TypeOf<typeof flight>;

/** The complete state of a game. */
export const state = stateOf({
  agreed: fixed(shape({ order: oneOf('turns', 'together'), pair: oneOf('both', 'each') })),
  /** The side of each seat, and the seats of each side as a mask. */
  sideOf: fixed(list(int)),
  masks: fixed(list(int)),
  roles: list(list(int)),

  round: int,
  phase: oneOf('discussion', 'actions', 'launches', 'end'),
  /** The side with the First Player marker. */
  first: int,
  programs: list(program),

  missionDecks: list(zone),
  riskDecks: list(zone),
  /** Risks of completed missions, and those of them that were shuffled back into a deck; public (MS-300). */
  spentRisks: list(int),
  returnedRisks: list(int),
  techDecks: list(zone),
  /** The research discard pile, top tile last, and the tiles that were covered. */
  research: list(int),
  covered: list(int),
  moduleDeck: zone,
  sideboard: list(int),
  spentModules: list(int),

  missions: list(mission),
  /** Launch decisions of this round, in order; mission -1 is an abort. */
  launches: list(shape({ side: int, mission: int })),
  flights: list(flight),
  moonOpen: flag,
  /** Budget, popularity, S, E, C and Adaptivity of both sides after each round. Rows are only appended. */
  history: fixed(list(list(int))),
});
export type State = TypeOf<typeof state>;

/** Defines a flow of this game. */
export const flow = flowOf<State>();

export const programOf = (s: State, side: number): Program => defined(s.programs[side]);
export const slotOf = (s: State, side: number, place: number): PoliticsSlot => defined(programOf(s, side).slots[place]);
export const newProgram = (): Program => blank(program);
export const newSlot = (): PoliticsSlot => ({ ...blank(slot), tokens: new Array<number>(12).fill(0) });
export const newFlight = (): Flight => blank(flight);
