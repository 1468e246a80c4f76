import { defined } from '@orrery/kernel';
import { START } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import type { Effect } from '../content/types.ts';
import { settled } from '../rules/tracks.ts';
import type { MoonshotView } from '../view.ts';

/** Effects of a side's empty slot at the end of the round, given the current budgets. */
export function emptySlotOf(view: MoonshotView, side: number, place: string): Effect[] {
  const [own, other] = [view.programs[side], view.programs[1 - side]];
  return settled(PLACES.find(({ id }) => id === place)?.perRound ?? [], own?.budget ?? 0, other?.budget ?? 0);
}

/** The totals of a seat's program other than popularity; resigned seats keep theirs. */
export interface Totals {
  budget: number;
  missions: number;
  tiles: number;
}
export const totalsOf = ({ sides, programs }: MoonshotView): Totals[] =>
  sides.map((side) => {
    const { budget, completed, cells } = defined(programs[side]);
    return { budget, missions: completed.length, tiles: cells.filter(({ tile }) => tile !== null).length };
  });

/** A program's numbers at the start, after each round, and now. */
export interface Course {
  budget: number[];
  popularity: number[];
  /** Structure, Electronics, Code and Adaptivity. */
  parameters: number[][];
}
const WIDTH = 6;
export function coursesOf({ programs, history, round }: MoonshotView): Course[] {
  return programs.map(({ budget, popularity, parameters }, side) => {
    const rows = [
      [START.budget, START.popularity, 0, 0, 0, 0],
      ...history.map((row) => row.slice(side * WIDTH, (side + 1) * WIDTH)),
      // A finished round already has a row in the history.
      ...(history.length < round ? [[budget, popularity, ...parameters]] : []),
    ];
    const column = (at: number): number[] => rows.map((row) => defined(row[at]));
    return { budget: column(0), popularity: column(1), parameters: [2, 3, 4, 5].map(column) };
  });
}
