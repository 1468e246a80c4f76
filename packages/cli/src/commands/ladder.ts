import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { settingsOf } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { defined, type LevelSettings, type Rules } from '@orrery/kernel';
import type { Command } from 'commander';
import { EXAMPLE, rulesFor, wholeNumber } from '../arguments.ts';
import { levelsFile, levelsSource } from '../ladder/levels-file.ts';
import { pathOf } from '../ladder/path.ts';
import { contestsOf, isTeam, type Limits, type Pair, pairsOf, playPairs, poolOf } from '../ladder/pool.ts';
import { inserted, levelRatings, MARKS, poolText, rated } from '../ladder/report.ts';
import { appendResult, type DealResult, playerName, readResults } from '../ladder/results.ts';
import { PHONE_MS, phoneIterations, type Rung, rungsOf, rungTitle, tunedRung, unmeasured } from '../ladder/rungs.ts';
import { tune } from '../ladder/tune.ts';
import { UsageError } from '../usage-error.ts';

interface Flags {
  games: number;
  seconds: number;
  seed: string;
  seats?: number;
  setup?: string;
  every?: true;
  factor: number;
  iterations?: number;
  results: string;
  tune?: true;
  rounds: number;
  write?: string | true;
}

/** The page with the tables. */
const PAGE = 'docs/bots.md';

export function ladderCommand(program: Command): void {
  program
    .command('ladder [game]')
    .description('measure and tune the eight bot levels, at the speed of a slow phone')
    .option('-n, --games <n>', 'maximum number of games per pair of neighbouring levels', wholeNumber(1, 10_000), 100)
    .option('--seconds <n>', 'CPU seconds per setup', wholeNumber(0, 100_000), 60)
    .option('--seats <n>', 'only this number of seats', wholeNumber(1, 16))
    .option('--setup <name>', 'only this setup')
    .option('--every', 'all setups and seat counts; by default only those for which the levels are tuned')
    .option('--factor <n>', 'how many times slower the phone is than this machine', wholeNumber(1, 1000), 12)
    .option(
      '--iterations <n>',
      'iterations per decision of the top level, instead of measuring',
      wholeNumber(1, 10_000),
    )
    .option('--seed <text>', 'random seed; the same seed and iterations replay the same games', 'ladder')
    .option('--results <file>', 'file with the results of all games, to continue later', '.cache/ladder.jsonl')
    .option('--tune', 'move the levels until their steps are even, and write them to the game’s levels.ts')
    .option('--rounds <n>', 'how often --tune moves the levels', wholeNumber(1, 100), 6)
    .option('--write [file]', `write the ratings of the levels, and the tables into a page (${PAGE})`)
    .addHelpText(
      'after',
      `
Every deal is played once per side: one level plays that side, the other all others. Ratings come from one
Bradley-Terry fit over all games of a setup; the mean of the eight levels is 1500. Run the command again to add games:
results are kept. Delete the results file after changing rules or bots.

Examples:
  $ orrery ladder ${EXAMPLE} --seconds 20
  $ orrery ladder ${EXAMPLE} --tune --seconds 3600 --write
  $ orrery ladder --seconds 0 --write`,
    )
    .action(ladder);
}

async function ladder(id: string | undefined, flags: Flags): Promise<void> {
  if (id !== undefined) await rulesFor(id);
  const results = readResults(flags.results);
  const sections: string[] = [];
  const skipped: Rung[] = [];
  let selected = 0;
  for (const entry of catalog) {
    const rules = await rulesFor(entry.id);
    const tuned = rungTitle(tunedRung(rules));
    let settings = settingsOf(rules);
    for (const rung of rungsOf(rules)) {
      const isTuned = rungTitle(rung) === tuned;
      const isSelected = (id ?? rung.game) === rung.game && matches(rung, isTuned, flags);
      const phone = phoneFor(rules, rung, results, isSelected ? flags : null);
      if (isSelected) {
        selected++;
        console.error(`${rungTitle(rung)}: seed ${flags.seed}, ${phone} iterations at the top`);
        settings = measureRung(rules, rung, settings, results, phone, isTuned, flags);
      }
      const pool = poolOf(results, rung, phone);
      if (pool.length === 0) skipped.push(rung);
      else if (isSelected || flags.write !== undefined) sections.push(poolText(rung, pool, settings));
      if (isTuned && flags.write !== undefined && pool.length > 0)
        writeLevels(rung.game, rated(settings, levelRatings(pool, settings)));
    }
  }
  if (selected === 0) throw new UsageError('no setup matches --setup and --seats');
  const text = [...sections, unmeasured(skipped)].filter(Boolean).join('\n\n');
  if (flags.write === undefined) console.log(text);
  else writePage(flags.write === true ? PAGE : flags.write, `${introduction(flags)}\n\n${text}`);
}

/** Whether the flags select a setup; `isTuned` marks the one for which the levels are tuned. */
function matches(rung: Rung, isTuned: boolean, { seats, setup, every }: Flags): boolean {
  if (seats === undefined && setup === undefined) return every === true || isTuned;
  return (seats ?? rung.seats) === rung.seats && (setup ?? rung.setup) === rung.setup;
}

/** The iterations of a slow phone: those of the flags, of earlier results, or measured. */
function phoneFor(rules: Rules, rung: Rung, results: readonly DealResult[], flags: Flags | null): number {
  const earlier = results.findLast((result) => result.rung === rungTitle(rung))?.phone;
  if (flags === null) return earlier ?? 0;
  return flags.iterations ?? earlier ?? phoneIterations(rules, rung, flags.factor);
}

/** Plays the games of one setup; returns the settings of the levels, which change if they are tuned. */
function measureRung(
  rules: Rules,
  rung: Rung,
  settings: readonly LevelSettings[],
  results: DealResult[],
  phone: number,
  isTuned: boolean,
  flags: Flags,
): readonly LevelSettings[] {
  const play = (pairs: readonly Pair[], limits: Pick<Limits, 'games' | 'seconds'>): void =>
    playPairs(rules, rung, pairs, results, { ...limits, seed: flags.seed, phone }, (result) => {
      appendResult(flags.results, result);
      console.error(`  ${result.deal} ${result.a} : ${result.b}  ${result.won} of ${result.games}`);
    });
  const measure = (levels: readonly LevelSettings[], seconds: number): void => {
    const alone = levels.map((level): Pair => ({ a: level, b: level, weight: 2 }));
    play(isTeam(rules, rung) ? alone : pairsOf(levels), { games: flags.games, seconds });
  };
  if (!flags.tune || !isTuned) {
    measure(settings, flags.seconds);
    return settings;
  }
  const path = pathOf(phone);
  const found = tune({
    path: path.map(playerName),
    rounds: flags.rounds,
    play: (places) =>
      measure(
        places.map((at) => defined(path[at])),
        flags.seconds / flags.rounds,
      ),
    contests: () => contestsOf(poolOf(results, rung, phone)),
  });
  const levels = found.map((at) => defined(path[at]));
  writeLevels(rung.game, levels);
  return levels;
}

function writeLevels(game: string, levels: readonly LevelSettings[]): void {
  const path = levelsFile(game);
  if (!existsSync(path)) throw new UsageError(`${path} does not exist: run the command in the repository`);
  writeFileSync(path, levelsSource(levels));
}

const introduction = ({ factor }: Flags): string =>
  `Written by \`orrery ladder\`. Each title gives the simulations per decision of the top level: without \`--iterations\`,
as many as a phone ${factor} times slower than the measuring machine completes in ${PHONE_MS} ms. The columns \`ms\` and \`simulations\` are means per decision, in
CPU time of the measuring machine. For levels that look ahead with mistakes, the numbers are what they overlook, how
often they stray, misjudgement, near gain and hoarding.`;

function writePage(path: string, tables: string): void {
  let page: string | null = null;
  try {
    page = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${path}: the file cannot be read`);
  }
  const text = inserted(page, tables);
  if (text === null) throw new UsageError(`${path}: the file has no markers for the tables: ${MARKS.join(' … ')}`);
  writeFileSync(path, text);
}
