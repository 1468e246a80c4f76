// `npm run lighthouse`: the cost of a first visit on a phone. Serves the build locally and runs Lighthouse's mobile
// profile on home, set-up and rules of every game, three times each; the median counts. Names after `--` select pages:
// `-- home rules`. A busy machine makes every figure worse; `cpu` (Lighthouse's benchmark index) and `load` show how
// busy it was.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, build, fail, freePort, install, installMeasuring, needNode, root, run } from './lib.mjs';

const RUNS = 3;
const GOAL = { performance: 90, accessibility: 100, practices: 100, lcp: 2500, tbt: 200 };

needNode();
await install();
await installMeasuring();
if ((await build()) !== 0) fail('The build failed. See the errors above.');
const chromium = await browser();

const rooms = join(root, 'packages/web/src/games');
const games = readdirSync(rooms).filter((id) => existsSync(join(rooms, id, 'listing.ts')));
const chosen = process.argv.slice(2);
const pages = [
  { name: 'home', path: '/' },
  ...games.map((id) => ({ name: `set-up ${id}`, path: `/new/${id}` })),
  ...games
    .filter((id) => existsSync(join(rooms, id, 'guide')))
    .map((id) => ({ name: `rules ${id}`, path: `/rules/${id}` })),
].filter(({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)));

const folder = mkdtempSync(join(tmpdir(), 'orrery-lighthouse-'));
const port = await freePort();
const serving = [join(root, 'packages/cli/bin/orrery.mjs'), 'serve', '--port', `${port}`, '--data', folder];
const server = spawn(process.execPath, serving, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const stop = () => server.kill();
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

async function up() {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  fail('The server did not start.');
}

async function once({ name, path }) {
  const report = join(folder, 'report.json');
  const code = await run(
    process.execPath,
    [
      join(root, 'bench/node_modules/lighthouse/cli/index.js'),
      `http://127.0.0.1:${port}${path}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=performance,accessibility,best-practices',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking',
    ],
    { env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) } },
  );
  if (code !== 0) fail(`Lighthouse could not measure ${name}.`);
  const { categories, audits, environment } = JSON.parse(readFileSync(report, 'utf8'));
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id) => Math.round(audits[id]?.numericValue ?? 0);
  const part = (group) =>
    (audits['mainthread-work-breakdown']?.details?.items ?? []).find((item) => item.group === group)?.duration ?? 0;
  return {
    page: name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    KiB: Math.round(value('total-byte-weight') / 1024),
    script: Math.round(part('scriptEvaluation')),
    layout: Math.round(part('styleLayout')),
    long: (audits['long-tasks']?.details?.items ?? []).length,
    cpu: Math.round(environment.benchmarkIndex),
    load: Number(loadavg()[0].toFixed(1)),
  };
}

/** The median run by score. */
async function measure(page) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await once(page));
  runs.sort((a, b) => a.performance - b.performance || b.tbt - a.tbt);
  return { ...runs[Math.floor(RUNS / 2)], scores: runs.map(({ performance }) => performance).join('/') };
}

const misses = ({ performance, accessibility, practices, lcp, tbt }) =>
  performance < GOAL.performance ||
  accessibility < GOAL.accessibility ||
  practices < GOAL.practices ||
  lcp > GOAL.lcp ||
  tbt > GOAL.tbt;

await up();
const rows = [];
for (const page of pages) {
  rows.push(await measure(page));
  console.log(
    Object.entries(rows[rows.length - 1])
      .map(([key, value]) => `${key} ${value}`)
      .join('  '),
  );
}
server.kill();
rmSync(folder, { recursive: true, force: true });
const missed = rows.filter(misses).map(({ page }) => page);
if (missed.length > 0) fail(`under the goal (${JSON.stringify(GOAL)}): ${missed.join(', ')}`);
