import { REASONS } from '@orrery/kernel';
import { answer, fieldsOf, offers, until } from './moonriser.ts';
import { asked, change, mouse, playSome } from './player.ts';
import { accessible, startTable } from './support.ts';
import { expect, type Page, test } from './test.ts';
import { moonriser, play, replay, setup, tableEvent, tableMessage } from './words.ts';

const answers = (page: Page, count: number) => playSome(page, () => answer(page, mouse), count);

const scores = (page: Page) =>
  page
    .locator('aside section[aria-label*="points"]')
    .evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')));

test('a reload in the middle of a game keeps the table', async ({ page }) => {
  await startTable(page);
  await answers(page, 24);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const before = await fieldsOf(page);
  await page.reload();
  await page.locator('[data-cell]').first().waitFor();
  expect(await fieldsOf(page)).toEqual(before);
  await page.goto('/');
  await page.locator('a[href^="/play/"]').first().click();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
});

test('a second tab watches and takes over when the first closes', async ({ page, context }) => {
  await startTable(page);
  await answers(page, 2);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(tableMessage('watching'))).toBeVisible();
  await answers(page, 3);
  const seen = await scores(page);
  await expect.poll(() => scores(second)).toEqual(seen);
  await page.close();
  await expect(second.getByText(tableMessage('watching'))).toHaveCount(0);
  await answers(second, 4);
});

test('a move can be undone against bots', async ({ page }) => {
  await startTable(page);
  await answers(page, 2);
  await expect(asked(page, 'opening.keep')).toBeVisible();
  await page.keyboard.press('z');
  await expect(asked(page, 'mainBase.place')).toBeVisible();
  await expect(page.getByText(tableEvent('undone')).first()).toBeVisible();
});

test('a move can be undone after a reload', async ({ page }) => {
  await startTable(page);
  await answers(page, 2);
  await expect(asked(page, 'opening.keep')).toBeVisible();
  await page.reload();
  await expect(asked(page, 'opening.keep')).toBeVisible();
  await page.keyboard.press('z');
  await expect(asked(page, 'mainBase.place')).toBeVisible();
  await expect(page.getByText(tableEvent('undone')).first()).toBeVisible();
});

test('players on one device are asked together to agree to an undo', async ({ page }) => {
  await startTable(page, ['Player on this device']);
  const ready = page.locator('[data-part=curtain] button');
  const label = (await ready.textContent()) ?? '';
  const first = label.replace(play('curtain-ready', { name: '' }), '');
  await ready.click();
  await answers(page, 2);
  await expect(ready).not.toHaveText(label);
  await page.reload();
  await ready.click();
  await expect(ready).toHaveCount(0);
  await expect(page.getByRole('button', { name: play('undo-about-table') })).toBeEnabled();
  await page.keyboard.press('z');
  const consent = page.getByRole('dialog', { name: play('undo-question') });
  await expect(consent).toContainText(play('undo-question-about', { name: first }));
  await accessible(page, 'asking for leave');
  await consent.getByRole('button', { name: play('undo-disagree') }).click();
  await expect(asked(page, 'mainBase.place')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await consent.getByRole('button', { name: play('undo-agree') }).click();
  await expect(ready).toHaveText(label);
  await ready.click();
  await expect(page.getByText(tableEvent('undone')).first()).toBeAttached();
  await expect(asked(page, 'mainBase.place')).toBeVisible();
});

test('one answer draws one, several or all remaining tiles from a pile', async ({ page }) => {
  await startTable(page);
  const move = page.locator('[aria-label="Your move"]');
  await until(page, mouse, (offer) => offers(offer, 'All Basic'));
  await expect(move).toContainText(/\b3\b/);
  await page.keyboard.press('Digit2');
  await expect(move).toContainText(/\b2\b/);
  await expect(page.getByText(moonriser('drawn-so-far'))).toBeVisible();
  await page.keyboard.press('Shift+Digit1');
  await expect(asked(page, 'planning.keep')).toBeVisible();
});

test('Space ends building after a tile is placed by clicks', async ({ page }) => {
  await startTable(page);
  const move = page.locator('[aria-label="Your move"]');
  await until(page, mouse, (offer) => offers(offer, 'Done building'));
  await page
    .locator('[aria-label="Your hand"] button:not([title]), [aria-label="Common supply"] button:not([title])')
    .first()
    .click();
  await page.locator('[data-legal]').first().click();
  await page.locator('[data-cell][aria-pressed="true"]').click();
  await expect(move.getByRole('button', { name: 'Done building' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(move.getByRole('button', { name: 'Done building' })).toHaveCount(0);
});

test('the undo button explains why nothing can be undone', async ({ page }) => {
  await startTable(page, ['Player on this device']);
  await page.locator('[data-part=curtain] button').click();
  await page.keyboard.press('z');
  await expect(page.getByText(REASONS['nothing-to-undo'] as string).first()).toBeVisible();
});

test('a curtain hides the table while two players pass the device', async ({ page }) => {
  await startTable(page, ['Player on this device']);
  let lifted = 0;
  for (let turn = 0; turn < 6; turn++) {
    // The curtain hides the table until the next player is ready.
    const curtain = page.locator('[data-part=curtain]');
    while ((await answer(page, mouse)) !== 'acted') {
      if (await curtain.isVisible()) {
        await curtain.getByRole('button').click();
        await expect(curtain).toBeHidden();
        lifted++;
      } else await change(page);
    }
  }
  expect(lifted).toBeGreaterThan(1);
});

test('the set-up dialog shows errors', async ({ page }) => {
  await page.goto('/new/moonriser');
  await page.getByLabel('Player in seat 2').selectOption({ label: 'Player on this device' });
  await page.getByLabel('Name for seat 1').fill('Ada');
  await page.getByLabel('Name for seat 2').fill('Ada');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('alert')).toHaveText(setup('name-twice', { name: 'Ada' }));
  await page.getByLabel('Name for seat 2').fill('Grace');
  await expect(page.getByLabel('Board shape').locator('option[value=ring]')).toBeDisabled();
  await page.getByRole('button', { name: 'Add seat' }).click();
  await page.getByRole('button', { name: 'Add seat' }).click();
  await page.getByLabel('Board shape').selectOption('ring');
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByLabel('Board shape')).toHaveValue('random');
  await page.getByLabel('Board shape').selectOption('rhombus');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('[data-part=curtain]')).toBeVisible();
});

test('a replay can be stepped through, saved as a file and opened from it', async ({ page }) => {
  await startTable(page);
  await answers(page, 12);
  await page.goto(page.url().replace('/play/', '/replay/'));
  const scrub = page.getByRole('slider', { name: 'Step' });
  await expect(scrub).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(scrub).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(scrub).not.toHaveValue('1');
  await accessible(page, 'replay');
  await page.getByLabel('View as').selectOption({ label: 'Spectator' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download record' }).click();
  const file = await (await download).path();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(replay('not-a-record'))).toBeVisible();
});

test('a step of a replay continues as a new table against bots', async ({ page }) => {
  await startTable(page);
  await answers(page, 8);
  const before = page.url();
  await page.goto(before.replace('/play/', '/replay/'));
  await page.getByRole('slider', { name: 'Step' }).fill('6');
  // The board shrinks when the playback controls appear.
  await expect
    .poll(async () => {
      const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
      const bar = await page.getByLabel('Replay', { exact: true }).boundingBox();
      return zoom !== null && bar !== null && zoom.y + zoom.height <= bar.y;
    })
    .toBe(true);
  await page.getByRole('button', { name: replay('fork') }).click();
  await page.waitForURL(/\/play\//);
  expect(page.url()).not.toBe(before);
  await answers(page, 3);
  await page.reload();
  await answers(page, 2);
});

test('the tab and the home page show the player’s turn; notes stay on the device', async ({ page }) => {
  await startTable(page);
  await expect(page).toHaveTitle(/^● Your turn · Moonriser/);
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  await page.keyboard.press('n');
  await page.getByLabel('Your notes').fill('Ceres saves blue');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('[data-cell]').first().waitFor();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Your notes')).toHaveValue('Ceres saves blue');
  await page.goto('/');
  await expect(page).toHaveTitle('Orrery');
  await expect(page.getByLabel('Continue', { exact: true }).getByText('Your turn')).toBeVisible();
});

test.describe('with a calm bot', () => {
  test.use({ settings: { pace: 'calm' } });

  test('reduced motion keeps the bot delay and stops animations', async ({ page }) => {
    await startTable(page);
    await page.evaluate(() => {
      const noted = { told: [performance.now()], moving: 0 };
      Object.assign(window, { noted });
      new MutationObserver((changes) => {
        if (!changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'LI'))) return;
        noted.told.push(performance.now());
        noted.moving += document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === 1).length;
      }).observe(document.body, { subtree: true, childList: true });
    });
    // The bot delay holds moves back; without it the answers would arrive immediately.
    await answers(page, 10);
    const { told, moving } = await page.evaluate(
      () => (window as unknown as { noted: { told: number[]; moving: number } }).noted,
    );
    expect(Math.max(...told.slice(1).map((at, i) => at - (told[i] ?? at)))).toBeGreaterThan(400);
    expect(moving).toBe(0);
  });
});

test('missing tables and replays show an error page', async ({ page }) => {
  await page.goto('/play/none');
  await expect(page.getByText(tableMessage('no-table'))).toBeVisible();
  await page.goto('/replay/none');
  await expect(page.getByText(replay('no-table'))).toBeVisible();
});
