// Drives Firefox over WebDriver BiDi.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib.mjs';

// The server's WebSocket client, because Node has none before version 22.
const { WebSocket } = createRequire(join(root, 'packages/server/package.json'))('ws');

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

/** The address where a started browser listens. */
const address = (browser) =>
  new Promise((resolve, reject) => {
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code} before it listened.`)));
    browser.stderr.on('data', (data) => {
      const found = LISTENING.exec(String(data));
      if (found) resolve(`${found[1]}/session`);
    });
  });

/** Sends commands over one socket; events go to `onEvent`. */
async function connect(url, onEvent) {
  const socket = new WebSocket(url, { maxPayload: 64 << 20 });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const open = new Map();
  let calls = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const call = open.get(message.id);
    open.delete(message.id);
    if (!call) return onEvent(message);
    if (message.type === 'error') call.reject(new Error(`${call.method}: ${message.message}`));
    else call.resolve(message.result);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++calls;
      open.set(id, { method, resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'orrery-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.on('exit', () => browser.kill());
  const errors = [];
  const call = await connect(await address(browser), ({ method, params }) => {
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text);
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    name: 'firefox',
    errors,
    resize: (width, height) => call('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(code) {
      const expression = `JSON.stringify((() => { ${code} })())`;
      const answer = await call('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    press(x, y) {
      const [down, up, move] = ['pointerDown', 'pointerUp', 'pointerMove'];
      const actions = [
        { type: move, x, y },
        { type: down, button: 0 },
        { type: up, button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      return call('input.performActions', { context, actions: [mouse] });
    },
    picture: async () => (await call('browsingContext.captureScreenshot', { context })).data,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await call('browser.close', {}).catch(() => browser.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
