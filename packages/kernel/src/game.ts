import type { Achievement } from './achievement.ts';
import type { Choice } from './ai.ts';
import type { Flow, Result, Time } from './flow.ts';
import type { Json } from './json.ts';
import type { Event } from './log.ts';
import type { Message, Messages } from './message.ts';
import type { Answer } from './prompt.ts';
import type { Verdict } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Waiting } from './rules.ts';
import type { Schema } from './schema.ts';
import type { Mask, Seat } from './seats.ts';
import type { Core } from './state.ts';
import type { Zone } from './zone.ts';

/** A named change to saved states. Migrations run in order on saves that are older than `version`. */
export interface Migration {
  name: string;
  /** The first version of the rules that needs the migration. */
  version: number;
  up(state: Record<string, Json>): void;
}

/** How a bot level plays one game. Everything that is left out is as good as the method allows. */
export interface LevelSettings {
  /**
   * `look` compares positions right after the bot's own decision, `search` simulates what follows, and `master` is the
   * strongest search.
   */
  method: 'look' | 'search' | 'master';
  /** Imagined worlds per answer in a look; default 3. */
  worlds?: number;
  /** Simulations per decision; by default limited only by time. */
  iterations?: number;
  /** Share of its answers that the bot overlooks, from 0 to 1. */
  overlooks?: number;
  /** Chance per decision, from 0 to 1, that the bot also considers answers that the game does not advise. */
  strays?: number;
  /** Error in judging an answer, in standard deviations of the values of all answers. */
  misjudges?: number;
  /**
   * Weight, from 0 to 1, of the seat's points right after an answer. The rest is the value of the position, which
   * includes later gains and what opponents threaten.
   */
  nearGain?: number;
  /** How much better an answer that spends nothing seems, such as ending the turn, in standard deviations. */
  hoards?: number;
  /** Measured Elo rating and the half-width of its 95 % interval. */
  elo?: { rating: number; error: number };
}

/** A game's knowledge for bots, beyond its rules. */
export interface GameAi<S> {
  /** How good the position is for a seat; only differences matter. It sees an imagined world, never the real state. */
  evaluate(s: S, seat: Seat): number;
  /** Answers worth comparing, most promising first; without any, bots use the step's options or samples. */
  candidates?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer[];
  /** A quick, sensible answer, used inside a search. */
  policy?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer | undefined;
  /** Number of rounds a search simulates before it evaluates the position; default 2. */
  horizon?: number;
  /** Whether a bot should let other seats answer first. May use public information only. */
  waits?(s: S, seat: Seat, flow: string, step: string): boolean;
  /**
   * Seats that may want to speak before this answer, although nothing is asked of them: bots leave them time. May use
   * public information only.
   */
  leavesTimeTo?(s: S, seat: Seat, flow: string, step: string, answer: Answer): Seat[];
  /** Whether bots should ignore a standing question for now. */
  skips?(s: S, seat: Seat, flow: string, step: string): boolean;
  /** Points by which another answer must look better than the policy's; default 0. */
  margin?: number;
  /**
   * What an answer does in terms of the game: what it gains and costs, its odds, what it makes possible or prevents. Short
   * statements without a full stop, the most important first. Only what holds in all worlds is shown.
   */
  reason?(choice: Choice<S>): Message[];
  /** Whether no bot level gives this answer, however weak: the policy answers instead. `random` still may. */
  avoids?(s: S, seat: Seat, flow: string, step: string, vars: any, answer: Answer): boolean;
  /** Answers that do nothing, besides null. Players who hoard like them. */
  idle?: readonly Answer[];
  /** How the eight bot levels play this game, weakest first. */
  levels?: readonly LevelSettings[];
  /** The number of seats for which the levels are tuned, in the first setup; default 2. */
  tunedFor?: { seats: number };
}

/**
 * Who may know something according to the rulebook, stated independently of `known` and `view`. For a zone, `by` names
 * the seats that know its cards, either one mask for all cards or one per card; with `kept`, seats that knew a card
 * before may still know it. A fact outside zones (a die, a role) has its value, the seats that know it, and the values
 * that others consider possible.
 */
export type Secret =
  | { zone: Zone; by: Mask | readonly Mask[]; kept?: boolean }
  | { fact: string; value: Json; by: Mask; among: readonly Json[] };

/**
 * Standing orders: answers that a player prepares for when they are away, in the game's own format. `obey` answers an
 * open question, or returns undefined if the orders do not cover it. It may use only what the seat knows.
 */
export interface Orders<S, O = any> {
  schema: Schema<O>;
  /** Orders of a seat that has set none; if missing, such a seat is always asked. */
  usual?: O;
  obey(s: S, seat: Seat, orders: O, question: Waiting): Answer | undefined;
}

/** Chat channels of players: the whole table, or their own side. */
export type Channel = 'table' | 'side';

/** A game: plain data and functions. Shared code knows games only through this interface. */
export interface Game<S extends Core = any, View = any, Options = any> {
  id: string;
  name: string;
  /** Increased with every change of rules, content or state. */
  version: number;
  seats: { min: number; max: number };
  options: Schema<Options>;
  /** Default options that depend on the seat count. A game must be able to start with them for every seat count. */
  defaults?(seats: number): Partial<Options>;
  /** Time limits of the rules in seconds, for tables without their own clock settings. */
  times?(seats: number): Partial<Record<Time, number>> | null;
  /**
   * Named modes that are measured separately, each for the seat counts it supports; by default only the default
   * options.
   */
  setups?: readonly { name: string; options: Partial<Options> }[];
  /**
   * Rejects options that the schema cannot, such as a layout that does not fit the seat count; null if they are valid.
   * `expected` is a whole sentence with a full stop, or completes “must be …”.
   */
  checkOptions?(options: Options, seats: number): { path: string; expected: string } | null;
  /** The role of each seat, if seats differ; shown before joining. */
  roles?(seats: number, options: Options): string[];
  state: Schema<S>;
  flows: readonly Flow<S, any>[];
  /** The flow a match begins with. */
  start: Flow<S, any>;
  /** The state before the first flow, based on `core`. */
  setup(core: Core, seats: number, options: Options): S;
  /** Copies a state. Generated from the schemas. */
  copy(s: S): S;
  /** Builds what a seat may see, as an allow-list; null is a spectator. */
  view(s: S, seat: Seat | null): View;
  /** Every zone with hidden components. */
  zones(s: S): Zone[];
  /**
   * Every zone once, and every hidden fact. `news` lists the events since the last rest. The contract suite compares
   * the result with `known` in each zone.
   */
  secrets?(s: S, news: readonly Event[]): Secret[];
  /** Set if nothing is hidden. A game either sets this or defines `secrets`. */
  open?: true;
  /** The back of a component. Components with different backs are never swapped in an imagined world. */
  back?(card: number): number;
  /**
   * Re-deals hidden facts outside zones, and cards that known counts constrain; needed only if there are any. Runs on
   * the copy after its zones were re-dealt.
   */
  imagine?(s: S, seat: Seat | null, rng: Rng): void;
  /** The names of all components, wherever they are, for the conservation check: this multiset must never change. */
  census(s: S): string[];
  /** The current round, phase and turn, for clocks, charts and logs. */
  progress(s: S): { round: number; phase: string; turn: Seat | null };
  /** The score of each seat if the game ended now. */
  scores(s: S): number[];
  /** The result if the position ends the game, otherwise null; called after every step. */
  over?(s: S): Result | null;
  /** Applies a seat's resignation; missing if the game cannot continue without the seat. */
  resign?(s: S, seat: Seat): void;
  /** Seats that play together; results and chat use these sides. By default each seat is its own side. */
  sides?(s: S): Seat[][];
  /** Standing orders, if the game has any. */
  orders?: Orders<S>;
  /** Whether a seat may send this chat message; if missing, everything is allowed. */
  mayTalk?(s: S, seat: Seat, channel: Channel, text: string): Verdict;
  messages: Messages;
  migrations: readonly Migration[];
  ai?: GameAi<S>;
  /** What players can earn in one game. */
  achievements?: readonly Achievement[];
  /** Maximum number of decisions in a random game. */
  bound: number;
  /**
   * Decisions of one seat in a long game, as measured (nine of ten seats have fewer); determines the default clock.
   */
  decisions?: number;
}
