import { expect, test } from '@playwright/test';

test('a guest creates an account and finds their online tables on another device', async ({ browser, page }) => {
  const name = `Vesta ${Date.now() % 100_000}`;
  await page.goto('/you');
  await expect(page.getByText('You can play without an account')).toBeVisible();
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert')).toContainText('at least 8');
  await form.getByLabel('Password').fill('a far away star');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.evaluate(() =>
    fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'moonriser', seats: [{ kind: 'me', name: 'Vesta' }, { kind: 'open' }] }),
    }),
  );

  const other = await (await browser.newContext()).newPage();
  await other.goto('/you');
  const signIn = other.getByRole('region', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill(name.toUpperCase());
  await signIn.getByLabel('Password').fill('another far star');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('alert')).toContainText('Wrong name or password');
  await signIn.getByLabel('Password').fill('a far away star');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await other.getByRole('link', { name: 'Moonriser' }).click();
  // The player has their seat on this device, too, and can play at once.
  await expect(other.getByRole('heading', { name: 'Take a seat' })).toHaveCount(0);
  await expect(other.getByText('Share this link')).toBeVisible();

  await page.reload();
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('listitem').filter({ hasNotText: 'this device' }).getByRole('button').click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('You can play without an account')).toBeVisible();
  await other.context().close();
});
