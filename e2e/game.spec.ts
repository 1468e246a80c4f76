import { expect, test } from '@playwright/test';
import { keyboard } from './keyboard.ts';
import { answer } from './moonriser.ts';
import { finger, mouse, playOut } from './player.ts';
import { endAndReplay, hasty, startTable, tooSmall, watch } from './support.ts';

test('plays a whole game against a bot by mouse', async ({ page, context }) => {
  // Every click waits for frames, which are slow without a graphics card.
  test.setTimeout(360_000);
  await hasty(context);
  const errors = watch(page);
  await startTable(page);
  await playOut(page, () => answer(page, mouse));
  await endAndReplay(page);
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Place your Main base').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('plays a whole game by keyboard alone', async ({ page, context }) => {
  await hasty(context);
  await startTable(page);
  await playOut(page, () => answer(page, keyboard));
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays a whole game by touch, without horizontal scrolling', async ({ page, context }) => {
    await hasty(context);
    await startTable(page);
    await playOut(
      page,
      () => answer(page, finger),
      async (n) => {
        if (n % 20 !== 0) return;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  });

  test('all touch targets are at least 44 pixels high', async ({ page, context }) => {
    await hasty(context);
    await startTable(page);
    expect(await tooSmall(page)).toEqual([]);
  });
});
