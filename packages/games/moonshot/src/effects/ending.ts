import { defined, endGame, type Result } from '@orrery/kernel';
import { BUDGET_GAP, CCCP, USA } from '../content/numbers.ts';
import { rival } from '../rules/seats.ts';
import { NONE, type Program, type State } from '../state.ts';

/** The score of each seat: the popularity of its program. */
export const scoresOf = (s: State): number[] => s.sideOf.map((side) => defined(s.programs[side]).popularity);

/** The result if `winner` wins, with all seats of that side; if `winner` is -1, all seats share the win. */
export function resultFor(s: State, winner: number, reason: string): Result {
  const wins = s.sideOf.map((side) => winner === NONE || side === winner);
  const winners = wins.flatMap((won, seat) => (won ? [seat] : []));
  return {
    scores: scoresOf(s),
    places: wins.map((won) => (won ? 1 : 1 + winners.length)),
    winners,
    reason,
    detail: { side: winner },
  };
}

/** The side with more of a quantity, or -1 if equal. */
const more = (s: State, of: (own: Program) => number): number => {
  const gap = of(defined(s.programs[USA])) - of(defined(s.programs[CCCP]));
  return gap === 0 ? NONE : gap > 0 ? USA : CCCP;
};
/** The first of these comparisons that is not a tie, or -1. */
const decided = (...sides: number[]): number => sides.find((side) => side !== NONE) ?? NONE;

const popularity = (own: Program): number => own.popularity;
const budget = (own: Program): number => own.budget;

/** Tests whether popularity or budget ends the game; runs after every change outside phase 3 (MS-005 to MS-012). */
export function testTracks(s: State): void {
  if (s.result !== null) return;
  const [usa, cccp] = s.programs as [Program, Program];
  if (usa.popularity === 0 || cccp.popularity === 0) {
    const winner = decided(
      more(s, ({ popularity, sunk }) => popularity - sunk),
      more(s, budget),
      rival(s.first),
    );
    return endGame(s, resultFor(s, winner, 'popularity'));
  }
  if (Math.abs(usa.budget - cccp.budget) > BUDGET_GAP) endGame(s, resultFor(s, more(s, budget), 'budget'));
}

/** Tests for the end after both launches; a Moon landing takes precedence (MS-002 to MS-004, MS-008, MS-009). */
export function testLaunches(s: State): void {
  const landed = s.programs.flatMap((own, side) => (own.landed ? [side] : []));
  if (landed.length === 0) return testTracks(s);
  const winner = landed.length === 1 ? defined(landed[0]) : decided(more(s, popularity), s.launches[0]?.side ?? NONE);
  endGame(s, resultFor(s, winner, 'moon'));
}

/** Ends the game after the last round (MS-013, MS-307). */
export function endAtCap(s: State): void {
  const winner = decided(
    more(s, popularity),
    more(s, budget),
    more(s, ({ completed }) => completed.length),
  );
  endGame(s, resultFor(s, winner, 'cap'));
}
