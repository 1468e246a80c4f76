import type { Action, Core, Json, Result } from '@orrery/kernel';
import type { WatchSetting, Weighed } from '@orrery/protocol';
import type { Bus } from './bus.ts';
import type { Holder, Store } from './store.ts';

/** A question put to a bot. */
export interface Puzzle {
  match: string;
  game: string;
  state: Core;
  seat: number;
  question: string;
  level: string;
  seed: string;
}

/** Wherever bots think: never on the thread that serves. Null lets a standing question be. */
export interface Thinker {
  think(puzzle: Puzzle): Promise<Action | null>;
  /** Weighs the answers for a player who asks for a hint; a place without it gives none. */
  advise?(puzzle: Puzzle): Promise<Weighed[]>;
}

/** Time as a host needs it, so that tests need none. `after` returns how to call it off. */
export interface HostClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The same, as it was when the process began, counted on by a clock that nobody sets; without it, `now`. */
  steady?(): number;
  after(ms: number, run: () => void): () => void;
}

/** Who of many nodes does what only one should. */
export interface Leases {
  /** Asks to lead a match; `told` hears when that begins and ends. Returns how to ask no longer. */
  want(match: string, told: (leads: boolean) => void): () => void;
}

/** From when to when, in milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

/** Somebody is waited for, has been asked by the others, or a game he played is over. */
export interface Call {
  person: string;
  kind: 'turn' | 'over' | 'pause';
  /** The number of the entry that brought it about: one notice for each. */
  seq: number;
}

/** A game that has come to its end, for whoever keeps results. */
export interface Ended {
  match: string;
  game: string;
  options: Json;
  /** Whether hints could be had. */
  hints: boolean;
  /** Whether it was begun where its luck could be known. */
  moved: boolean;
  watch: WatchSetting;
  holders: readonly Holder[];
  /** How often each seat answered or let its time run out, whoever played for it. */
  turns: readonly number[];
  /** How many answers each seat's player has given, without those of a bot in their place. */
  decisions: readonly number[];
  /** Seats that win and lose together. */
  sides: readonly (readonly number[])[];
  result: Result;
}

/** A failure of a game's rules, for the operator. */
export interface RulesFailed {
  match: string;
  game: string;
  /** The number of the newest entry. */
  seq: number;
  /** What was to be done: `act`, `expire`, `bot`, `orders`, `resign`, `show`, `join`, `resume`. */
  doing: string;
  /** Whether the match stands still now. */
  halted: boolean;
  error: unknown;
}

/** What a match needs from the place it runs in: a server, a browser's worker, a terminal. */
export interface MatchTools {
  store: Store;
  bus: Bus;
  thinker: Thinker;
  clock: HostClock;
  /** Where several nodes serve the same matches; without it, this one leads them all. */
  leases?: Leases;
  /** This process among its like. */
  node: string;
  /** 128 random bits as text: tokens and new luck after an undo. */
  secret(): string;
  /** New luck after an undo, where the seed is to show later that it was not chosen; without it, a `secret`. */
  luck?(seed: string, seq: number): string;
  /** What is kept of a token. */
  keyOf(token: string): string;
  /** Something of ours went wrong. */
  fault(error: unknown, about: string): void;
  /** The rules of a match failed; without it, `fault` hears of it. */
  rulesFailed?(failure: RulesFailed): void;
  /**
   * Standing orders answer so many milliseconds after a question was opened, and a quiet question stays open as long;
   * without it, `ORDERS_AFTER`. 0 where all sit round one screen and time tells nobody anything.
   */
  momentMs?: number;
  /** The vacations of each of some people, in the same order. */
  vacations?(people: readonly string[]): Promise<Span[][]>;
  /** For how many milliseconds no host ran since a moment; without it, one always did. */
  downtime?(since: number): number;
  /** So long after somebody was asked he is called, if he has not come to the table by then; without it, nobody is. */
  callMs?: number;
  /** Hears of the end, also of one that was there when the match was taken up: perhaps more than once. */
  ended?(end: Ended): void;
  /** How a line of talk is kept, where some words are not to be read. */
  cleanTalk?(text: string): string;
  /** Waits before a bot's move is shown; `since` is when it began to think. */
  pause?(since: number): Promise<void>;
}
