import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './support.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

// Pages of a first visit are prerendered and readable before any script loads.
const books = readdirSync(join(import.meta.dirname, '../packages/web/dist/rules')).filter((name) =>
  /\.html$/.test(name),
);
const DRAWN = ['/', ...books.map((name) => `/rules/${name.replace('.html', '')}`)];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('prerendered pages are readable', async ({ page }) => {
    expect(DRAWN.length).toBeGreaterThan(2);
    for (const path of DRAWN) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.getByRole('heading').count(), path).toBeGreaterThan(5);
    }
  });
});

test.describe('in the light theme', () => {
  test.use({ theme: 'light' });

  for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test(`prerendered pages hydrate without changes on a ${name}`, async ({ visitor }) => {
      const page = await visitor('Ada', device);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.first = document.documentElement.dataset.theme;
        });
      });
      for (const path of [...DRAWN, ...GAMES.map((id) => `/new/${id}`)]) {
        await page.goto(path);
        const drawn = await page.locator('h1').elementHandle();
        await page.locator('html[data-motion]').waitFor();
        if (path.startsWith('/new')) await page.getByRole('button', { name: 'Start game' }).waitFor();
        if (path.startsWith('/rules')) await expect(page.getByRole('searchbox')).toBeEditable();
        expect(await drawn?.evaluate((el) => el.isConnected), path).toBe(true);
        await expect(page.locator('html')).toHaveAttribute('data-first', 'light');
      }
    });
  }
});
