import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import { defined, type Json, type Rules } from '@orrery/kernel';
import type { Command } from 'commander';
import { asUsageError, EXAMPLE, levelValue, optionValue, rulesFor, seatsFor, wholeNumber } from '../arguments.ts';
import { contractChecker } from '../check.ts';
import { writeRecord } from '../file.ts';
import { percent, progressBar, table, whole } from '../print.ts';
import { type Played, type Sample, seedOf } from '../sample.ts';
import { inThreads } from '../threads.ts';
import { wilson } from '../wilson.ts';
import { isTeam, seatShares, traitTables, winOf } from '../win-shares.ts';

interface Flags {
  games: number;
  seats?: number;
  seed?: string;
  option?: Record<string, Json>;
  bots: Level;
  iterations: number;
  workers: number;
  record?: string;
  check?: boolean;
}

export function simulateCommand(program: Command): void {
  program
    .command('simulate <game>')
    .description('play many random or bot games and print statistics')
    .option('-n, --games <n>', 'number of games', wholeNumber(1, 1_000_000), 100)
    .option('--seats <n>', 'number of seats', wholeNumber(1, 16))
    .option('--seed <text>', 'random seed; the same seed replays the same games')
    .option('--option <key=value>', 'set a game option; repeatable', optionValue)
    .option('--bots <level>', 'bot level: random, or level1 (weakest) to level8', levelValue, 'random' as Level)
    .option('--iterations <n>', 'search iterations per bot decision', wholeNumber(0, 1_000_000), 100)
    .option('--workers <n>', 'number of threads', wholeNumber(1, 2), 1)
    .option('--record <file>', 'save the record of the last game')
    .option('--check', 'check every game against the rules contract, and bots for use of hidden information')
    .addHelpText(
      'after',
      `
Examples:
  $ orrery simulate ${EXAMPLE} -n 1000 --seats 4 --seed monday
  $ orrery simulate ${EXAMPLE} -n 20 --bots medium --record last.json
  $ orrery simulate ${EXAMPLE} -n 1000 --bots medium --workers 2
  $ orrery simulate ${EXAMPLE} -n 50 --check`,
    )
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const rules = await rulesFor(id);
  const seats = seatsFor(rules.game, flags.seats);
  const options = flags.option ?? {};
  const seed = flags.seed ?? randomUUID();
  asUsageError(rules.game, () => rules.begin(seats, options, seed));
  const keep = flags.record === undefined ? null : flags.games - 1;
  const pace = { iterations: flags.iterations };
  const sample: Sample = { game: id, seats, options, seed, bots: flags.bots, pace, keep };
  const games = [...new Array(flags.games).keys()];
  if (flags.check) {
    const inspect = await contractChecker(rules, flags.bots, flags.iterations);
    const bar = progressBar(flags.games);
    for (const i of games) {
      inspect(seats, options, seedOf(sample, i));
      bar(i + 1);
    }
  }
  const bar = progressBar(flags.games);
  const played: Played[] = [];
  const start = performance.now();
  await inThreads('sample', sample, games, flags.workers, (game) => {
    played.push(game);
    if (flags.record !== undefined && game.record) writeRecord(flags.record, game.record);
    bar(played.length);
  });
  report(rules, played, seed, (performance.now() - start) / 1000);
  if (flags.check) console.log(`contract      holds in all ${flags.games} games`);
}

function report(rules: Rules, played: Played[], seed: string, seconds: number): void {
  const count = played.length;
  const lengths = played.map((game) => game.decisions).sort((a, b) => a - b);
  const decisions = lengths.reduce((sum, n) => sum + n, 0);
  const middle = lengths[Math.floor(count / 2)] ?? 0;
  console.log(`${rules.game.name}, seed ${seed}`);
  console.log(
    `games         ${whole(count)} in ${seconds.toFixed(2)} s: ${whole(count / seconds)} games/s, ${whole(decisions / seconds)} decisions/s`,
  );
  console.log(`length        ${lengths[0]} to ${lengths[count - 1]} decisions, median ${middle}`);
  const reasons = new Map<string, number>();
  for (const { result } of played) reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
  const ended = [...reasons].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(`ended         ${ended.map(([reason, n]) => `${reason} ${percent(n / count)}`).join(', ')}`);
  const team = isTeam(played);
  console.log(`\n${team ? teamTable(played) : seatTable(played)}`);
  for (const rows of traitTables(played, team)) console.log(`\n${rows}`);
}

const meanScore = (played: Played[], seat: number): string =>
  (played.reduce((sum, { result }) => sum + defined(result.scores[seat]), 0) / played.length).toFixed(1);

function seatTable(played: Played[]): string {
  const rows = seatShares(played).map(([share, ...ratios], seat) => [
    `player ${seat + 1}`,
    share as string,
    meanScore(played, seat),
    ...ratios,
  ]);
  return table([['seat', 'win share', 'mean score', 'vs fair', '95 %', ''], ...rows]);
}

function teamTable(played: Played[]): string {
  const won = played.reduce((sum, game) => sum + winOf(game, 0, true), 0);
  const [low, high] = wilson(won, played.length);
  return table([
    ['', 'win rate', '95 %', 'mean score'],
    ['team', percent(won / played.length), `${percent(low)} to ${percent(high)}`, meanScore(played, 0)],
  ]);
}
