import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import type { Json, Rules } from '@orrery/kernel';
import type { Command } from 'commander';
import { inspected } from '../check.ts';
import { writeRecord } from '../file.ts';
import { percent, progressBar, table, whole } from '../print.ts';
import { type Played, type Sample, seedOf } from '../sample.ts';
import { isTeam, seatShares, traitTables, winOf } from '../shares.ts';
import { inThreads } from '../threads.ts';
import { EXAMPLE, levelValue, optionValue, orMisuse, rulesFor, seatsFor, wholeNumber } from '../values.ts';
import { wilson } from '../wilson.ts';

interface Wishes {
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
    .description('play many games at random or between bots, and sum up who won with what')
    .option('-n, --games <n>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seats <n>', 'how many seats', wholeNumber(1, 16))
    .option('--seed <text>', 'equal seeds give equal games')
    .option('--option <key=value>', "one of the game's options; may be repeated", optionValue)
    .option('--bots <level>', 'who plays: random, easy, medium or hard', levelValue, 'random' as Level)
    .option('--iterations <n>', "limit of a bot's thought per decision", wholeNumber(0, 1_000_000), 100)
    .option('--workers <n>', 'threads', wholeNumber(1, 2), 1)
    .option('--record <file>', 'save the record of the last game')
    .option('--check', 'inspect every game against the contract all games keep, and its bots for peeking')
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

async function simulate(id: string, wishes: Wishes): Promise<void> {
  const rules = await rulesFor(id);
  const seats = seatsFor(rules.game, wishes.seats);
  const options = wishes.option ?? {};
  const seed = wishes.seed ?? randomUUID();
  orMisuse(rules.game, () => rules.begin(seats, options, seed));
  const keep = wishes.record === undefined ? null : wishes.games - 1;
  const pace = { iterations: wishes.iterations };
  const sample: Sample = { game: id, seats, options, seed, bots: wishes.bots, pace, keep };
  const games = [...new Array(wishes.games).keys()];
  if (wishes.check) {
    const inspect = await inspected(rules, wishes.bots, wishes.iterations);
    const bar = progressBar(wishes.games);
    for (const i of games) {
      inspect(seats, options, seedOf(sample, i));
      bar(i + 1);
    }
  }
  const bar = progressBar(wishes.games);
  const played: Played[] = [];
  const start = performance.now();
  await inThreads('sample', sample, games, wishes.workers, (game) => {
    played.push(game);
    if (wishes.record !== undefined && game.record) writeRecord(wishes.record, game.record);
    bar(played.length);
  });
  report(rules, played, seed, (performance.now() - start) / 1000);
  if (wishes.check) console.log(`contract      kept in all ${wishes.games} games`);
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
  (played.reduce((sum, { result }) => sum + (result.scores[seat] as number), 0) / played.length).toFixed(1);

function seatTable(played: Played[]): string {
  const rows = seatShares(played).map(([share, ...ratios], seat) => [
    `player ${seat + 1}`,
    share as string,
    meanScore(played, seat),
    ...ratios,
  ]);
  return table([['seat', 'win share', 'mean score', 'of fair', '95 %', ''], ...rows]);
}

function teamTable(played: Played[]): string {
  const won = played.reduce((sum, game) => sum + winOf(game, 0, true), 0);
  const [low, high] = wilson(won, played.length);
  return table([
    ['', 'win rate', '95 %', 'mean score'],
    ['team', percent(won / played.length), `${percent(low)} to ${percent(high)}`, meanScore(played, 0)],
  ]);
}
