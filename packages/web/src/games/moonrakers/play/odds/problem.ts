/**
 * One contract attempted by one captain, reduced to numbers: what their cards give and what is still needed. Types are
 * indexes (`TYPES`), kinds are indexes of `kinds`.
 */
export interface Problem {
  kinds: readonly Kind[];
  /** Number of cards of each kind in hand, in the draw pile below `top`, and in the discard pile. */
  hand: readonly number[];
  pile: readonly number[];
  discard: readonly number[];
  /** Known cards on top of the draw pile, the next one first. */
  top: readonly number[];
  need: readonly number[];
  /** Actions, draws and units at the start, besides the Action that every captain has. */
  start: Gift;
  actions: number;
  triggers: readonly Trigger[];
  uses: readonly Use[];
  hires: readonly Hire[];
  /** The part of the reward that can pay for mercenaries. */
  credits: number;
  prestige: number;
}

export interface Kind {
  /** The type of its icons; -1 for none. */
  type: number;
  icons: number;
  /** The possible effects, of which the owner chooses one. */
  gives: readonly Gift[];
}

/** A list of steps, carried out in order. */
export type Gift = readonly Step[];

export interface Step {
  /** `again` repeats the card that triggered it. */
  do: 'actions' | 'draw' | 'discard' | 'units' | 'again';
  n: number;
  /** The type of the units; `ANY` if the owner chooses it. */
  type?: number;
  /** Multiplies `n` by the number of cards of this type played before; at most `most`. */
  per?: number;
  most?: number;
}

/** An effect of the n-th card of some kinds; of each one if `n` is 0. */
export interface Trigger {
  n: number;
  /** By kind. */
  on: readonly boolean[];
  gives: readonly Gift[];
}

/** An ability that can be used a number of times. */
export interface Use {
  times: number;
  actions: number;
  discards: number;
  /** By kind: whether it pays the discards. */
  accepts: readonly boolean[];
  gives: readonly Gift[];
}

export interface Hire {
  type: number;
  units: number;
  isCrew: boolean;
}

export const FLEX = 5;
/** Units of a type that the owner chooses. */
export const ANY = 6;
