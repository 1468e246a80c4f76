// Drives WebKitGTK's MiniBrowser over WebDriver on a virtual screen.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib.mjs';

const SCREEN = '1600x1100x24';
/** Removes the minimum size of the browser's buttons, so that the window can be as narrow as a phone. */
const NO_CHROME = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

function miniBrowser() {
  for (const arch of readdirSync('/usr/lib').filter((name) => name.includes('linux-gnu'))) {
    for (const version of ['4.1', '4.0', '6.0']) {
      const path = join('/usr/lib', arch, `webkit2gtk-${version}`, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  throw new Error('WebKit has no MiniBrowser here.');
}

/** A virtual screen; its number arrives on the third pipe. */
function screen() {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.on('exit', () => server.kill());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3].once('data', (data) => resolve({ server, display: `:${String(data).trim()}` }));
  });
}

export async function webkit() {
  const home = mkdtempSync(join(tmpdir(), 'orrery-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NO_CHROME);
  const { server, display } = await screen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.on('exit', () => driver.kill());
  const errors = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.on('data', (data) =>
      errors.push(
        ...String(data)
          .split('\n')
          .filter((line) => /CONSOLE.* ERROR/.test(line)),
      ),
    );
  }

  async function call(method, path, body) {
    const request = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  async function up() {
    for (let tries = 0; tries < 100; tries++) {
      if (await call('GET', '/status').catch(() => null)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('WebKitWebDriver did not come up.');
  }

  await up();
  const options = {
    binary: miniBrowser(),
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const wish = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await call('POST', '/session', wish);
  const at = `/session/${sessionId}`;
  const run = async (code) => call('POST', `${at}/execute/sync`, { script: code, args: [] });
  return {
    name: 'webkit',
    errors,
    async resize(width, height) {
      await call('POST', `${at}/window/rect`, { width, height });
      const [w, h] = await run('return [innerWidth, innerHeight]');
      await call('POST', `${at}/window/rect`, { width: width + (width - w), height: height + (height - h) });
    },
    open: (url) => call('POST', `${at}/url`, { url }),
    run,
    press(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      return call('POST', `${at}/actions`, { actions: [mouse] });
    },
    picture: () => call('GET', `${at}/screenshot`),
    async close() {
      await call('DELETE', at).catch(() => {});
      driver.kill();
      server.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
