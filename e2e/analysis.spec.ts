import { answer } from './moonriser.ts';
import { MOVE, mouse, playSome } from './player.ts';
import { accessible, startTable } from './support.ts';
import { expect, type Page, test } from './test.ts';
import { analysis, play } from './words.ts';

test.use({ installs: true });

/** Resigns the current game, so that it is over. */
async function resign(page: Page): Promise<void> {
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: play('menu-resign') }).click();
  await menu.getByRole('button', { name: play('menu-resign-yes'), exact: true }).click();
}

test('a finished game is reviewed offline, and played again from one of its decisions', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);

  await startTable(page);
  await playSome(page, () => answer(page, mouse), 10);
  const played = page.url();
  await resign(page);
  await page.locator('[data-review]').click();
  await page.waitForURL(/\/replay\/.*analysis=1/);

  // Decisions are listed while others are still analyzed.
  const graph = page.getByRole('slider', { name: analysis('win-chance') });
  await expect(page.locator('[data-graph=ready]')).toBeVisible();
  await page.getByRole('radio', { name: analysis('filter-all') }).check({ force: true });
  const row = page.locator('[data-row]').first();
  const step = await row.getAttribute('data-row');
  await row.click();
  await expect(graph).toHaveValue(step ?? '');
  await expect(page.locator(`[data-decision="${step}"]`)).toBeVisible();
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).not.toHaveValue(step ?? '');

  // It is kept, so opening it again needs no engine.
  const status = page.locator('[data-analysis]');
  await expect(status).toHaveAttribute('data-analysis', 'done', { timeout: 120_000 });
  await accessible(page, 'analysis');
  await page.reload();
  await expect(status).toHaveAttribute('data-analysis', 'done');
  expect(page.workers().filter((worker) => worker.url().includes('analysis'))).toEqual([]);

  await page.getByRole('button', { name: analysis('graph-on') }).click();
  await expect(
    page
      .getByRole('table', { name: analysis('table') })
      .getByRole('rowheader')
      .first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: analysis('filter-all') }).check({ force: true });
  await page.locator('[data-row]').first().click();
  await page.locator('[data-fork]').click();
  await page.waitForURL(/\/play\//);
  expect(page.url()).not.toBe(played);
  await page.locator(MOVE).waitFor();
});
