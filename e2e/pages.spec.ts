import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { answer, mouse } from './player.ts';
import { accessible, countShifts, hasty, startTable, watch } from './support.ts';

const DIST = join(import.meta.dirname, '../packages/web/dist');
const PAGES = ['/', '/new/moonriser', '/settings', '/credits', '/rules/moonriser', '/replay', '/nowhere'];

for (const theme of ['dark', 'light']) {
  test(`no serious accessibility finding on any screen, ${theme}`, async ({ page, context }) => {
    await hasty(context);
    await context.addInitScript((chosen) => localStorage.setItem('orrery.theme', chosen), theme);
    const errors = watch(page);
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await accessible(page, path);
    }
    await startTable(page);
    await accessible(page, 'table');
    await page.keyboard.press('?');
    await accessible(page, 'keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await accessible(page, 'menu');
    expect(errors).toEqual([]);
  });
}

test('settings are kept and shown at once', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Light', { exact: true }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('As little as possible').check({ force: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
});

test('the rules can be searched', async ({ page }) => {
  await page.goto('/rules/moonriser');
  await page.getByRole('searchbox').fill('black token');
  await expect(page.getByRole('heading', { name: 'Empty space' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The aim' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No rule speaks of')).toBeVisible();
});

test('the guided first game teaches from the first moment', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/learn/moonriser');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toContainText('Welcome to the Moon');
  const heard = new Set<string>();
  for (let acted = 0; acted < 22; ) {
    if (await coach.isVisible()) {
      heard.add((await coach.getByRole('heading').textContent()) ?? '');
      await coach.getByRole('button', { name: 'Got it' }).click();
    } else if ((await answer(page, mouse)) === 'acted') acted++;
    else await page.waitForTimeout(20);
  }
  for (const title of ['Put down your Main base', 'Keep three of five', 'Phase one: planning', 'Phase two: build']) {
    expect([...heard]).toContain(title);
  }
});

test('nothing jumps while pages come in', async ({ page, context }) => {
  await hasty(context);
  const shifted = await countShifts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.05);
  await startTable(page);
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.1);
});

test('the first load is at most 250 kB of script', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).waitFor();
  const files = readdirSync(join(DIST, 'assets'));
  const bytes = [...loaded]
    .map((path) => path.split('/').pop() ?? '')
    .filter((name) => files.includes(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, 'assets', name))).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(250_000);
});
