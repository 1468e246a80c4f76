import { expect, test } from '@playwright/test';
import { answer } from './moonriser.ts';
import { mouse } from './player.ts';
import { hasty, startTable } from './support.ts';

test('after the first visit everything local works without a network, bots included', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/rules/moonriser');
  await expect(page.getByRole('heading', { name: 'Rules of Moonriser' })).toBeVisible();
  await startTable(page);
  for (let acted = 0; acted < 14; ) {
    if ((await answer(page, mouse)) === 'acted') acted++;
    else await page.waitForTimeout(20);
  }
  await page.reload();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await page.goto('/new/moonriser');
  await page.getByLabel('Who sits on seat 2').selectOption({ label: 'Friend by link' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
});
