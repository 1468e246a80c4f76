import type { Answer, Json, Seat } from '@orrery/kernel';

/** How difficult a puzzle is. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type PuzzleGrade = (typeof GRADES)[number];

/** The answers of a whole decision, such as which ship, which way and which target. */
export type Line = Answer[];

/** A line that was compared with the solution. */
export interface Rival {
  line: Line;
  /** Points by which it is behind the solution, and the standard error. */
  behind: number;
  error: number;
}

/** A position with one clearly best move. */
export interface Puzzle {
  /** Index of the match that it was found in. */
  match: number;
  /** Number of moves of the match before the position. */
  step: number;
  seat: Seat;
  question: string;
  /** The kind of question: its flow and step. */
  topic: string;
  grade: PuzzleGrade;
  /** How often each bot level finds the solution, weakest first. */
  found: number[];
  /** The best line; of several equally good ones, the first. */
  solution: Line;
  /** Other lines that are as good. */
  equal: Line[];
  /** The other lines that were compared, best first. */
  rivals: Rival[];
  /** Number of worlds in which they were compared. */
  worlds: number;
  /** Shares of games that were won when played to the end: after the solution and after the best rival. */
  won: [best: number, next: number];
  /** Fingerprint of what the seat sees. It changes when the rules change. */
  view: string;
}

/** A match between bots in which puzzles were found. */
export interface PuzzleMatch {
  seats: number;
  options: Json;
  seed: string;
  /** The moves: place of the question among the open ones, and the answer. */
  moves: [at: number, answer: Answer][];
}

/** All puzzles of a game. */
export interface PuzzleSet {
  game: string;
  /** The version of the game's rules. */
  version: number;
  /** Number of matches that were searched; the next search continues there. */
  mined: number;
  matches: PuzzleMatch[];
  puzzles: Puzzle[];
}
