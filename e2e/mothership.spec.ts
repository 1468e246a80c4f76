import { expect, type Page, test } from '@playwright/test';
import { answer, startTable } from './mothership.ts';
import { finger, MOVE, mouse, playOut } from './player.ts';
import { accessible, endAndReplay, hasty, tooSmall, watch } from './support.ts';

const seats = async (page: Page, more: number) => {
  for (let i = 0; i < more; i++) await page.getByRole('button', { name: 'Add a seat' }).click();
};
/** Victory points with all modules, for three rounds. */
const short = async (page: Page) => {
  await page.getByRole('radio', { name: 'Victory points' }).check({ force: true });
  await page.getByRole('checkbox', { name: /^Moons/ }).check({ force: true });
  await page.getByText('More options').click();
  await page.getByLabel('Ends at').selectOption('3 rounds');
};

test('a whole game for victory points by mouse: looked back at, hinted, and replayed', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, short);
  let looked = false;
  await playOut(
    page,
    () => answer(page, mouse),
    async (n) => {
      if (n === 12) await accessible(page, 'middle game');
      const again = page.getByRole('button', { name: 'Since my last turn' });
      const mine = await page
        .locator(MOVE)
        .getByRole('button', { name: /^End turn/ })
        .count();
      if (looked || n < 20 || mine === 0 || (await again.count()) === 0) return;
      looked = true;
      await again.click();
      const back = page.getByRole('region', { name: 'Since your last turn' });
      await expect(back).toContainText('This is where your last turn ended.');
      await back.getByRole('button', { name: 'Back to now' }).click();
      await expect(back).toHaveCount(0);
      await page.getByRole('button', { name: 'Hint' }).click();
      const hint = page.getByRole('complementary', { name: 'Hint' });
      await expect(hint).toContainText('The hard bot would', { timeout: 60_000 });
      await hint.getByRole('button', { name: 'Close the hint' }).click();
    },
  );
  expect(looked).toBe(true);
  await endAndReplay(page, 'Planets by round');
  expect(errors).toEqual([]);
});

test('a deathmatch ends when the last other gives up, and says what it came to', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {});
  for (let done = 0; done < 12; ) {
    if ((await answer(page, mouse)) === 'acted') done++;
    else await page.waitForTimeout(30);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('group', { name: 'Standing orders' })).toContainText('Pass when nothing fits');
  await menu.getByRole('button', { name: 'Resign…' }).click();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  const end = page.getByRole('dialog');
  await expect(end.getByRole('table')).toContainText('Luck of dice');
  await expect(end.getByRole('heading', { name: 'Vesta wins' })).toBeVisible();
});

test('two teams of two: whose side each is on stands on the cards', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {
    await seats(page, 2);
    await page.getByRole('radio', { name: 'Teams' }).check({ force: true });
  });
  for (let done = 0; done < 8; ) {
    if ((await answer(page, mouse)) === 'acted') done++;
    else await page.waitForTimeout(30);
  }
  const rail = page.getByRole('complementary', { name: 'Players and log' });
  await expect(rail.getByText(/^Team A/)).toHaveCount(2);
  await expect(rail.getByText(/^Team B/)).toHaveCount(2);
});

test('the guided game points at a ship, a planet and the button, and goes on by doing', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/learn/mothership');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const beacon = page.locator('[data-beacon=point]');
  await expect(coach).toContainText('Your corner of space');
  await expect(beacon).toHaveAttribute('data-for', 'act:pass');
  await page.locator('[data-spot="act:pass"]').click();
  await expect(coach).toContainText('Go for a planet');
  await expect(beacon).toHaveAttribute('data-for', /^unit:/);
  const unit = (await beacon.getAttribute('data-for')) ?? '';
  await page.keyboard.press('v');
  await expect(beacon).toHaveAttribute('data-for', /^(open|unit):/);
  expect(unit).toMatch(/^unit:0[FB]\d$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole solo challenge by touch, with what the enemy will do', async ({ page, context }) => {
    await hasty(context);
    const errors = watch(page);
    await startTable(page, async () => {
      await page.getByRole('button', { name: 'Play alone' }).click();
    });
    await playOut(
      page,
      () => answer(page, finger),
      async (n) => {
        if (n === 2) {
          expect(await tooSmall(page)).toEqual([]);
          await page.getByRole('tab', { name: 'Players' }).tap();
          await expect(page.getByRole('region', { name: 'What the opponent will do' })).toContainText(
            'is after its planet',
          );
          await page.getByRole('tab', { name: 'Act' }).tap();
        }
        if (n % 20 !== 0) return;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
    await expect(page.getByRole('dialog').getByRole('region', { name: 'The enemy fleet' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
