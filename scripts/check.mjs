// `npm run check`: quick checks within 90 seconds. Format, lint, generated files, import levels, types, and the unit
// tests of what changed since the last commit (or a given one). `npm test` runs everything.
import { join } from 'node:path';
import { bin, install, needNode, root, run } from './lib.mjs';

needNode();
await install();

const [since] = process.argv.slice(2);
const node = (file, ...args) => run(process.execPath, [file, ...args]);
const tsc = (folder) => node(bin('typescript', 'bin/tsc'), '-p', folder);
const checks = [
  ['format and lint', () => node(bin('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.')],
  ['generated files', () => node(join(root, 'scripts/gen.mjs'), '--check')],
  ['import levels', () => node(join(root, 'scripts/levels.mjs'))],
  ['dependencies', () => node(join(root, 'scripts/dependencies.mjs'))],
  ['types', () => tsc(root)],
  ['types of the web client', () => tsc(join(root, 'packages/web'))],
  [
    'unit tests of changed code',
    // Random games and server tests run in `npm test` only.
    () =>
      node(
        bin('vitest', 'vitest.mjs'),
        'run',
        since ? `--changed=${since}` : '--changed',
        '--passWithNoTests',
        '--bail=20',
        ...['**/contract*', '**/saves.test.ts', 'packages/{server,cli,bots}/**'].flatMap((glob) => ['--exclude', glob]),
      ),
  ],
];

let failed = 0;
const began = Date.now();
for (const [name, work] of checks) {
  const from = Date.now();
  const ok = (await work()) === 0;
  if (!ok) failed++;
  console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}  (${((Date.now() - from) / 1000).toFixed(1)} s)`);
}
console.log(`${checks.length - failed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(failed > 0 ? 1 : 0);
