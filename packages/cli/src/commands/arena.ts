import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Command } from 'commander';
import { pairing, type Score } from '../arena.ts';
import { asUsageError, EXAMPLE, levelValue, optionValue, rulesFor, seatsFor, wholeNumber } from '../arguments.ts';
import { percent, progressBar, table } from '../print.ts';
import { inThreads } from '../threads.ts';
import { wilson } from '../wilson.ts';

interface Flags {
  a: Level;
  b: Level;
  games: number;
  seats?: number;
  seed?: string;
  option?: Record<string, Json>;
  iterations?: number;
  budget?: number;
  workers: number;
}

export function arenaCommand(program: Command): void {
  program
    .command('arena <game>')
    .description('compare two bot levels; every deal is played twice, with seats swapped')
    .requiredOption(
      '--a <level>',
      'level of side A: random, level1 (weakest) to level8, easy, medium or hard',
      levelValue,
    )
    .requiredOption('--b <level>', 'level of side B', levelValue)
    .option('-n, --games <n>', 'number of games (even)', wholeNumber(2, 100_000), 100)
    .option('--seats <n>', 'number of seats; the sides alternate', wholeNumber(2, 16))
    .option('--seed <text>', 'random seed; the same seed and iterations replay the same games')
    .option('--option <key=value>', 'set a game option; repeatable', optionValue)
    .option('--iterations <n>', 'search iterations per decision', wholeNumber(0, 1_000_000))
    .option('--budget <ms>', 'milliseconds per decision (instead of --iterations)', wholeNumber(1, 60_000))
    .option('--workers <n>', 'number of threads', wholeNumber(1, 2), 1)
    .addHelpText(
      'after',
      `
Examples:
  $ orrery arena ${EXAMPLE} --a hard --b easy --games 400 --iterations 100
  $ orrery arena ${EXAMPLE} --a medium --b easy --games 400 --workers 2`,
    )
    .action(arena);
}

async function arena(id: string, flags: Flags): Promise<void> {
  const { game, begin } = await rulesFor(id);
  const seats = seatsFor(game, flags.seats);
  const seed = flags.seed ?? randomUUID();
  const options = flags.option ?? {};
  asUsageError(game, () => begin(seats, options, seed));
  const pace = flags.budget === undefined ? { iterations: flags.iterations ?? 100 } : { budgetMs: flags.budget };
  const pairs = Array.from({ length: Math.ceil(flags.games / 2) }, (_none, i) => pairing(`${seed}/${i}`)).flat();
  const bar = progressBar(pairs.length);
  const scores: Score[] = [];
  const note = (score: Score): void => {
    scores.push(score);
    bar(scores.length);
  };
  await inThreads('duel', { game: id, a: flags.a, b: flags.b, seats, options, pace }, pairs, flags.workers, note);
  report(flags, scores, seed);
}

function report(flags: Flags, scores: Score[], seed: string): void {
  const games = scores.length;
  const won = scores.reduce((sum, score) => sum + score.share, 0);
  const [low, high] = wilson(won, games);
  const lead = scores.reduce((sum, score) => sum + score.lead, 0) / games;
  console.log(`${flags.a} against ${flags.b}, ${games} games, seed ${seed}`);
  console.log(
    `${flags.a} wins ${percent(won / games)} (95 % interval: ${percent(low)} to ${percent(high)}), mean lead ${lead.toFixed(2)}\n`,
  );
  const rows = [['side', 'mean ms', 'longest ms']];
  for (const side of ['a', 'b'] as const) {
    const times = scores.map((score) => score.time[side]);
    const mean = times.reduce((sum, time) => sum + time.total, 0) / times.reduce((sum, time) => sum + time.times, 0);
    const longest = Math.max(...times.map((time) => time.longest));
    rows.push([`${side} (${flags[side]})`, mean.toFixed(2), longest.toFixed(0)]);
  }
  console.log(table(rows));
}
