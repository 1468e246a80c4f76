import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GRADES, isComplete, keeping, type PuzzleSet, puzzlePosition, type Tally, viewOf } from '@orrery/bots';
import type { Rules } from '@orrery/kernel';
import type { Command } from 'commander';
import { EXAMPLE, rulesFor, wholeNumber } from '../arguments.ts';
import { cpuMs } from '../measure.ts';
import { emptySet, readPuzzles, writePuzzles } from '../puzzles/file.ts';
import { mineMatch, type Yields } from '../puzzles/mine.ts';

interface Flags {
  seed: string;
  minutes: number;
  games: number;
  folder?: string;
}

export function puzzlesCommand(program: Command): void {
  program
    .command('puzzles <game>')
    .description('find positions with one clearly best move in games between bots, and add them to the game’s puzzles')
    .option('--seed <text>', 'random seed; the same seed finds the same puzzles', 'puzzles')
    .option('--games <n>', 'maximum number of games', wholeNumber(0, 1_000_000), 1_000_000)
    .option('--minutes <n>', 'maximum CPU time', wholeNumber(1, 10_000), 60)
    .option('--folder <path>', 'folder of the puzzles, if not that of the game in the web client')
    .addHelpText(
      'after',
      `
Puzzles that no longer fit the rules are dropped first. The set is saved after each game, and the next run continues there.

Examples:
  $ orrery puzzles ${EXAMPLE} --minutes 20`,
    )
    .action(puzzles);
}

/** Where the web client finds a game's puzzles. */
const folderOf = (id: string): string => join(fileURLToPath(new URL('../../../web/src/games', import.meta.url)), id);

async function puzzles(id: string, flags: Flags): Promise<void> {
  const rules = await rulesFor(id);
  const folder = flags.folder ?? folderOf(id);
  const set = readPuzzles(folder);
  const known = set && stillValid(rules, set);
  if (set && known && known.puzzles.length < set.puzzles.length)
    console.log(`dropped ${set.puzzles.length - known.puzzles.length} puzzles that no longer fit the rules`);
  const next = known ?? emptySet(rules.game.id, rules.game.version);
  if (known) writePuzzles(folder, next);
  const end = cpuMs() + 60_000 * flags.minutes;
  const tally: Tally = {};
  const yields: Yields = new Map();
  const last = next.mined + flags.games;
  while (next.mined < last && !isComplete(next) && cpuMs() < end) {
    const i = next.mined++;
    mineMatch(rules, next, `${flags.seed}/${i}`, i, tally, yields);
    writePuzzles(folder, next);
    console.log(`game ${i}: ${countsOf(next)}; ${Math.round(cpuMs() / 1000)} s; ${JSON.stringify(tally)}`);
  }
  console.log(`${rules.game.name}: ${countsOf(next)}`);
}

/** The set without puzzles that the rules no longer lead to. */
function stillValid(rules: Rules, set: PuzzleSet): PuzzleSet {
  const kept = keeping(set, (puzzle) => {
    try {
      const { state } = puzzlePosition(rules, set, puzzle);
      return viewOf(rules, state, puzzle.seat, puzzle.question) === puzzle.view;
    } catch {
      return false;
    }
  });
  return { ...kept, version: rules.game.version };
}

const countsOf = ({ puzzles: all }: PuzzleSet): string =>
  GRADES.map((grade) => `${all.filter((one) => one.grade === grade).length} ${grade}`).join(', ');
