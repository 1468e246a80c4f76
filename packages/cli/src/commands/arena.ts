import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Command } from 'commander';
import { pairing, type Score } from '../arena.ts';
import { percent, progressBar, table } from '../print.ts';
import { inThreads } from '../threads.ts';
import { EXAMPLE, levelValue, optionValue, orMisuse, rulesFor, seatsFor, wholeNumber } from '../values.ts';
import { wilson } from '../wilson.ts';

interface Wishes {
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
    .description('let two levels of bots play each other, every deal twice with seats changed')
    .requiredOption('--a <level>', 'one side: random, easy, medium or hard', levelValue)
    .requiredOption('--b <level>', 'the other side', levelValue)
    .option('-n, --games <n>', 'how many games (an even number)', wholeNumber(2, 100_000), 100)
    .option('--seats <n>', 'how many seats; the sides sit by turns', wholeNumber(2, 16))
    .option('--seed <text>', 'equal seeds and iterations give equal games')
    .option('--option <key=value>', "one of the game's options; may be repeated", optionValue)
    .option('--iterations <n>', 'iterations per decision', wholeNumber(0, 1_000_000))
    .option('--budget <ms>', 'milliseconds per decision instead of iterations', wholeNumber(1, 60_000))
    .option('--workers <n>', 'threads', wholeNumber(1, 2), 1)
    .addHelpText(
      'after',
      `
Examples:
  $ orrery arena ${EXAMPLE} --a hard --b easy --games 400 --iterations 100
  $ orrery arena ${EXAMPLE} --a medium --b easy --games 400 --workers 2`,
    )
    .action(arena);
}

async function arena(id: string, wishes: Wishes): Promise<void> {
  const { game, begin } = await rulesFor(id);
  const seats = seatsFor(game, wishes.seats);
  const seed = wishes.seed ?? randomUUID();
  const options = wishes.option ?? {};
  orMisuse(game, () => begin(seats, options, seed));
  const pace = wishes.budget === undefined ? { iterations: wishes.iterations ?? 100 } : { budgetMs: wishes.budget };
  const pairs = Array.from({ length: Math.ceil(wishes.games / 2) }, (_none, i) => pairing(`${seed}/${i}`)).flat();
  const bar = progressBar(pairs.length);
  const scores: Score[] = [];
  const note = (score: Score): void => {
    scores.push(score);
    bar(scores.length);
  };
  await inThreads('duel', { game: id, a: wishes.a, b: wishes.b, seats, options, pace }, pairs, wishes.workers, note);
  report(wishes, scores, seed);
}

function report(wishes: Wishes, scores: Score[], seed: string): void {
  const games = scores.length;
  const won = scores.reduce((sum, score) => sum + score.share, 0);
  const [low, high] = wilson(won, games);
  const lead = scores.reduce((sum, score) => sum + score.lead, 0) / games;
  console.log(`${wishes.a} against ${wishes.b}, ${games} games, seed ${seed}`);
  console.log(
    `${wishes.a} wins ${percent(won / games)} (95 % between ${percent(low)} and ${percent(high)}), mean lead ${lead.toFixed(2)}\n`,
  );
  const rows = [['side', 'mean ms', 'longest ms']];
  for (const side of ['a', 'b'] as const) {
    const times = scores.map((score) => score.time[side]);
    const mean = times.reduce((sum, time) => sum + time.total, 0) / times.reduce((sum, time) => sum + time.times, 0);
    const longest = Math.max(...times.map((time) => time.longest));
    rows.push([`${side} (${wishes[side]})`, mean.toFixed(2), longest.toFixed(0)]);
  }
  console.log(table(rows));
}
