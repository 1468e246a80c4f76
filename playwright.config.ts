import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Runs against the built product: the page in packages/web/dist, served by the real server.
const port = Number(process.env.ORRERY_E2E_PORT ?? 47_311);
process.env.ORRERY_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
const data = process.env.ORRERY_E2E_DATA;
// Without a path, Playwright uses its own Chromium and headless shell.
const installed = (path: string) => (existsSync(path) ? path : undefined);
const chromium = process.env.ORRERY_CHROMIUM ?? installed('/usr/bin/chromium');
const shell =
  process.env.ORRERY_HEADLESS_SHELL ?? (process.env.ORRERY_CHROMIUM || installed('/usr/bin/chromium-headless-shell'));

const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The headless shell needs less time, but lacks notifications.
    { name: 'shell', grepInvert: /@full/, use: { launchOptions: launchOptions(shell ?? chromium) } },
    {
      name: 'chromium',
      grep: /@full/,
      use: { channel: chromium ? undefined : 'chromium', launchOptions: launchOptions(chromium) },
    },
  ],
  webServer: {
    command: `node packages/cli/bin/orrery.mjs serve --port ${port} --data ${data}`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: process.env.ORRERY_E2E_PORT !== undefined,
    stdout: 'ignore',
  },
});
