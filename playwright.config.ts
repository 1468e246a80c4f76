import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Runs against the built product: the page in packages/web/dist, served by the real server.
const port = Number(process.env.ORRERY_E2E_PORT ?? 47_311);
process.env.ORRERY_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
const data = process.env.ORRERY_E2E_DATA;
// Without a path, Playwright uses its own Chromium.
const chromium = process.env.ORRERY_CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null);

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
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node packages/cli/bin/orrery.mjs serve --port ${port} --data ${data}`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: process.env.ORRERY_E2E_PORT !== undefined,
    stdout: 'ignore',
  },
});
