// `npm test`: runs all checks. Its last line is the sum over all runners. `npm run test:full` (`--full`) plays more random
// games; see `effort` in packages/testing.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChecks, STATIC } from './checks.mjs';
import { bin, browser, build, freePort, headlessShell, install, needNode, python, root, run, servers } from './lib.mjs';

needNode();
await install();
await python();
await servers();

const isFull = process.argv.includes('--full');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const node = (file, ...args) => run(process.execPath, [file, ...args]);
const total = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end of the log. */
const wrong = [];
const add = (name, passed, failed, skipped = 0) => {
  if (failed > 0) wrong.push(name);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** A check that passes or fails as a whole. */
async function check(name, work) {
  const began = Date.now();
  const ok = (await work()) === 0;
  add(name, ok ? 1 : 0, ok ? 0 : 1);
  console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** A runner that writes a report; a missing or failed report counts as a failure. */
async function runner(name, report, work, count) {
  const path = join(cache, report);
  rmSync(path, { force: true });
  const code = await work(path);
  if (!existsSync(path)) return add(`${name}: no report`, 0, 1);
  const { passed, failed, skipped, names } = count(JSON.parse(readFileSync(path, 'utf8')));
  const more = failed === 0 && code !== 0 ? [`ended with ${code}: an error outside any test`] : [];
  add([name, ...names, ...more].join('\n  '), passed, failed + more.length, skipped);
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

/** All specs of a suite, including nested suites. */
const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];

/** The duration of each game's tests. */
function costs(path) {
  const sums = new Map();
  for (const { name, startTime, endTime } of existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8')).testResults
    : []) {
    const game = name.match(/packages\/games\/([^/]+)\/test\//)?.[1];
    if (game) sums.set(game, (sums.get(game) ?? 0) + (endTime - startTime) / 1000);
  }
  return sums;
}

for (const { name, ok } of await runChecks(STATIC)) add(name, ok ? 1 : 0, ok ? 0 : 1);
await check('build', () => build());

await runner(
  'unit, contract and scenario tests',
  'vitest.json',
  (path) =>
    run(
      process.execPath,
      [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      { env: { ...process.env, ORRERY_BUILT: '1', ...(isFull ? { ORRERY_TESTS: 'full' } : {}) } },
    ),
  (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests,
    skipped: r.numPendingTests + r.numTodoTests,
    names: r.testResults.flatMap((file) => [
      ...(file.status === 'failed' ? [`${relative(root, file.name)} ${file.message}`] : []),
      ...file.assertionResults.filter((t) => t.status === 'failed').map((t) => `${t.fullName}`),
    ]),
  }),
);

/** Seconds for the tests of one game, so that five games stay within half an hour. */
const BUDGET = 150;
for (const [game, seconds] of costs(join(cache, 'vitest.json'))) {
  console.log(`${game}: ${seconds.toFixed(0)} s of ${BUDGET}${seconds > BUDGET ? ', OVER BUDGET' : ''}`);
}

await check('every rule has a passing test', () =>
  node('--conditions=source', '--import', 'tsx', 'scripts/write-coverage.ts', `--report=${join(cache, 'vitest.json')}`),
);

const chromium = await browser();
const shell = await headlessShell(chromium);
// Another run on this machine may use the usual port.
const port = await freePort();
await runner(
  'browser tests',
  'playwright.json',
  (path) =>
    run(process.execPath, [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
        ORRERY_E2E_PORT: `${port}`,
        ...(chromium ? { ORRERY_CHROMIUM: chromium } : {}),
        ...(shell ? { ORRERY_HEADLESS_SHELL: shell } : {}),
        ...(isFull ? { ORRERY_TESTS: 'full' } : {}),
      },
    }),
  ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: suites
      .flatMap(specs)
      .filter((spec) => !spec.ok)
      .map((spec) => `${spec.file} ${spec.title}`),
  }),
);

for (const name of wrong) console.log(`NOT OK  ${name}`);
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
