import { terms } from '../packages/web/src/games/moonriser/guide/terms.ts';
import { offers, until } from './moonriser.ts';
import { asked, finger, lesson } from './player.ts';
import { accessible, startTable } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';

test.use(PHONE);

/** Cells whose centre is covered. */
const covered = (page: Page, which = '[data-cell]') =>
  page.locator(which).evaluateAll((all) =>
    all
      .filter((el) => {
        const box = el.getBoundingClientRect();
        const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return met?.closest('[data-cell]') !== el;
      })
      .map((el) => el.getAttribute('data-cell')),
  );

/** Overlap of the lowest cell with the sheet, in pixels. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect().top ?? 0;
    const fields = [...document.querySelectorAll('[data-cell]')].map((el) => el.getBoundingClientRect().bottom);
    return Math.max(...fields) - sheet;
  });

/** The width of the cells. */
const fieldWidth = (page: Page) =>
  page
    .locator('[data-cell]')
    .first()
    .evaluate((el) => Math.round(el.getBoundingClientRect().width));

test('the sheet covers no cell, whatever the size of the question', async ({ page }) => {
  await startTable(page);
  for (const question of [
    'mainBase.place',
    'opening.keep',
    'planning.pay',
    'planning.pile',
    'planning.keep',
    'development.act',
  ]) {
    await until(page, finger, (offer) => offer.question === question);
    await expect.poll(() => hidden(page), question).toBeLessThanOrEqual(0);
    await expect.poll(() => covered(page), question).toEqual([]);
  }
});

test('the sheet collapses and expands by a tap and by a drag of its handle', async ({ page, context }) => {
  await startTable(page);
  await until(page, finger, (offer) => offer.question === 'opening.keep');
  const sheet = page.locator('[data-sheet]');
  const height = () => sheet.evaluate((el) => Math.round(el.getBoundingClientRect().height));
  const collapse = page.getByRole('button', { name: 'Collapse panel' });
  const expand = page.getByRole('button', { name: 'Expand panel' });
  const full = await height();
  const width = await fieldWidth(page);
  await expand.tap();
  await expect.poll(height).toBeGreaterThan(full + 40);
  // Back lowers a sheet that the player has raised.
  const table = page.url();
  await page.goBack();
  await expect.poll(height).toBe(full);
  expect(page.url()).toBe(table);
  await expand.tap();
  await expect.poll(height).toBeGreaterThan(full + 40);
  await collapse.tap();
  await expect.poll(height).toBe(full);

  const touch = await context.newCDPSession(page);
  const box = await expand.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const points = (by: number) => [{ x, y: y + by }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const by of [40, 90, 150])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(by) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(expand).toBeVisible();
  await expect.poll(height).toBeLessThan(full - 40);
  expect(await fieldWidth(page), 'the board keeps its size').toBe(width);
});

test('a tap draws all remaining tiles from a pile', async ({ page }) => {
  await startTable(page);
  const all = page.getByRole('button', { name: 'All Advanced' });
  await until(page, finger, (offer) => offers(offer, 'All Basic'));
  await all.tap();
  await expect(asked(page, 'planning.keep')).toBeVisible();
});

test('a new question opens the first tab, even after the device is rotated', async ({ page }) => {
  await startTable(page);
  const act = page.getByRole('tab', { name: 'Act' });
  for (const size of [PHONE.viewport, { width: 844, height: 390 }, { width: 1194, height: 834 }]) {
    await until(page, finger, (offer) => offer.question === 'opening.keep');
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(act).toHaveAttribute('aria-selected', 'false');
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(asked(page, 'mainBase.place')).toBeVisible();
    await page.setViewportSize(PHONE.viewport);
    await expect(act, `${size.width} wide`).toHaveAttribute('aria-selected', 'true');
  }
});

test('a lesson keeps the board’s size, points at the next control and collapses at the first touch', async ({
  page,
}) => {
  await page.goto('/learn/moonriser');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(lesson(page, 'welcome')).toBeVisible();
  await page.locator('[data-legal]').first().waitFor();
  const open = await fieldWidth(page);
  await coach.getByRole('button', { name: /^Lesson/ }).tap();
  await expect(coach.getByRole('heading')).toHaveCount(0);
  await expect(lesson(page, 'welcome')).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
  expect(await fieldWidth(page)).toBe(open);
  await accessible(page, 'folded lesson');
  await coach.getByRole('button', { name: /^Lesson/ }).tap();
  await coach.getByRole('button', { name: 'Got it' }).tap();
  await expect(lesson(page, 'base')).toBeVisible();
  await expect(coach).not.toContainText(/click|key/i);
  const anchor = await page.locator('[data-beacon=point]').getAttribute('data-for');
  await page.locator(`[data-anchor="${anchor}"]`).tap();
  await expect(page.locator('[data-beacon=point]')).toHaveAttribute('data-for', 'act:go');
  await page.locator('[data-anchor="act:go"]').tap();
  await expect(lesson(page, 'opening')).toBeVisible();
});

test('press and hold explains a symbol without playing it', async ({ page, context }) => {
  await startTable(page);
  const box = await page.locator('[data-about="sign:free-action"]').first().boundingBox();
  const finger = await context.newCDPSession(page);
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const note = page.getByRole('tooltip').filter({ hasText: 'Free action' });
  await expect(note).toContainText(terms.find(({ id }) => id === 'sign:free-action')?.text as string);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(asked(page, 'mainBase.place')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(note).toHaveCount(0);
});
