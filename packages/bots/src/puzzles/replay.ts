import {
  type Core,
  canonical,
  defined,
  type Entry,
  type Event,
  hash,
  type MatchRecord,
  newTable,
  type Rules,
  type Seat,
} from '@orrery/kernel';
import type { Puzzle, PuzzleMatch, PuzzleSet } from './types.ts';

/** The position of a puzzle: the state, and what happened before, by move. */
export interface PuzzlePosition<S extends Core = any> {
  state: S;
  /** Events of the set-up, then those of each move. */
  events: Event[][];
}

/** A match in compact form, up to a number of entries. Null if it contains more than moves. */
export function compactMatch(rules: Rules, record: MatchRecord, count: number): PuzzleMatch | null {
  const { seats, options, seed, entries } = record;
  const table = newTable(rules, { seats, options, seed });
  const moves: PuzzleMatch['moves'] = [];
  for (const entry of entries.slice(0, count)) {
    if (entry.kind !== 'act') return null;
    const { seat, question, answer } = entry.action;
    const at = rules.waiting(table.state).findIndex((row) => row.seat === seat && row.question === question);
    moves.push([at, answer]);
    table.apply(entry);
  }
  return { seats, options, seed, moves };
}

/** Replays a match up to a puzzle. Throws `IllegalAction` if the rules no longer allow its moves. */
export function puzzlePosition<S extends Core>(rules: Rules<S>, set: PuzzleSet, puzzle: Puzzle): PuzzlePosition<S> {
  const { seats, options, seed, moves } = defined(set.matches[puzzle.match]);
  const begun: Event[] = [];
  const table = newTable(rules, { seats, options, seed }, (event) => begun.push(event));
  const events = [begun];
  for (const [at, answer] of moves.slice(0, puzzle.step)) {
    const row = rules.waiting(table.state)[at];
    if (!row) throw new Error('the question of a move is not open');
    const entry: Entry = { kind: 'act', action: { seat: row.seat, question: row.question, n: row.n, answer } };
    events.push(table.apply(entry));
  }
  return { state: table.state, events };
}

/** A fingerprint of everything that the seat sees. */
export const viewOf = <S extends Core>(rules: Rules<S>, state: S, seat: Seat, question: string): string =>
  hash(canonical([rules.view(state, seat), rules.prompt(state, seat, question)]));

/** A short name of a puzzle that stays the same when other puzzles are added or removed. */
export const puzzleId = (set: PuzzleSet, { match, step, view }: Puzzle): string =>
  hash(`${set.matches[match]?.seed}/${step}/${view}`);
