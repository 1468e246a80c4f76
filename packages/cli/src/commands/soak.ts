import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { inspected } from '../check.ts';
import { Failure } from '../misuse.ts';
import { percent, progressBar, whole } from '../print.ts';
import type { Soaked } from '../soak.ts';
import { EXAMPLE, rulesFor, wholeNumber } from '../values.ts';

interface Wishes {
  games: number;
  seed?: string;
  inspect: number;
}

export function soakCommand(program: Command): void {
  program
    .command('soak <game>')
    .description('play many random games, each with seats and options drawn at random, and list every failure')
    .option('-n, --games <n>', 'how many games', wholeNumber(1, 1_000_000), 10_000)
    .option('--seed <text>', 'equal seeds give equal games')
    .option('--inspect <n>', 'hold every n-th game to the whole contract; 0 for none', wholeNumber(0, 1_000_000), 0)
    .addHelpText(
      'after',
      `
Examples:
  $ orrery soak ${EXAMPLE} -n 1000
  $ orrery soak ${EXAMPLE} --seed monday --inspect 100`,
    )
    .action(soak);
}

async function soak(id: string, wishes: Wishes): Promise<void> {
  const rules = await rulesFor(id);
  const seed = wishes.seed ?? randomUUID();
  // What inspects games is loaded only where it is wanted.
  const { pairsIn, soak: soakGame } = await import('../soak.ts');
  const inspect = wishes.inspect > 0 ? await inspected(rules, 'random') : null;
  const bar = progressBar(wishes.games);
  const games: Soaked[] = [];
  const start = performance.now();
  for (let i = 0; i < wishes.games; i++) {
    const game = soakGame(rules, `${seed}/${i}`);
    if (inspect && i % wishes.inspect === 0) inspect(game.seats, game.options, game.seed);
    games.push(game);
    if (game.failure !== null)
      console.log(`FAILED  ${game.seed}, ${game.seats} seats, ${JSON.stringify(game.options)}: ${game.failure}`);
    bar(i + 1);
  }
  report(rules.game.name, seed, games, pairsIn(games), (performance.now() - start) / 1000);
}

function report(name: string, seed: string, games: readonly Soaked[], pairs: number, seconds: number): void {
  const failed = games.filter(({ failure }) => failure !== null).length;
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const reasons = new Map<string, number>();
  for (const { reason } of games) if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const ended = [...reasons].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(`${name}, seed ${seed}`);
  console.log(
    `games         ${whole(games.length)}, ${whole(decisions)} decisions in ${seconds.toFixed(1)} s, ${failed} failed`,
  );
  console.log(`setups        ${whole(pairs)} pairs of values of two options`);
  console.log(`longest       ${whole(Math.max(...games.map((game) => game.decisions)))} decisions`);
  console.log(`ended         ${ended.map(([reason, n]) => `${reason} ${percent(n / games.length)}`).join(', ')}`);
  if (failed > 0) throw new Failure(`${failed} of ${games.length} games failed`);
}
