// Which test proves which rule and ruling, and which have no test. Only titles of tests that ran and passed count, from
// vitest's report.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gameIds, isUnfinished } from './games.ts';
import { bin, fail, files } from './lib.mjs';

interface Citation {
  file: string;
  title: string;
}

/** The part of vitest's report that is used here. */
interface Report {
  testResults: {
    name: string;
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[];
  }[];
}

const ID = /\b[A-Z]{2}-\d{3}\b/g;
/** Rulings are cited at the start of a title, among the rules: `HX-193 R12 with nothing left`. */
const HEAD = /^(?:(?:[A-Z]{2}-\d{3}|[A-Z]\d+):? )+/;
const RULING = /\b[A-Z]\d+\b/g;

/** The rules, and the rulings with that letter, that a title cites. */
function cited(title: string, letter: string): string[] {
  const rulings = title.match(HEAD)?.[0].match(RULING) ?? [];
  return [...(title.match(ID) ?? []), ...rulings.filter((id) => id.startsWith(letter))];
}

/** The newest modification time of files in these folders. */
const newest = (root: string, ...folders: string[]): number =>
  Math.max(...folders.flatMap((folder) => files(join(root, folder))).map((file: string) => statSync(file).mtimeMs));

/**
 * The test report of all games. Each game has its own, which is updated when the game or its dependencies have changed.
 */
export function scenarioReport(root: string): string {
  const cache = join(root, '.cache/scenarios');
  mkdirSync(cache, { recursive: true });
  const beneath = newest(root, 'packages/kernel/src', 'packages/testing/src');
  const reports = gameIds(root).map((id): Report => {
    const path = join(cache, `${id}.json`);
    const changed = Math.max(beneath, newest(root, `packages/games/${id}`));
    if (!existsSync(path) || statSync(path).mtimeMs <= changed) {
      console.log(`running the scenario tests of ${id} for the coverage page …`);
      const which = ['run', `packages/games/${id}/`, '--exclude', '**/contract*'];
      const reporter = ['--reporter=json', `--outputFile.json=${path}`];
      spawnSync(process.execPath, [bin('vitest', 'vitest.mjs'), ...which, ...reporter], { cwd: root, stdio: 'ignore' });
    }
    if (!existsSync(path)) fail(`the tests of ${id} left no report: run npx vitest run packages/games/${id}`);
    return JSON.parse(readFileSync(path, 'utf8'));
  });
  const all = join(root, '.cache/scenarios.json');
  writeFileSync(all, JSON.stringify({ testResults: reports.flatMap(({ testResults }) => testResults) }));
  return all;
}

/**
 * The titles of passed tests in a folder, with their suites. Contract tests do not count, because random play proves no
 * single rule.
 */
function passed(report: Report, folder: string): Citation[] {
  return report.testResults
    .filter(({ name }) => name.startsWith(`${folder}/`) && !name.startsWith(`${folder}/contract`))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .flatMap(({ title, ancestorTitles }) =>
          [title, ...ancestorTitles].map((words) => ({ file: relative(folder, name), title: words })),
        ),
    );
}

export function coveragePage(root: string, reportPath: string): { page: string; missing: string[] } {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  const rulesFolder = join(root, 'docs/rules');
  const missing: string[] = [];
  const chapters: string[] = [];
  for (const file of readdirSync(rulesFolder).sort()) {
    const game = basename(file, '.md');
    const tests = join(root, 'packages/games', game, 'test');
    if (!existsSync(tests)) continue;
    const lines = [...readFileSync(join(rulesFolder, file), 'utf8').matchAll(/^([A-Z]{2}-\d{3}) \| .* \| (.*)$/gm)];
    const rules = lines.map((m) => m[1] as string);
    const rulings = [
      ...readFileSync(join(root, 'docs/rulings', file), 'utf8').matchAll(/^\| ([A-Z]\d+) \| ([^|]*) \|/gm),
    ];
    const letter = rulings[0]?.[1]?.charAt(0) ?? '';
    const proofs = new Map<string, Citation[]>();
    for (const citation of passed(report, tests)) {
      for (const id of cited(citation.title, letter)) {
        const list = proofs.get(id) ?? [];
        if (!list.some(({ title }) => title === citation.title)) list.push(citation);
        proofs.set(id, list);
      }
    }
    const known = new Set([...rules, ...rulings.map((m) => m[1] as string)]);
    for (const id of proofs.keys())
      if (!known.has(id)) missing.push(`${id} is cited by a test but is no rule or ruling of ${game}`);
    const shown = (id: string): string => {
      const list = proofs.get(id);
      const first = list?.[0];
      const more = list && list.length > 1 ? ` (+${list.length - 1})` : '';
      return first ? `${first.file}: ${first.title.replaceAll('|', '/')}${more}` : '**none**';
    };
    const owed = !isUnfinished(root, game);
    const rows = rules.map((id) => {
      if (owed && !proofs.has(id)) missing.push(`${id} has no test`);
      return `| ${id} | ${shown(id)} |`;
    });
    chapters.push(`## ${game}: ${rules.length} rules\n\n| rule | test |\n| --- | --- |\n${rows.join('\n')}\n`);
    // A ruling is tested by a test that cites it, or through the rules that refer to it.
    const settled = rulings.map(([, id, question]) => {
      const by = lines.filter((m) => (m[2] as string).match(RULING)?.includes(id as string)).map((m) => m[1]);
      if (owed && !proofs.has(id as string) && by.length === 0)
        missing.push(`${id} of ${game} has no test and no rule`);
      const test = proofs.has(id as string) ? shown(id as string) : '';
      return `| ${id} | ${(question as string).trim()} | ${test} | ${by.join(', ')} |`;
    });
    chapters.push(
      `## ${game}: ${rulings.length} rulings\n\n| ruling | question | test | rules that rest on it |\n| --- | --- | --- | --- |\n${settled.join('\n')}\n`,
    );
  }
  const head =
    '# Rule coverage\n\nWhich scenario test proves which rule and ruling: titles of tests that ran and passed. Written by `npm test` and `npm run coverage`; `npm test` fails when a rule has none, or a ruling neither a test nor a rule that rests on it.\n';
  return { page: `${head}\n${chapters.join('\n')}`, missing };
}
