// `npm run check`: quick checks within 45 seconds. Format, lint, generated files, import levels, types, and the unit
// tests of what changed since the last commit (or a given one). `npm test` runs everything.
import { runChecks, STATIC } from './checks.mjs';
import { bin, install, needNode } from './lib.mjs';
import { changedFiles, relatedTests } from './related-tests.mjs';

needNode();
await install();

/** Tests that run in `npm test` only: random games, servers, and tests that run all tests of the games. */
const SLOW = /[\\/]contract|[\\/]saves\.test\.ts$|^packages[\\/](server|cli|bots)[\\/]|[\\/]new-(card|game)\.test\.ts$/;

const [since = 'HEAD'] = process.argv.slice(2);
const began = Date.now();
const tests = relatedTests(changedFiles(since)).filter((path) => !SLOW.test(path));
const unit = ['unit tests of changed code', [bin('vitest', 'vitest.mjs'), 'run', '--bail=20', ...tests]];
const results = await runChecks([...(tests.length > 0 ? [unit] : []), ...STATIC]);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(failed > 0 ? 1 : 0);
