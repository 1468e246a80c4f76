import { judge, type Line, type Puzzle, type Verdict } from '@orrery/bots';
import { type Core, rulesOf } from '@orrery/kernel';
import { gameOf } from '../../catalog.ts';

/** A line to compare with the solution of a puzzle. */
export interface JudgeTask {
  game: string;
  state: Core;
  puzzle: Puzzle;
  line: Line;
}

/** The longest comparison, in milliseconds. */
const MOST_MS = 4000;

const page = self as unknown as {
  postMessage(verdict: Verdict): void;
  onmessage: ((e: MessageEvent<JudgeTask>) => void) | null;
};

page.onmessage = async ({ data: { game, state, puzzle, line } }) => {
  const rules = rulesOf(await gameOf(game));
  const { seat, question } = puzzle;
  const end = performance.now() + MOST_MS;
  const more = () => performance.now() < end;
  page.postMessage(judge({ rules, state, seat, question }, puzzle, line, puzzle.view, more));
};
