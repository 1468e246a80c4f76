import type { Answer, Seat } from '@orrery/kernel';

/** How good a decision was. */
export type Grade = 'best' | 'good' | 'weak' | 'bad';

/** An estimate in points of win chance (0 to 100), with its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

/** An answer that was compared; `undefined` as JSON, so a skipped standing question is `skipped`. */
export interface AnswerChance extends Estimate {
  answer: Answer;
  skipped: boolean;
}

/** A decision of the record and what the search found. Values are in points of win chance of the player's side. */
export interface Decision {
  /** Index of the entry; the state before it is the state after that many entries. */
  step: number;
  seat: Seat;
  question: string;
  played: AnswerChance;
  best: AnswerChance;
  /** The best answer other than `best` and `played`, if there is one. */
  next: AnswerChance | null;
  /** What the played answer lost against the best one; 0 if the difference is within the uncertainty. */
  loss: Estimate;
  /** Lead of the best answer over the next one, other answers than the played one included. */
  gap: Estimate;
  /** Difference between the best and the worst answer that were compared. */
  stake: number;
  /** What the answer changed for each side, compared with the policy's usual answer. */
  effect: Estimate[];
  grade: Grade;
  /** Number of worlds in which the answers were compared. */
  worlds: number;
}

/** The win chance after some entries. */
export interface ChancePoint {
  step: number;
  /** The chance of each side in points. */
  chances: number[];
  /** The same by the horizon of the point before; differs only at the beginning of a round. */
  carried: number[];
  /** The standard error of the chances; 0 after the end. */
  error: number;
  /** Whether there were dice or draws, or a seat learned something, since the point before. */
  chance: boolean;
  /** Whether it is only interpolated between other points. */
  guessed: boolean;
}

export type MomentKind = 'loss' | 'find' | 'luck';

/** A moment that mattered. */
export interface KeyMoment {
  kind: MomentKind;
  /** The state after that many entries is the one in which it happened. */
  step: number;
  /** The player who decided; null for luck. */
  seat: Seat | null;
  /** Points of win chance: lost by the decision, won over the next best answer, or per side by luck. */
  value: number;
  /** For luck: the change for each side. */
  sides: number[];
}

/** What changed a side's chance from the beginning to the end; the four parts sum to `total`. */
export interface Balance {
  total: number;
  own: Estimate;
  others: Estimate;
  luck: Estimate;
  /** What the estimate itself changed without a cause: it sees further as the game goes on. */
  drift: number;
}

export interface PlayerSummary {
  seat: Seat;
  /** The share of the win chance at stake that was kept, from 0 to 100; null without decisions. */
  accuracy: number | null;
  counts: Record<Grade, number>;
  /** Points of win chance lost in all decisions. */
  lost: number;
}

export interface Analysis {
  /** The version of the engine that made it. */
  engine: number;
  sides: Seat[][];
  points: ChancePoint[];
  /** The decisions with more than one sensible answer, in order. */
  decisions: Decision[];
  moments: KeyMoment[];
  players: PlayerSummary[];
  /** By side. */
  balances: Balance[];
  /** Number of decisions in the record that will be compared, and how many have been. */
  decided: { done: number; all: number };
  /** Number of simulated games so far. */
  games: number;
  /** Rounds that a simulation looks ahead; null if it plays to the end. */
  horizon: number | null;
  /** The usual uncertainty of the marked losses in points: two standard errors, median. */
  spread: number;
  /** How well predicted chances matched simulated results: mean absolute difference in points. */
  calibration: number;
  /** Thinking passes made. */
  pass: number;
  /** Share of the current work that is done, from 0 to 1. */
  done: number;
}
