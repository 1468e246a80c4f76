import { problem } from '@orrery/host';
import { expect, test } from './test.ts';
import { account, lobby, shared } from './words.ts';

test.use({ refusals: true });

test('a guest creates an account and finds their online tables on another device', async ({ page, visitor }) => {
  const name = `Vesta ${Date.now() % 100_000}`;
  await page.goto('/account');
  await expect(page.getByText(account('lead-none'))).toBeVisible();
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert')).toHaveText(shared('password-rule', { min: 8 }));
  await form.getByLabel('Password').fill('a far away star');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(account('lead-account', { name }))).toBeVisible();
  await page.evaluate(() =>
    fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'moonriser', seats: [{ kind: 'me', name: 'Vesta' }, { kind: 'open' }] }),
    }),
  );

  const other = await visitor('Ada');
  await other.goto('/account');
  const signIn = other.getByRole('region', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill(name.toUpperCase());
  await signIn.getByLabel('Password').fill('another far star');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('alert')).toHaveText(problem('bad-password').message);
  await signIn.getByLabel('Password').fill('a far away star');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(account('lead-account', { name }))).toBeVisible();
  await other.getByRole('link', { name: 'Moonriser' }).click();
  // The player has their seat on this device, too, and can play at once.
  await expect(other.getByRole('heading', { name: 'Take a seat' })).toHaveCount(0);
  await expect(other.getByLabel(lobby('link'))).toBeVisible();

  await page.locator('[data-tab=security]').click();
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('listitem').filter({ hasNotText: 'this device' }).getByRole('button').click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await page.locator('[data-tab=data]').click();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(account('lead-none'))).toBeVisible();
});
