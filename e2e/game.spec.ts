import { keyboard } from './keyboard.ts';
import { answer } from './moonriser.ts';
import { asked, finger, type Input, mouse, playOut, playSome } from './player.ts';
import { playEndOf } from './records.ts';
import { endAndReplay, noSidewaysScroll, startTable, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';

/** Plays the start of a new game, and a recorded game to its end. */
async function playStartAndEnd(page: Page, input: Input, name: string, between?: (n: number) => Promise<void>) {
  const step = () => answer(page, input);
  await startTable(page);
  await playSome(page, step, 40, between);
  await playEndOf(page, 'moonriser', name, 20);
  await playOut(page, step, between);
}

test('plays against a bot by mouse, to the end', async ({ page }) => {
  await playStartAndEnd(page, mouse, 'last-round');
  await endAndReplay(page);
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(asked(page, 'mainBase.place')).toBeVisible();
});

test('plays by keyboard alone, to the end', async ({ page }) => {
  await playStartAndEnd(page, keyboard, 'full-board-ring');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('plays by touch to the end, without horizontal scrolling', async ({ page }) => {
    await playStartAndEnd(page, finger, 'full-board', async (n) => {
      if (n % 10 === 0) await noSidewaysScroll(page);
    });
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  });

  test('all touch targets are at least 44 pixels high', async ({ page }) => {
    await startTable(page);
    expect(await tooSmall(page)).toEqual([]);
  });
});
