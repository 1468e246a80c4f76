import { readFileSync, writeFileSync } from 'node:fs';
import type { Level } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { Rules } from '@orrery/kernel';
import type { Command } from 'commander';
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
import { Misuse } from '../misuse.ts';
import { EXAMPLE, rulesFor, wholeNumber } from '../values.ts';

interface Wishes extends Limits {
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
    .description('let the levels of bots play each other in every mode and number of seats, thinking as a slow phone')
    .option('-n, --games <n>', 'at most so many games per comparison', wholeNumber(1, 10_000), 20)
    .option('--seconds <n>', 'computing time per comparison', wholeNumber(1, 3600), 20)
    .option('--seats <n>', 'this number of seats alone', wholeNumber(1, 16))
    .option('--setup <name>', 'this way to play alone')
    .option('--factor <n>', 'how many times slower than this machine the phone is', wholeNumber(1, 1000), 12)
    .option('--seed <text>', 'equal seeds and iterations give equal games', 'ladder')
    .option('--write <file>', 'put the tables into a page, between its marks')
    .addHelpText(
      'after',
      `
Rivals: how often the first level wins, its interval at 95 % and the games played, and by how many points it is ahead.
Teams: how often a team of that level wins, and its points.

Examples:
  $ orrery ladder ${EXAMPLE} --games 4 --seconds 5
  $ orrery ladder --games 40 --seconds 60 --write docs/bots.md`,
    )
    .action(ladder);
}

async function ladder(id: string | undefined, wishes: Wishes): Promise<void> {
  if (id !== undefined) await rulesFor(id);
  const rows: { rivals: string[][]; teams: string[][] } = { rivals: [], teams: [] };
  const left: Rung[] = [];
  for (const entry of catalog) {
    const rules = await rulesFor(entry.id);
    for (const rung of rungsOf(rules)) {
      if (isWished(rung, id, wishes)) {
        const row = climb(rules, rung, wishes);
        console.error(row.cells.join('  '));
        rows[row.kind].push(row.cells);
      } else left.push(rung);
    }
  }
  if (rows.rivals.length + rows.teams.length === 0) throw new Misuse('there is no such setup or number of seats');
  const tables = [table('Between rivals', RIVALS, rows.rivals), table('Together', TEAMS, rows.teams)];
  const text = [said(wishes), ...tables, unmeasured(left)].filter(Boolean).join('\n\n');
  if (wishes.write === undefined) console.log(text);
  else insert(wishes.write, text);
}

const isWished = (rung: Rung, id: string | undefined, { seats, setup }: Wishes): boolean =>
  (id ?? rung.game) === rung.game && (seats ?? rung.seats) === rung.seats && (setup ?? rung.setup) === rung.setup;

function climb(rules: Rules, rung: Rung, wishes: Wishes): { kind: 'rivals' | 'teams'; cells: string[] } {
  const iterations = phoneIterations(rules, rung, wishes.factor);
  const head = [`${rung.name}, ${rung.setup}`, String(rung.seats), String(iterations)];
  const isTeam = rules.sides(rules.begin(rung.seats, rung.options, wishes.seed)).length === 1;
  const cells = isTeam
    ? LEVELS.map((level) => shareText(together(rules, rung, level, iterations, wishes), false))
    : DUELS.map(([a, b]) => shareText(against(rules, rung, a, b, iterations, wishes)));
  return { kind: isTeam ? 'teams' : 'rivals', cells: [...head, ...cells] };
}

const said = ({ games, seconds, factor, seed }: Wishes): string =>
  `Made by \`orrery ladder\`: at most ${games} games or ${seconds} s of computing per comparison, seed \`${seed}\`;
iterations are what a phone ${factor} times slower than the machine it ran on makes in ${PHONE_MS} ms.`;

const table = (title: string, head: string[], rows: string[][]): string =>
  rows.length === 0
    ? ''
    : [`**${title}**`, '', ...[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)].join('\n');

function insert(path: string, tables: string): void {
  let page: string | null = null;
  try {
    page = readFileSync(path, 'utf8');
  } catch {
    throw new Misuse(`${path}: no such page`);
  }
  const text = inserted(page, tables);
  if (text === null) throw new Misuse(`${path}: the page has no place for the tables: ${MARKS.join(' … ')}`);
  writeFileSync(path, text);
}
