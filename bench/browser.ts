// Shared by browser benchmarks: serves the built page and starts a browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { useFastSettings } from '../e2e/test.ts';
import { freePort, root } from '../scripts/lib.mjs';

const isUp = (base: string): Promise<boolean> =>
  fetch(`${base}/api/health`).then(
    (r) => r.ok,
    () => false,
  );

/** Starts a server with the build, and a browser. */
export async function serveBuild() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const server = spawn(
    process.execPath,
    [join(root, 'packages/cli/bin/orrery.mjs'), 'serve', '--port', `${port}`, '--data', data],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.on('exit', () => server.kill());
  for (let tries = 0; tries < 100 && !(await isUp(base)); tries++) await new Promise((done) => setTimeout(done, 100));
  const browser = await chromium.launch({
    executablePath: process.env.ORRERY_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    browser,
    base,
    async close() {
      await browser.close();
      server.kill();
      rmSync(data, { recursive: true, force: true });
      process.exit(0);
    },
  };
}

/** A desktop page with animations off. */
export async function openPage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await useFastSettings(context, 'Ada');
  // tsx adds this helper to functions; functions that run in the page need it there.
  await context.addInitScript('globalThis.__name = (named) => named');
  return { context, page: await context.newPage() };
}
