import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import { type Json, type Result, type Rules, seeded } from '@orrery/kernel';
import type { Command } from 'commander';
import { bout, type Pace } from '../bouts.ts';
import { inspected } from '../check.ts';
import { writeRecord } from '../file.ts';
import { percent, progressBar, table, whole } from '../print.ts';
import { EXAMPLE, levelValue, optionValue, orMisuse, rulesFor, seatsFor, wholeNumber } from '../values.ts';

interface Wishes extends Pace {
  games: number;
  seats?: number;
  seed?: string;
  option?: Record<string, Json>;
  bots: Level;
  record?: string;
  check?: boolean;
}

export function simulateCommand(program: Command): void {
  program
    .command('simulate <game>')
    .description('play many games at random or between bots, and sum them up')
    .option('-n, --games <n>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seats <n>', 'how many seats', wholeNumber(1, 16))
    .option('--seed <text>', 'equal seeds give equal games')
    .option('--option <key=value>', "one of the game's options; may be repeated", optionValue)
    .option('--bots <level>', 'who plays: random, easy, medium or hard', levelValue, 'random' as Level)
    .option('--iterations <n>', "limit of a bot's thought per decision", wholeNumber(0, 1_000_000), 100)
    .option('--record <file>', 'save the record of the last game')
    .option('--check', 'inspect every game against the contract all games keep, and its bots for peeking')
    .addHelpText(
      'after',
      `
Examples:
  $ orrery simulate ${EXAMPLE} -n 1000 --seats 4 --seed monday
  $ orrery simulate ${EXAMPLE} -n 20 --bots medium --record last.json
  $ orrery simulate ${EXAMPLE} -n 50 --check`,
    )
    .action(simulate);
}

interface Played {
  result: Result;
  decisions: number;
}

async function simulate(id: string, wishes: Wishes): Promise<void> {
  const rules = await rulesFor(id);
  const seats = seatsFor(rules.game, wishes.seats);
  const options = wishes.option ?? {};
  const seed = wishes.seed ?? randomUUID();
  orMisuse(rules.game, () => rules.begin(seats, options, seed));
  const inspect = wishes.check ? await inspected(rules, wishes.bots, wishes.iterations) : null;
  const bar = progressBar(wishes.games);
  const played: Played[] = [];
  const start = performance.now();
  for (let i = 0; i < wishes.games; i++) {
    const own = `${seed}/${i}`;
    inspect?.(seats, options, own);
    const keep = wishes.record !== undefined && i === wishes.games - 1;
    played.push(
      wishes.bots === 'random' && !keep
        ? atRandom(rules, seats, options, own)
        : byBots(rules, seats, options, own, wishes, keep),
    );
    bar(i + 1);
  }
  report(rules, played, seed, (performance.now() - start) / 1000);
  if (inspect) console.log(`contract      kept in all ${wishes.games} games`);
}

function atRandom(rules: Rules, seats: number, options: Json, seed: string): Played {
  const s = rules.begin(seats, options, seed);
  const rng = seeded(`${seed}/choices`);
  let decisions = 0;
  while (rules.advance(s, rng)) {
    if (++decisions > rules.game.bound) throw new Error(`${rules.game.id}: the game of seed ${seed} does not end`);
  }
  return { result: s.result as Result, decisions };
}

function byBots(rules: Rules, seats: number, options: Json, seed: string, wishes: Wishes, keep: boolean): Played {
  const levels = new Array<Level>(seats).fill(wishes.bots);
  const { record, decisions } = bout(rules, levels, options, seed, { iterations: wishes.iterations });
  if (keep && wishes.record !== undefined) writeRecord(wishes.record, record);
  return { result: (record.snapshot.state as unknown as { result: Result }).result, decisions };
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
  const rows = [['seat', 'win share', 'mean score']];
  const seats = played[0]?.result.scores.length ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = played.reduce(
      (sum, { result }) => sum + (result.winners.includes(seat) ? 1 / result.winners.length : 0),
      0,
    );
    const score = played.reduce((sum, { result }) => sum + (result.scores[seat] as number), 0);
    rows.push([`player ${seat + 1}`, percent(share / count), (score / count).toFixed(1)]);
  }
  const reasons = new Map<string, number>();
  for (const { result } of played) reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
  console.log(`ended         ${[...reasons].map(([reason, n]) => `${reason} ${percent(n / count)}`).join(', ')}`);
  console.log(`\n${table(rows)}`);
}
