// `npm run browsers`: plays some moves of every game in Firefox and WebKit at desktop and phone width. Fails on page
// errors and if a game does not continue; screenshots go to .cache/browsers. Names after `--` select: `-- webkit
// helionox`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from './browsers/firefox.mjs';
import { pick } from './browsers/pick.mjs';
import { webkit } from './browsers/webkit.mjs';
import { build, debian, fail, freePort, install, needNode, root } from './lib.mjs';

const SIZES = { desk: [1440, 900], phone: [390, 844] };
/** Clicks per table, and after how many a screenshot is taken. */
const PRESSES = 24;
const PICTURE = 8;
/** The page counts as idle after this many milliseconds without a change. */
const QUIET = 1500;
/** Minimum number of different questions. */
const QUESTIONS = 6;

needNode();
await install();
if ((await build()) !== 0) fail('The build failed. See the errors above.');
await debian({ 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });

const chosen = process.argv.slice(2);
const wanted = (names) =>
  names.some((name) => chosen.includes(name)) ? names.filter((n) => chosen.includes(n)) : names;
const games = wanted(readdirSync(join(root, 'packages/games')).filter((id) => id !== 'registry'));
const browsers = wanted(['firefox', 'webkit']).map((name) => ({ firefox, webkit })[name]);

const pictures = join(root, '.cache/browsers');
mkdirSync(pictures, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'orrery-browsers-'));
const port = await freePort();
const serving = [join(root, 'packages/cli/bin/orrery.mjs'), 'serve', '--port', `${port}`, '--data', folder];
const server = spawn(process.execPath, serving, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const site = `http://127.0.0.1:${port}`;

async function until(what, holds) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`${what} never came about`);
}

/** Waits until nothing has loaded for a while: leaving a page during loading causes errors. */
async function settled(browser) {
  let before = -1;
  await until('a page at rest', async () => {
    const now = await browser.run(`return performance.getEntriesByType('resource').length`);
    const rests = now === before;
    before = now;
    if (!rests) await pause(QUIET);
    return rests;
  });
}

/** Starts a new table and answers questions by clicking highlighted places. */
async function play(browser, game, size) {
  const name = `${game}-${browser.name}-${size}`;
  const keep = async (what) =>
    writeFileSync(join(pictures, `${name}-${what}.png`), Buffer.from(await browser.picture(), 'base64'));
  await browser.resize(...SIZES[size]);
  await browser.open(site);
  await browser.run(`localStorage.setItem('orrery.settings', '{"pace":"instant","mute":true,"name":"Ada"}')`);
  await settled(browser);
  await keep('home');
  await browser.open(`${site}/rules/${game}`);
  await settled(browser);
  await keep('rules');
  await browser.open(`${site}/new/${game}?seed=browsers`);
  await until('the set-up', () => browser.run(`return document.querySelector('dialog [type=submit]') !== null`));
  await keep('set-up');
  await browser.run(`document.querySelector('dialog [type=submit]').click()`);
  await until('the table', () => browser.run(`return document.querySelector('[aria-label="Your move"]') !== null`));
  await pause(1500);
  const lines = () => browser.run(`return document.querySelectorAll('[aria-label=Log] li').length`);
  const before = await lines();
  // A scene may cover the log for a while.
  let logged = before;
  const questions = new Set();
  for (let n = 0; n < PRESSES; n++) {
    if (n % PICTURE === 0) await keep(n);
    const found = await browser.run(`${pick}; return pick(${n})`);
    if (found?.over) break;
    if (found) {
      questions.add(found.asked);
      await browser.press(found.x, found.y);
    }
    logged = Math.max(logged, await lines());
    await pause(250);
  }
  await keep(PRESSES);
  const [wide, broken] = await browser.run(
    `return [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelector('main[role=alert]')?.textContent ?? '',
    ]`,
  );
  const faults = [...browser.errors.splice(0)];
  // On a phone the log is behind a tab.
  if (size === 'desk' && logged <= before) faults.push(`the log has no new lines: ${logged}`);
  if (broken) faults.push(broken);
  if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);
  if (questions.size < QUESTIONS)
    faults.push(`only ${questions.size} questions came up: ${[...questions].join(' | ')}`);
  return { name, questions: questions.size, faults };
}

await until('the server', async () => (await fetch(`${site}/api/health`)).ok);
let failed = 0;
for (const start of browsers) {
  const browser = await start();
  for (const game of games) {
    for (const size of Object.keys(SIZES)) {
      const { name, questions, faults } = await play(browser, game, size);
      console.log(`${faults.length === 0 ? 'ok' : 'NOT OK'}  ${name}  (${questions} questions answered)`);
      for (const fault of faults) console.log(`    ${fault}`);
      failed += faults.length > 0 ? 1 : 0;
    }
  }
  await browser.close();
}
server.kill();
rmSync(folder, { recursive: true, force: true });
console.log(`Pictures: ${pictures}`);
process.exit(failed > 0 ? 1 : 0);
