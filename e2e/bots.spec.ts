import type { Page } from '@playwright/test';
import { MOVE } from './player.ts';
import { accessible, noSidewaysScroll, startTable } from './support.ts';
import { expect, PHONE, test } from './test.ts';
import { bots, end, play, setup } from './words.ts';

const card = (page: Page, level: number) => page.locator(`label[data-level="${level}"]`);
const radio = (page: Page, level: number) => card(page, level).getByRole('radio');
const details = (page: Page, name: string) => page.getByRole('region', { name: bots('about', { name }) });

test('the set-up recommends a bot, and another one is picked with the arrow keys', async ({ page }) => {
  await page.goto('/new/moonriser?seed=bots');
  await expect(page.getByRole('radiogroup', { name: bots('pick'), exact: true }).getByRole('radio')).toHaveCount(8);
  await expect(card(page, 2)).toHaveAttribute('data-recommended');
  await expect(radio(page, 2)).toBeChecked();
  await expect(details(page, 'Metis')).toContainText(bots('recommended-first'));
  await radio(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 4)).toBeChecked();
  await expect(details(page, 'Juno')).toContainText(bots('recommended-is', { name: 'Metis' }));
  await accessible(page, 'set-up with bots');
  // The first game is one click away again.
  await page.getByRole('button', { name: setup('first-game') }).click();
  await expect(radio(page, 2)).toBeChecked();
  await card(page, 6).click();
  await page.getByRole('button', { name: setup('start') }).click();
  await page.locator(MOVE).waitFor();
  await expect(page.locator('[data-anchor="player:1"]').filter({ hasText: 'Pallas' }).first()).toBeVisible();
  await expect(page.locator('[data-anchor="player:1"] [data-bot="6"]').first()).toBeVisible();
});

test('each seat can have a bot of its own', async ({ page }) => {
  await page.goto('/new/moonrakers');
  const names = page.locator('[data-bot-name]');
  await expect(names).toHaveText(['Metis', 'Metis II', 'Metis III']);
  const seats = page.locator('input[name=bot-seat]');
  await seats.nth(2).check({ force: true });
  await card(page, 8).click();
  await expect(names).toHaveText(['Metis', 'Ceres', 'Metis II']);
  await seats.first().check({ force: true });
  await card(page, 1).click();
  await expect(names).toHaveText(['Eros', 'Eros II', 'Eros III']);
});

test('after a clear loss, the page suggests a weaker bot and starts the game at once', async ({ page }) => {
  await startTable(page);
  const table = page.url();
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: play('menu-resign') }).click();
  await menu.getByRole('button', { name: play('menu-resign-yes'), exact: true }).click();
  const next = page.locator('[data-next=weaker]');
  await expect(next).toHaveText(end('next-play', { name: 'Eros' }));
  await next.click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && url.href !== table);
  await page.locator(MOVE).waitFor();
  await expect(page.locator('[data-anchor="player:1"]').filter({ hasText: 'Eros' }).first()).toBeVisible();
  // The set-up knows the result and recommends the weaker bot, too.
  await page.goto('/new/moonriser');
  await expect(card(page, 2)).toContainText(bots('met', { won: 0, played: 1 }));
  await expect(radio(page, 1)).toBeChecked();
  await expect(details(page, 'Eros')).toContainText(bots('recommended-why', { name: 'Metis', won: 0, played: 1 }));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('all bots fit beside each other, and one tap picks one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/new/moonriser');
    await card(page, 7).tap();
    await expect(radio(page, 7)).toBeChecked();
    const boxes = await page.locator('label[data-level]').evaluateAll((all) =>
      all.map((el) => {
        const { width, height, right } = el.getBoundingClientRect();
        return { width, height, right, cut: el.scrollWidth > el.clientWidth };
      }),
    );
    for (const { width, height, right, cut } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(360);
      expect(cut).toBe(false);
    }
    await noSidewaysScroll(page);
  });
});
