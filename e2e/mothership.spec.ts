import { game } from '@orrery/mothership';
import { answer, pass, startTable } from './mothership.ts';
import { finger, lesson, mouse, playOut, playSome } from './player.ts';
import { playEndOf } from './records.ts';
import { accessible, endAndReplay, noSidewaysScroll, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';
import { either, end, mothership, play } from './words.ts';

const seats = async (page: Page, more: number) => {
  for (let i = 0; i < more; i++) await page.getByRole('button', { name: 'Add seat' }).click();
};

test('plays a game for victory points by mouse, with recap, a hint, the end and the replay', async ({ page }) => {
  await startTable(page, async () => {
    await page.getByRole('radio', { name: 'Victory points' }).check({ force: true });
    await page.getByRole('checkbox', { name: /^Moons/ }).check({ force: true });
    await page.getByText('More options').click();
    await page.getByLabel('Game ends at').selectOption('3 rounds');
  });
  // Plays the first turn, then passes until the next one.
  await playSome(page, () => answer(page, mouse), 12);
  await accessible(page, 'middle game');
  const again = page.getByRole('button', { name: play('since-turn') });
  let turn = 0;
  await playOut(page, () =>
    pass(page, mouse, ({ question, round }) => {
      turn ||= round;
      return round > turn && question === 'main.act';
    }),
  );
  await again.click();
  const back = page.getByRole('region', { name: play('since-turn') });
  await expect(back).toContainText(play('since-turn-line'));
  await back.getByRole('button', { name: 'Back to now' }).click();
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toContainText(play('hint-advice'), { timeout: 60_000 });
  await hint.getByRole('button', { name: 'Close hint' }).click();
  await playEndOf(page, 'mothership', 'rounds', 12);
  await playOut(page, () => answer(page, mouse));
  await endAndReplay(page, 'Planets by round');
});

test('a deathmatch ends with the last fight', async ({ page }) => {
  await playEndOf(page, 'mothership', 'deathmatch', 6);
  await playOut(page, () => pass(page, mouse));
  await expect(page.getByRole('dialog').getByRole('heading', { name: end('wins', { name: 'Metis' }) })).toBeVisible();
  // The deciding dice are shown beside the board.
  await expect(page.getByRole('region', { name: 'Fight and hand' })).toContainText('Ada');
});

test('a deathmatch ends when the player resigns, and the end screen shows the result', async ({ page }) => {
  await startTable(page, async () => {});
  await playSome(page, () => answer(page, mouse), 12);
  // The notes have the focus when opened, and keep their text.
  await page.keyboard.press('n');
  await page.keyboard.type('Watch the bombers');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Watch the bombers');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('group', { name: 'Standing orders' }).getByRole('checkbox')).not.toHaveCount(0);
  await menu.getByRole('button', { name: 'Resign…' }).click();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toContainText('Dice luck');
  await expect(dialog.getByRole('heading', { name: end('wins', { name: 'Metis' }) })).toBeVisible();
});

test('shows each player’s team in a game of two teams', async ({ page }) => {
  await startTable(page, async () => {
    await seats(page, 2);
    await page.getByRole('radio', { name: 'Teams' }).check({ force: true });
    await page.getByText('More options').click();
    await page.getByLabel('Clock').selectOption('5 minutes per decision');
  });
  await playSome(page, () => answer(page, mouse), 8);
  // The clock is in the header, so it covers no part of the board.
  await expect(page.locator('header').getByRole('timer')).toContainText(/\d:\d\d/);
  const rail = page.getByRole('complementary', { name: 'Players and log' });
  await expect(rail.getByText(/^Team A/)).toHaveCount(2);
  await expect(rail.getByText(/^Team B/)).toHaveCount(2);
});

test('the tutorial game points at a ship, a planet and the buttons, and two ships attack together', async ({
  page,
}) => {
  await page.goto('/learn/mothership');
  const beacon = page.locator('[data-beacon=point]');
  await expect(lesson(page, 'welcome')).toBeVisible();
  await expect(beacon).toHaveAttribute('data-for', 'unit:1S');
  await lesson(page, 'welcome')
    .getByRole('button', { name: play('coach-done') })
    .click();
  await expect(lesson(page, 'place')).toBeVisible();
  await expect(beacon).toHaveAttribute('data-for', 'act:pass');
  await page.locator('[data-anchor="act:pass"]').click();
  await expect(lesson(page, 'planet')).toBeVisible();
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
  await expect(lesson(page, 'together')).toBeVisible();
  await expect(beacon).toHaveAttribute('data-for', /^unit:0[FB]\d$/);
  for (const anchor of [await beacon.getAttribute('data-for'), planet])
    await page.locator(`[data-anchor="${anchor}"]`).first().click({ force: true });
  const odds = page.getByRole('region', { name: 'Dogfight' });
  await expect(odds).toContainText('17%');
  await follow(/^join$/);
  await expect(odds).toContainText('72%');
  await follow(/^act:go$/);
  await expect(lesson(page, 'outcome')).toBeVisible();
  // The result of the player's dice is shown where the fight was.
  await expect(page.getByRole('region', { name: 'Fight and hand' })).toContainText(
    either(game.messages.captured as string, game.messages['held-out'] as string),
  );
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('plays a whole solo challenge by touch and shows the enemy’s planned actions', async ({ page }) => {
    await startTable(page, async () => {
      await page.getByRole('button', { name: 'Play alone' }).click();
    });
    const fits = async (n: number) => {
      if (n % 10 === 0) await noSidewaysScroll(page);
    };
    await playSome(page, () => answer(page, finger), 2);
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Players' }).tap();
    await expect(page.getByRole('region', { name: 'Opponent’s planned actions' })).toContainText(
      mothership('after-claim'),
    );
    await page.getByRole('tab', { name: 'Act' }).tap();
    // Plays two turns, then only passes until the fleet has won.
    await playSome(page, () => answer(page, finger), 22, fits);
    await playOut(page, () => pass(page, finger), fits);
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Enemy fleet' })).toBeVisible();
  });
});
