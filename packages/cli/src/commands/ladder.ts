import { readFileSync, writeFileSync } from 'node:fs';
import type { Level } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { Rules } from '@orrery/kernel';
import type { Command } from 'commander';
import { EXAMPLE, rulesFor, wholeNumber } from '../arguments.ts';
import {
  against,
  inserted,
  type Limits,
  MARKS,
  PHONE_MS,
  phoneIterations,
  type Rung,
  rungsOf,
  shareText,
  together,
  unmeasured,
} from '../ladder.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends Limits {
  seats?: number;
  setup?: string;
  factor: number;
  write?: string;
}

const DUELS: readonly (readonly [Level, Level])[] = [
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['hard', 'easy'],
];
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
const RIVALS = ['game', 'seats', 'iterations', ...DUELS.map(([a, b]) => `${a} : ${b}`)];
const TEAMS = ['game', 'seats', 'iterations', ...LEVELS];

export function ladderCommand(program: Command): void {
  program
    .command('ladder [game]')
    .description('compare all bot levels in every setup and seat count, at the speed of a slow phone')
    .option('-n, --games <n>', 'maximum number of games per comparison', wholeNumber(1, 10_000), 20)
    .option('--seconds <n>', 'CPU seconds per comparison', wholeNumber(1, 3600), 20)
    .option('--seats <n>', 'only this number of seats', wholeNumber(1, 16))
    .option('--setup <name>', 'only this setup')
    .option('--factor <n>', 'how many times slower the phone is than this machine', wholeNumber(1, 1000), 12)
    .option('--seed <text>', 'random seed; the same seed and iterations replay the same games', 'ladder')
    .option('--write <file>', 'insert the tables into a Markdown file, between its markers')
    .addHelpText(
      'after',
      `
Rivals: win rate of the first level, its 95 % interval, the number of games, and the mean lead in points.
Teams: win rate of a team of that level, and its mean points.

Examples:
  $ orrery ladder ${EXAMPLE} --games 4 --seconds 5
  $ orrery ladder --games 40 --seconds 60 --write docs/bots.md`,
    )
    .action(ladder);
}

async function ladder(id: string | undefined, flags: Flags): Promise<void> {
  if (id !== undefined) await rulesFor(id);
  const rows: { rivals: string[][]; teams: string[][] } = { rivals: [], teams: [] };
  const skipped: Rung[] = [];
  for (const entry of catalog) {
    const rules = await rulesFor(entry.id);
    for (const rung of rungsOf(rules)) {
      if (isSelected(rung, id, flags)) {
        const row = measureRung(rules, rung, flags);
        console.error(row.cells.join('  '));
        rows[row.kind].push(row.cells);
      } else skipped.push(rung);
    }
  }
  if (rows.rivals.length + rows.teams.length === 0) throw new UsageError('no setup matches --setup and --seats');
  const tables = [table('Rivals', RIVALS, rows.rivals), table('Teams', TEAMS, rows.teams)];
  const text = [introduction(flags), ...tables, unmeasured(skipped)].filter(Boolean).join('\n\n');
  if (flags.write === undefined) console.log(text);
  else insert(flags.write, text);
}

const isSelected = (rung: Rung, id: string | undefined, { seats, setup }: Flags): boolean =>
  (id ?? rung.game) === rung.game && (seats ?? rung.seats) === rung.seats && (setup ?? rung.setup) === rung.setup;

function measureRung(rules: Rules, rung: Rung, flags: Flags): { kind: 'rivals' | 'teams'; cells: string[] } {
  const iterations = phoneIterations(rules, rung, flags.factor);
  const head = [`${rung.name}, ${rung.setup}`, String(rung.seats), String(iterations)];
  const isTeam = rules.sides(rules.begin(rung.seats, rung.options, flags.seed)).length === 1;
  const cells = isTeam
    ? LEVELS.map((level) => shareText(together(rules, rung, level, iterations, flags), false))
    : DUELS.map(([a, b]) => shareText(against(rules, rung, a, b, iterations, flags)));
  return { kind: isTeam ? 'teams' : 'rivals', cells: [...head, ...cells] };
}

const introduction = ({ games, seconds, factor, seed }: Flags): string =>
  `Written by \`orrery ladder\`: at most ${games} games or ${seconds} s of CPU time per comparison, seed \`${seed}\`.
Iterations: what a phone ${factor} times slower than the measuring machine completes in ${PHONE_MS} ms.`;

const table = (title: string, head: string[], rows: string[][]): string =>
  rows.length === 0
    ? ''
    : [`**${title}**`, '', ...[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)].join('\n');

function insert(path: string, tables: string): void {
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
