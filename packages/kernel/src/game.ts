import type { Flow, Result, Time } from './flow.ts';
import type { Json } from './json.ts';
import type { Event } from './log.ts';
import type { Messages } from './message.ts';
import type { Answer } from './prompt.ts';
import type { Verdict } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Waiting } from './rules.ts';
import type { Schema } from './schema.ts';
import type { Mask, Seat } from './seats.ts';
import type { Core } from './state.ts';
import type { Zone } from './zone.ts';

/** A named change of saved states. Migrations run in order on saves older than `version`. */
export interface Migration {
  name: string;
  /** The first rules version that needs it. */
  version: number;
  up(state: Record<string, Json>): void;
}

/** A game's knowledge for bots, beyond its rules. */
export interface GameAi<S> {
  /** How good the position is for a seat; only differences count. It sees an imagined world, never the real state. */
  evaluate(s: S, seat: Seat): number;
  /** Answers worth considering, best first; samples are used if absent. */
  candidates?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer[];
  /** A quick, sensible answer, used inside a search. */
  policy?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer | undefined;
  /** Number of rounds a search simulates before it evaluates; default 2. */
  horizon?: number;
  /** Whether a bot should let other seats answer first. May use public information only. */
  waits?(s: S, seat: Seat, flow: string, step: string): boolean;
  /** Whether bots should ignore a standing question for now. */
  skips?(s: S, seat: Seat, flow: string, step: string): boolean;
  /** Points by which another answer must look better than the policy's; default 0. */
  margin?: number;
}

/**
 * Who may know something according to the rulebook, independent of marks and `view`. For a zone: `by` names the seats
 * that know its cards, all or one by one; with `kept`, seats that knew a card before keep knowing it. For a fact
 * outside zones (a die, a role): its value, who knows it, and the values that are possible for others.
 */
export type Secret =
  | { zone: Zone; by: Mask | readonly Mask[]; kept?: boolean }
  | { fact: string; value: Json; by: Mask; among: readonly Json[] };

/**
 * Standing orders: prepared answers while a player is away, in the game's own form. `obey` answers an open question, or
 * returns undefined if the orders do not cover it. It may use only what the seat knows.
 */
export interface Orders<S, O = any> {
  schema: Schema<O>;
  /** Orders of a seat that set none; without it such a seat is always asked. */
  usual?: O;
  obey(s: S, seat: Seat, orders: O, question: Waiting): Answer | undefined;
}

/** Chat channels of players: the whole table or one's own side. */
export type Channel = 'table' | 'side';

/** A game: plain data and functions. Shared code knows games only through this interface. */
export interface Game<S extends Core = any, View = any, Options = any> {
  id: string;
  name: string;
  /** Rises with every change of rules, content or state. */
  version: number;
  seats: { min: number; max: number };
  options: Schema<Options>;
  /** Default options that depend on the seat count; every seat count must be able to start. */
  defaults?(seats: number): Partial<Options>;
  /** Time limits in seconds from the rules, for tables without their own clock. */
  times?(seats: number): Partial<Record<Time, number>> | null;
  /** Named modes that are measured separately, each for the seats it fits; default: the default options. */
  setups?: readonly { name: string; options: Partial<Options> }[];
  /** Refuses options that the schema alone cannot, such as a layout that does not fit the seat count. */
  checkOptions?(options: Options, seats: number): { path: string; expected: string } | null;
  /** What each seat plays, if seats differ; shown before joining. */
  roles?(seats: number, options: Options): string[];
  state: Schema<S>;
  flows: readonly Flow<S, any>[];
  /** The flow a match begins with. */
  start: Flow<S, any>;
  /** The state before the first flow, based on `core`. */
  setup(core: Core, seats: number, options: Options): S;
  /** Generated from the schemas. */
  copy(s: S): S;
  /** Builds what a seat may see (an allow-list); null is a spectator. */
  view(s: S, seat: Seat | null): View;
  /** Every zone with hidden components. */
  zones(s: S): Zone[];
  /**
   * Every zone once, and every hidden fact; `news` lists the events since the last rest. The contract suite compares
   * marks with it.
   */
  secrets?(s: S, news: readonly Event[]): Secret[];
  /** Nothing is hidden. A game sets this or defines `secrets`. */
  open?: true;
  /** Components with different backs are never swapped in an imagined world. */
  back?(card: number): number;
  /**
   * Only needed if hidden facts exist outside zones or counts constrain them; runs on the copy after zones were
   * re-dealt.
   */
  imagine?(s: S, seat: Seat | null, rng: Rng): void;
  /** Each component's place, by name, for the conservation check: the multiset must never change. */
  census(s: S): string[];
  /** The current round, phase and turn, for clocks, charts and logs. */
  progress(s: S): { round: number; phase: string; turn: Seat | null };
  /** The score of each seat if the game ended now. */
  scores(s: S): number[];
  /** The result if the position ends the game; tested after every step. */
  over?(s: S): Result | null;
  /** What happens when a seat resigns; absent if the game cannot continue without it. */
  resign?(s: S, seat: Seat): void;
  /** Seats that play together: results and chat use sides. Default: each seat for itself. */
  sides?(s: S): Seat[][];
  /** Standing orders, if the game has any. */
  orders?: Orders<S>;
  /** Whether a seat may send this chat message; absent if everything is allowed. */
  mayTalk?(s: S, seat: Seat, channel: Channel, text: string): Verdict;
  messages: Messages;
  migrations: readonly Migration[];
  ai?: GameAi<S>;
  /** A random game is over within this many decisions. */
  bound: number;
}

export type { Mask, Result };
