import type { State } from '../../src/state.ts';
import { isOut, lives, of, planetsOf, score, shipsOf } from './sheet.ts';

// The end of a game and its winners (MO-081, MO-092, MO-464, MO-576 to MO-579, MO-581, MO-582).

const ships = (s: State, side: number): number => shipsOf(side).filter((unit) => lives(s, unit)).length;

/** The sides with the most points, then planets, then ships on the board, then minerals; equal sides share the win. */
function best(s: State): number[] {
  const rank = (side: number): number[] => [
    score(s, side),
    planetsOf(s, side).length,
    ships(s, side),
    of(s, side).minerals,
  ];
  const ranks = [...s.out.keys()].map(rank);
  const above = (a: readonly number[], b: readonly number[]): boolean => {
    const first = a.findIndex((n, i) => n !== b[i]);
    return first >= 0 && (a[first] as number) > (b[first] as number);
  };
  return ranks.flatMap((own, side) => (ranks.some((other) => above(other, own)) ? [] : [side]));
}

export function judgeResult(s: State, note: (problem: string) => void): void {
  const { winners, scores } = s.result as NonNullable<State['result']>;
  const alive = [...s.players.keys()].filter((side) => !isOut(s, side));
  const teams = new Set(alive.map((side) => s.teams[side]));
  let want: number[];
  if (s.agreed.mode === 'points') {
    want = best(s);
    const own = [...s.out.keys()].map((side) => score(s, side));
    if (scores.join() !== own.join()) note(`MO-578: scores ${scores}, not ${own}`);
    const over = s.agreed.rounds > 0 && s.round >= s.agreed.rounds;
    if (!s.ending && !over && alive.length > 1) note('MO-576: the game ends without a reason');
  } else {
    if (teams.size > 1) note(`MO-081: the game ends with teams ${[...teams]} on the board`);
    want = [...s.out.keys()].filter((side) => teams.has(s.teams[side] as number));
  }
  if (winners.join() !== want.join()) note(`MO-578: winners ${winners}, not ${want}`);
}
