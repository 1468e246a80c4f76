// Shared by all commands. Uses only Node's own modules, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = (name, file) => join(root, 'node_modules', name, file);

/** Exits with a one-line message. */
export function fail(message) {
  console.error(`orrery: ${message}`);
  process.exit(1);
}

/** Exits unless this Node satisfies `engines` in package.json: 20.19, 22.12, 24 or newer. */
export function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return;
  fail(`this is Node ${process.versions.node}; install Node 20.19, 22.12, 24 or newer from https://nodejs.org.`);
}

/** Runs a command with its output on ours; resolves to its exit code. Stopping this process stops it too. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    child.on('error', (error) => {
      console.error(`orrery: ${command} did not start: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

const onWindows = process.platform === 'win32';
export const npm = (args, options) => run('npm', args, { shell: onWindows, ...options });

/** Whether npm has installed the lockfile since it last changed, including what only developers need. */
function isFreshlyInstalled(lockfile) {
  const written = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(written) || !existsSync(bin('typescript', 'bin/tsc'))) return false;
  return statSync(written).mtimeMs > statSync(lockfile).mtimeMs;
}

/** Installs the dependencies, unless this lockfile is installed already. */
export async function install() {
  const lockfile = join(root, 'package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const stamp = join(root, 'node_modules/.orrery-lock');
  const hasStamp = existsSync(stamp);
  if (hasStamp && readFileSync(stamp, 'utf8') === lock) return;
  if (hasStamp || !isFreshlyInstalled(lockfile)) {
    console.log('Installing dependencies (once) …');
    const code = await npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']);
    if (code !== 0) fail('npm ci failed. See the errors above.');
  }
  writeFileSync(stamp, lock);
}

/** Dependencies of benchmarks are in bench/ and installed on first use. */
export async function installMeasuring() {
  const folder = join(root, 'bench');
  const needed = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies);
  if (needed.every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  console.error('Installing benchmark dependencies into bench/node_modules (once) …');
  const code = await npm(['ci', '--prefix', folder, '--no-workspaces', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code !== 0) fail('Could not install the benchmark dependencies.');
}

/** All files in a folder, without build output and dependencies. */
export function files(folder) {
  const out = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) out.push(...files(path));
    else if (!entry.name.endsWith('.tsbuildinfo')) out.push(path);
  }
  return out.sort();
}

/** A hash of all sources, to detect an outdated build. */
export function fingerprint() {
  const hash = createHash('sha256');
  const sources = [
    ...files(join(root, 'packages')).filter((path) => !/[\\/](test|gallery)[\\/]/.test(path)),
    join(root, 'tsconfig.base.json'),
  ];
  for (const path of [...sources, join(root, 'package-lock.json')]) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Builds what is out of date: the packages, and the web client unless `web` is false. Types are not checked; `npm test`
 * and `npm run check` do that.
 */
export async function build({ web = true } = {}) {
  const product = join(root, web ? 'packages/web/dist/index.html' : 'packages/cli/dist/index.js');
  const stamp = (name) => join(root, '.cache', name);
  const print = fingerprint();
  const isCurrent = (path) => existsSync(path) && readFileSync(path, 'utf8') === print;
  const stamps = web ? ['build'] : ['build-packages', 'build'];
  if (existsSync(product) && stamps.some((name) => isCurrent(stamp(name)))) return 0;
  console.error('Building …');
  const codes = await Promise.all([
    run(process.execPath, [bin('typescript', 'bin/tsc'), '-b', '--noCheck', ...builtPackages()]),
    ...(web ? [buildWeb()] : []),
  ]);
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) return failed;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp(stamps[0]), print);
  return 0;
}

async function buildWeb() {
  const folder = join(root, 'packages/web');
  const vite = await run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
  });
  if (vite !== 0) return vite;
  // What these steps write is compressed last; everything else meanwhile.
  const written = /\.html$|sw\.js$/;
  const codes = await Promise.all([
    ...['prerender.mjs', 'build-service-worker.mjs'].map((step) => run(process.execPath, [join(folder, step)])),
    compress(join(folder, 'dist'), (path) => !written.test(path)),
  ]);
  await compress(join(folder, 'dist'), (path) => written.test(path));
  return codes.find((code) => code > 0) ?? 0;
}

/** One level below the maximum: files are 2 % larger and take less than half the time. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes brotli and gzip copies of every text file of the page; the server sends them. */
async function compress(folder, wanted) {
  await Promise.all(
    files(folder)
      .filter((path) => /\.(js|css|html|svg|webmanifest|txt)$/.test(path) && wanted(path))
      .map(async (path) => {
        const whole = readFileSync(path);
        const [brotli, gzip] = await Promise.all([
          promisify(zlib.brotliCompress)(whole, BROTLI),
          promisify(zlib.gzip)(whole, { level: 9 }),
        ]);
        writeFileSync(`${path}.br`, brotli);
        writeFileSync(`${path}.gz`, gzip);
      }),
  );
}

const builtPackages = () => ['server', 'cli', 'games/registry', 'testing'].map((name) => join(root, 'packages', name));

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;

/** Installs Debian packages if permitted. */
async function apt(...packages) {
  if (!isRoot() || !has('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)) === 0;
}

/** Finds these commands; installs what is missing. */
export async function debian(packages) {
  const found = (command) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));
  const missing = Object.entries(packages).filter(([command]) => !found(command));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  console.log(`Installing ${names.join(', ')} (once) …`);
  if (!(await apt(...names))) fail(`these Debian packages are needed and could not be installed: ${names.join(', ')}.`);
}

/** A free port on this machine. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findBrowser() {
  if (process.env.ORRERY_CHROMIUM) return process.env.ORRERY_CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(':')) {
    for (const name of BROWSERS) {
      const path = join(folder, name);
      if (existsSync(path) && statSync(path).isFile()) return path;
    }
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

/** A browser for the tests: an installed one, Debian's, or Playwright's own (null). */
export async function browser() {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests (once) …');
  if (await apt('chromium')) return findBrowser();
  const code = await run(process.execPath, [bin('@playwright/test', 'cli.js'), 'install', 'chromium']);
  if (code !== 0) fail('No Chromium or Chrome found, and none could be installed. Set ORRERY_CHROMIUM to its path.');
  return null;
}

/**
 * Debian's headless shell, which runs the tests in less time than its Chromium; null if Chromium is another one, or if
 * the shell is not available.
 */
export async function headlessShell(chromium) {
  const shell = `${chromium}-headless-shell`;
  if (chromium !== '/usr/bin/chromium') return null;
  if (!existsSync(shell)) {
    console.log('Installing a headless shell for the tests (once) …');
    await apt('chromium-headless-shell');
  }
  return existsSync(shell) ? shell : null;
}

/** Python, for the example bot in the tests. */
export async function python() {
  if (has('python3') || (await apt('python3'))) return;
  fail('The tests need python3 for examples/python. Install it and try again.');
}

/** PostgreSQL and Redis, which the tests start and stop. */
export async function servers() {
  const folders = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const postgres = folders.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));
  await debian({ 'redis-server': 'redis-server', ...(postgres ? {} : { initdb: 'postgresql' }) });
}
