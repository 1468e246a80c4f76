import { gather, setUpOnline, startTable } from './support.ts';
import { expect, PHONE, test } from './test.ts';
import { play } from './words.ts';

test.use(PHONE);

test('Back closes overlays before it leaves the table', async ({ page }) => {
  await startTable(page);
  const table = page.url();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(table);

  // A dialog replaced by another is one history step; a closed dialog leaves none.
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Notes' }).tap();
  await expect(page.getByRole('dialog', { name: 'Notes' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);

  const act = page.getByRole('tab', { name: 'Act' });
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(act).toHaveAttribute('aria-selected', 'false');
  await page.goBack();
  await expect(act).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(table);

  await page.getByRole('button', { name: play('hint-on') }).tap();
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toBeVisible();
  await page.goBack();
  await expect(hint).toHaveCount(0);
  expect(page.url()).toBe(table);

  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(table);
});

test('Back closes the chat on a phone', async ({ page, visitor }) => {
  await setUpOnline(page);
  const { pathname } = new URL(await gather(page, [[await visitor('Grace'), 'Grace']]));
  const button = page.getByRole('button', { name: 'Chat' });
  const talk = page.getByRole('complementary', { name: 'Chat' });
  await button.tap();
  await expect(talk).toBeVisible();
  await page.goBack();
  await expect(talk).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  // Closing it leaves no history step.
  await button.tap();
  await talk.getByRole('button', { name: 'Close chat' }).tap();
  await expect(talk).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
});

test('Back closes the set-up and leaves no history step', async ({ page }) => {
  await page.goto('/settings');
  await page.goto('/');
  const setUp = page.getByRole('dialog');
  for (const close of [() => page.goBack(), () => setUp.getByRole('button', { name: 'Close' }).tap()]) {
    await page.getByRole('link', { name: 'Play Moonriser' }).tap();
    await setUp.getByRole('button', { name: 'Start game' }).waitFor();
    await close();
    await expect(setUp).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
  await page.goBack();
  await expect(page).toHaveURL('/settings');
});
