import type { Flow, Result, Time } from './flow.ts';
import type { Json } from './json.ts';
import type { Event } from './log.ts';
import type { Answer } from './prompt.ts';
import type { Verdict } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Waiting } from './rules.ts';
import type { Schema } from './schema.ts';
import type { Mask, Seat } from './seats.ts';
import type { Core } from './state.ts';
import type { Messages } from './text.ts';
import type { Zone } from './zone.ts';

/** A named change of saved states; they run in order on saves older than `version`. */
export interface Migration {
  name: string;
  /** The rules version that first needs it. */
  version: number;
  up(state: Record<string, Json>): void;
}

/** What a bot may be told about a game beyond its rules. */
export interface Hints<S> {
  /** How good the position is for a seat; only differences count. It sees an imagined world, never the real one. */
  evaluate(s: S, seat: Seat): number;
  /** Answers worth thinking about, best first; a sample is taken where it is absent. */
  candidates?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer[];
  /** A quick, sensible answer for playing on inside a search. */
  habit?(s: S, seat: Seat, flow: string, step: string, vars: any, rng: Rng): Answer | undefined;
  /** How many rounds a search plays on before it evaluates; two where absent. */
  horizon?: number;
  /** Whether a bot had better wait for others who are asked at the same time. It may look at what everybody knows only. */
  waits?(s: S, seat: Seat, flow: string, step: string): boolean;
  /** Whether a standing question is let be for now: bots then do not think about it, and never answer it by chance. */
  leaves?(s: S, seat: Seat, flow: string, step: string): boolean;
  /** How much better than the usual answer, by habit, another must look before a bot gives it; nothing where absent. */
  trust?: number;
}

/**
 * Who may know something, by the rulebook and apart from marks and `view`. Of a zone: `by` names the seats that know
 * what lies there, all of it or card by card; with `kept` whoever knew a card before it came here goes on knowing it.
 * Of a fact outside zones (a die, a role): its value, who knows it, and what anybody else must reckon with.
 */
export type Secret =
  | { zone: Zone; by: Mask | readonly Mask[]; kept?: boolean }
  | { fact: string; value: Json; by: Mask; among: readonly Json[] };

/**
 * What a seat may leave behind to be answered by while nobody sits there: data of the game's own form. `obey` gives the
 * answer to a question that is open to the seat, or nothing where the orders are silent. It uses what the seat knows only.
 */
export interface Orders<S, O = any> {
  schema: Schema<O>;
  /** What holds for a seat that has left none; without it such a seat is always asked. */
  usual?: O;
  obey(s: S, seat: Seat, orders: O, question: Waiting): Answer | undefined;
}

/** Where something is said: to the whole table or to one's own side. */
export type Channel = 'table' | 'side';

/** One game: plain data and functions. Shared code knows games by this alone. */
export interface Game<S extends Core = any, View = any, Options = any> {
  id: string;
  name: string;
  /** Rises with every change of rules, content or state. */
  version: number;
  seats: { min: number; max: number };
  options: Schema<Options>;
  /** The options that depend on the number of seats, where a table leaves them out: every number of seats must be able to start. */
  defaults?(seats: number): Partial<Options>;
  /** Seconds that the rules give to a kind of question with so many seats, at a table without a clock of its own. */
  times?(seats: number): Partial<Record<Time, number>> | null;
  /** Ways to play that are measured apart, by name, each for the seats it fits; the usual options alone where absent. */
  setups?: readonly { name: string; options: Partial<Options> }[];
  /** Refuses what the schema alone cannot, for example a layout that does not fit the number of seats. */
  checkOptions?(options: Options, seats: number): { path: string; expected: string } | null;
  /** What each seat plays, where seats differ: who comes to a table sees it before sitting down. */
  roles?(seats: number, options: Options): string[];
  state: Schema<S>;
  flows: readonly Flow<S, any>[];
  /** The flow a match begins with. */
  start: Flow<S, any>;
  /** The table before the first flow: fills in what `core` lacks. */
  setup(core: Core, seats: number, options: Options): S;
  /** Generated from the schemas. */
  copy(s: S): S;
  /** Builds what a seat may see (an allow-list); null is a spectator. */
  view(s: S, seat: Seat | null): View;
  /** Every zone with hidden components. */
  zones(s: S): Zone[];
  /** Every zone once, and every hidden fact; `news` is what was told since the last rest. The suite holds marks to it. */
  secrets?(s: S, news: readonly Event[]): Secret[];
  /** Nothing is hidden from anybody. A game says this or what is secret. */
  open?: true;
  /** Components with different backs never change places in an imagined world. */
  back?(card: number): number;
  /** Only where counts constrain what is possible; it runs on the copy, after zones were dealt anew. */
  imagine?(s: S, seat: Seat | null, rng: Rng): void;
  /** Each component's place, by name, for the conservation check: the multiset must never change. */
  census(s: S): string[];
  /** Where in the game we are, for clocks, charts and logs. */
  progress(s: S): { round: number; phase: string; turn: Seat | null };
  /** The score of each seat if the game ended now. */
  scores(s: S): number[];
  /** The end by position, tested after every step: the game is over at once, whatever was still to come. */
  over?(s: S): Result | null;
  /** What becomes of a seat that resigns; absent where a game cannot go on without it. */
  resign?(s: S, seat: Seat): void;
  /** Who plays together: results, talk and endings go by side. Each seat for itself where it is absent. */
  sides?(s: S): Seat[][];
  /** Standing orders, where the game has any. */
  orders?: Orders<S>;
  /** Whether a seat may say this to all or to its side; absent where anything may be said. Talk itself is no part of the rules. */
  mayTalk?(s: S, seat: Seat, channel: Channel, text: string): Verdict;
  messages: Messages;
  migrations: readonly Migration[];
  hints?: Hints<S>;
  /** A random game is over within this many decisions. */
  bound: number;
}

export type { Mask, Result };
