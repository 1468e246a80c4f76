import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { EXAMPLE, rulesFor, wholeNumber } from '../arguments.ts';
import { contractChecker } from '../check.ts';
import { percent, progressBar, progressLines, whole } from '../print.ts';
import type { Soaked } from '../soak.ts';
import { Failure } from '../usage-error.ts';

interface Flags {
  games: number;
  from: number;
  seed?: string;
  disrupt?: boolean;
  inspect: number;
}

export function soakCommand(program: Command): void {
  program
    .command('soak <game>')
    .description('play random games with random seats and options, and list every failure')
    .option('-n, --games <n>', 'number of games', wholeNumber(1, 1_000_000), 10_000)
    .option('--from <n>', 'number of the first game, to split a run over several processes', wholeNumber(0, 1e9), 0)
    .option('--seed <text>', 'random seed; the same seed replays the same games')
    .option('--disrupt', 'add resignations, bot takeovers, timeouts and undos')
    .option(
      '--inspect <n>',
      'check every n-th game against the full contract; 0 for none',
      wholeNumber(0, 1_000_000),
      0,
    )
    .addHelpText(
      'after',
      `
Examples:
  $ orrery soak ${EXAMPLE} -n 1000
  $ orrery soak ${EXAMPLE} --seed monday --inspect 100
  $ orrery soak ${EXAMPLE} --disrupt --seed monday --from 5000 -n 1000`,
    )
    .action(soak);
}

async function soak(id: string, flags: Flags): Promise<void> {
  const rules = await rulesFor(id);
  const seed = flags.seed ?? randomUUID();
  // Loaded on demand, because the test package is large.
  const { pairsIn, soak: soakGame } = await import('../soak.ts');
  const inspect = flags.inspect > 0 ? await contractChecker(rules, 'random') : null;
  const bar = progressBar(flags.games);
  const line = progressLines(flags.games);
  const games: Soaked[] = [];
  const start = performance.now();
  let failed = 0;
  for (let i = 0; i < flags.games; i++) {
    const game = soakGame(rules, `${seed}/${flags.from + i}`, flags.disrupt);
    if (inspect && i % flags.inspect === 0) inspect(game.seats, game.options, game.seed);
    games.push(game);
    if (game.failure !== null) {
      failed++;
      console.log(`FAILED  ${game.seed}, ${game.seats} seats, ${JSON.stringify(game.options)}: ${game.failure}`);
    }
    bar(i + 1);
    line(i + 1, failed);
  }
  report(rules.game.name, seed, games, pairsIn(games), (performance.now() - start) / 1000);
}

function report(name: string, seed: string, games: readonly Soaked[], pairs: number, seconds: number): void {
  const failed = games.filter(({ failure }) => failure !== null).length;
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const reasons = new Map<string, number>();
  for (const { reason } of games) if (reason !== null) add(reasons, reason);
  const ended = [...reasons].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(`${name}, seed ${seed}`);
  console.log(
    `games         ${whole(games.length)}, ${whole(decisions)} decisions in ${seconds.toFixed(1)} s, ${failed} failed`,
  );
  console.log(`setups        ${whole(pairs)} option pairs covered`);
  console.log(`longest       ${whole(Math.max(...games.map((game) => game.decisions)))} decisions`);
  const entries = new Map<string, number>();
  for (const game of games) for (const kind in game.entries) add(entries, kind, game.entries[kind]);
  if (entries.size > 0)
    console.log(`entries       ${[...entries].map(([kind, n]) => `${kind} ${whole(n)}`).join(', ')}`);
  console.log(`ended         ${ended.map(([reason, n]) => `${reason} ${percent(n / games.length)}`).join(', ')}`);
  if (failed > 0) throw new Failure(`${failed} of ${games.length} games failed`);
}

function add(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
