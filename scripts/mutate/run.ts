// `npm run mutate <game>`: mutation testing of a game's rules; lists the mutants that no rule test notices.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startVitest } from 'vitest/node';
import { seeded, shuffled } from '../../packages/kernel/src/index.ts';
import { fail, files, root } from '../lib.mjs';
import { type Mutant, mutantsIn, switched } from './mutants.ts';

const words = process.argv.slice(2);
const [id] = words;
const option = (name: string, otherwise: string) => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? otherwise : (words[at + 1] ?? otherwise);
};
const count = Number(option('count', '300'));
const seed = option('seed', 'orrery');
const only = option('only', '');
const game = join(root, 'packages/games', id ?? '');
if (!id || !existsSync(join(game, 'src/index.ts')) || !Number.isInteger(count)) {
  fail('npm run mutate <game> [--count 300] [--seed word] [--only part/of/a/path]: plants changes in a game');
}

/** Files with rules and scoring. */
const isRule = (path: string): boolean =>
  /^src\/((rules|effects|flows)\/.*|(score\/)?[a-z-]*score)\.ts$/.test(relative(game, path));

const sources = files(join(game, 'src')).filter((path: string) => isRule(path) && path.includes(only));
const codes = new Map<string, string>(sources.map((path: string) => [path, readFileSync(path, 'utf8')]));
const all = [...codes].flatMap(([path, code]) => mutantsIn(path, code));
const chosen = shuffled(seeded(seed), [...all])
  .slice(0, count)
  .map((mutant, number) => ({ ...mutant, number }));
const tests = files(join(game, 'test')).filter(
  (path: string) => path.endsWith('.test.ts') && !/\/(contract|saves|records|golden)/.test(path),
);

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const out = join(cache, `mutate-${id}.json`);
rmSync(out, { force: true });
const shim = join(root, 'scripts/mutate/shim.ts');

/**
 * Also counts loop iterations, because a mutant can cause an endless loop that never evaluates a mutated expression.
 */
const counted = (code: string): string =>
  code.replace(/\bwhile \(/g, 'while (globalThis.__turn(), ').replace(/\bfor \(;;\)/g, 'for (; globalThis.__turn(); )');
const plan = { tests, mutants: chosen.map((mutant) => mutant.number), out, ms: 20_000 };

const vitest = await startVitest(
  'test',
  [],
  {
    root,
    config: false,
    watch: false,
    include: ['scripts/mutate/driver.test.ts'],
    reporters: [{}],
    maxWorkers: 1,
  },
  {
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    define: { __PLAN: JSON.stringify(plan) },
    plugins: [
      {
        name: 'planted',
        enforce: 'pre',
        transform(code: string, path: string) {
          if (tests.includes(path)) return counted(code.replace(/from 'vitest'/, `from '${shim}'`));
          if (path.startsWith(join(root, 'packages')) && !codes.has(path)) return counted(code);
          const own = chosen.filter((mutant) => mutant.file === path);
          return own.length > 0 ? switched(code, own) : null;
        },
      },
    ],
  },
);
await vitest.close();
if (!existsSync(out)) fail('the tests could not be run with the changes planted');

const { results, broken } = JSON.parse(readFileSync(out, 'utf8')) as {
  results: { number: number; by: string | null; tried: number }[];
  broken: string[];
};
for (const name of broken) console.log(`left out, since it cannot be run here: ${name}`);
const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70);
const survivors = results.filter((row) => row.by === null);
const shown = survivors
  .map((row) => ({ ...(chosen[row.number] as Mutant), tried: row.tried }))
  .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const { file, line, before, after, form, tried } of shown) {
  const change = form === 'statement' ? `without ${short(before)}` : `${short(before)}  ->  ${short(after)}`;
  console.log(
    `${relative(root, file)}:${line}  ${change}  (${tried === 0 ? 'no test of a rule comes here' : `${tried} tests`})`,
  );
}
const killed = results.length - survivors.length;
const score = results.length === 0 ? 100 : (100 * killed) / results.length;
console.log(`${id}: ${killed} of ${results.length} planted changes noticed by a test of a rule: ${score.toFixed(1)} %`);
console.log(`(${all.length} changes are possible; seed "${seed}")`);
process.exit(score >= Number(option('least', '0')) ? 0 : 1);
