import { expect, test } from '@playwright/test';
import { hasty, startTable } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('Back closes what is open over the table, and then leaves it', async ({ page, context }) => {
  await hasty(context);
  await startTable(page);
  const table = page.url();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(table);

  // One dialog that makes way for another is one step, and a dialog closed by hand leaves none behind.
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Notes' }).tap();
  await expect(page.getByRole('dialog', { name: 'Notes' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Raise the sheet' }).tap();
  await expect(page.getByRole('button', { name: 'Lower the sheet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Raise the sheet' })).toBeVisible();
  expect(page.url()).toBe(table);

  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(table);
});
