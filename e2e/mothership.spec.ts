import { expect, type Page, test } from '@playwright/test';
import { answer, pass, startTable } from './mothership.ts';
import { change, finger, MOVE, mouse, playOut } from './player.ts';
import { accessible, endAndReplay, hasty, tooSmall, watch } from './support.ts';

// Even short games take minutes.
test.setTimeout(240_000);

const seats = async (page: Page, more: number) => {
  for (let i = 0; i < more; i++) await page.getByRole('button', { name: 'Add seat' }).click();
};
/** Victory points with all modules, for three rounds. */
const short = async (page: Page) => {
  await page.getByRole('radio', { name: 'Victory points' }).check({ force: true });
  await page.getByRole('checkbox', { name: /^Moons/ }).check({ force: true });
  await page.getByText('More options').click();
  await page.getByLabel('Game ends at').selectOption('3 rounds');
};

test('plays a whole game for victory points by mouse, with recap, a hint and the replay', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, short);
  let looked = false;
  let done = 0;
  await playOut(
    page,
    // Plays the first turn, then only passes until the end.
    () => (done < 12 ? answer : pass)(page, mouse),
    async (n) => {
      done = n;
      if (n === 12) await accessible(page, 'middle game');
      const again = page.getByRole('button', { name: 'Since your last turn' });
      const mine = await page
        .locator(MOVE)
        .getByRole('button', { name: /^End turn/ })
        .count();
      if (looked || n < 12 || mine === 0 || (await again.count()) === 0) return;
      looked = true;
      await again.click();
      const back = page.getByRole('region', { name: 'Since your last turn' });
      await expect(back).toContainText('This is where your last turn ended.');
      await back.getByRole('button', { name: 'Back to now' }).click();
      await expect(back).toHaveCount(0);
      await page.getByRole('button', { name: 'Hint' }).click();
      const hint = page.getByRole('complementary', { name: 'Hint' });
      await expect(hint).toContainText('The hard bot would', { timeout: 60_000 });
      await hint.getByRole('button', { name: 'Close hint' }).click();
    },
  );
  expect(looked).toBe(true);
  await endAndReplay(page, 'Planets by round');
  expect(errors).toEqual([]);
});

test('a deathmatch ends with the last fight', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, async () => {
    await page.getByLabel('Player in seat 2').selectOption({ label: 'Bot, medium' });
  });
  await playOut(page, () => pass(page, mouse));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Vesta wins' })).toBeVisible();
  // The deciding dice are shown beside the board.
  await expect(page.getByRole('region', { name: 'Fight and hand' })).toContainText('Ada loses');
  expect(errors).toEqual([]);
});

test('a deathmatch ends when the player resigns, and the end screen shows the result', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {});
  for (let done = 0; done < 12; ) {
    if ((await answer(page, mouse)) === 'acted') done++;
    else await change(page);
  }
  // The notes have the focus when opened, and keep their text.
  await page.keyboard.press('n');
  await page.keyboard.type('Watch the bombers');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Watch the bombers');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('group', { name: 'Standing orders' })).toContainText('Pass when you have no options');
  await menu.getByRole('button', { name: 'Resign…' }).click();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  const end = page.getByRole('dialog');
  await expect(end.getByRole('table')).toContainText('Dice luck');
  await expect(end.getByRole('heading', { name: 'Vesta wins' })).toBeVisible();
});

test('shows each player’s team in a game of two teams', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {
    await seats(page, 2);
    await page.getByRole('radio', { name: 'Teams' }).check({ force: true });
    await page.getByText('More options').click();
    await page.getByLabel('Time limit').selectOption('5 minutes per decision');
  });
  for (let done = 0; done < 8; ) {
    if ((await answer(page, mouse)) === 'acted') done++;
    else await change(page);
  }
  // The clock is in the header, so it covers no part of the board.
  await expect(page.locator('header').getByRole('timer')).toContainText(/\d:\d\d/);
  const rail = page.getByRole('complementary', { name: 'Players and log' });
  await expect(rail.getByText(/^Team A/)).toHaveCount(2);
  await expect(rail.getByText(/^Team B/)).toHaveCount(2);
});

test('the tutorial game points at a ship, a planet and the buttons, and two ships attack together', async ({
  page,
  context,
}) => {
  await hasty(context);
  await page.goto('/learn/mothership');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const beacon = page.locator('[data-beacon=point]');
  await expect(coach).toContainText('Your corner of space');
  await expect(beacon).toHaveAttribute('data-for', 'act:pass');
  await page.locator('[data-anchor="act:pass"]').click();
  await expect(coach).toContainText('Go for a planet');
  await expect(beacon).toHaveAttribute('data-for', /^unit:/);
  /** Clicks the highlighted element and waits until another one is highlighted. */
  const follow = async (wanted: RegExp) => {
    await expect(beacon).toHaveAttribute('data-for', wanted);
    const anchor = await beacon.getAttribute('data-for');
    // `force`: the hex's invisible button covers the piece and receives the click.
    await page.locator(`[data-anchor="${anchor}"]`).first().click({ force: true });
    await expect(beacon).not.toHaveAttribute('data-for', anchor ?? '');
  };
  await follow(/^unit:0[FB]\d$/);
  const planet = await beacon.getAttribute('data-for');
  for (const anchor of [/^open:/, /^act:fly$/]) await follow(anchor);
  await expect(coach).toContainText('Attack together');
  await expect(beacon).toHaveAttribute('data-for', /^unit:0[FB]\d$/);
  for (const anchor of [await beacon.getAttribute('data-for'), planet])
    await page.locator(`[data-anchor="${anchor}"]`).first().click({ force: true });
  const odds = page.getByRole('region', { name: 'Dogfight' });
  await expect(odds).toContainText('17%');
  await follow(/^join$/);
  await expect(odds).toContainText('72%');
  await follow(/^act:go$/);
  await expect(coach).toContainText('What the colours mean');
  // The result of the player's dice is shown where the fight was.
  await expect(page.getByRole('region', { name: 'Fight and hand' })).toContainText(/captures|holds out/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays a whole solo challenge by touch and shows the enemy’s planned actions', async ({ page, context }) => {
    await hasty(context);
    const errors = watch(page);
    await startTable(page, async () => {
      await page.getByRole('button', { name: 'Play alone' }).click();
    });
    // Plays two turns, then only passes until the fleet has won.
    let flown = 0;
    await playOut(
      page,
      () => (flown < 24 ? answer : pass)(page, finger),
      async (n) => {
        flown = n;
        if (n === 2) {
          expect(await tooSmall(page)).toEqual([]);
          await page.getByRole('tab', { name: 'Players' }).tap();
          await expect(page.getByRole('region', { name: 'Opponent’s planned actions' })).toContainText(
            'targets its planet',
          );
          await page.getByRole('tab', { name: 'Act' }).tap();
        }
        if (n % 20 !== 0) return;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Enemy fleet' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
