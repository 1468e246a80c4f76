import { problem } from '@orrery/host';
import { accessible, tooSmall } from './support.ts';
import { expect, PHONE, test } from './test.ts';
import { account } from './words.ts';

test.use({ refusals: true });

test('a passkey is added, signs in once per challenge, and is removed', async ({ visitor, baseURL }) => {
  // Passkeys need a host name, not an IP address.
  const base = (baseURL as string).replace('127.0.0.1', 'localhost');
  const page = await visitor('Ada', { viewport: PHONE.viewport });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = `Key ${Date.now() % 100_000}`;
  await page.goto(`${base}/account`);
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('a far away star');
  await form.getByRole('button', { name: 'Create account' }).click();

  await page.locator('[data-tab=security]').click();

  // Changes the password first.
  const change = page.getByRole('region', { name: 'Change password' });
  await change.getByLabel('Current password').fill('a far away moon');
  await change.getByLabel('New password').fill('a near star');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('alert')).toHaveText(problem('bad-password').message);
  await change.getByLabel('Current password').fill('a far away star');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('status')).toHaveText(account('password-changed'));

  const keys = page.getByRole('region', { name: 'Passkeys' });
  await keys.getByLabel('Your password').fill('a near star');
  await keys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await accessible(page, 'you, with a passkey');
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();

  const shown = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/sessions/passkey'),
  );
  await page.getByRole('button', { name: account('sign-in-passkey') }).click();
  await expect(page.getByText(account('lead-account', { name }))).toBeVisible();
  // A captured response cannot be used again.
  const again = await fetch(`${base}/api/sessions/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (await shown).postData() ?? '',
  });
  expect([again.status, (await again.json()).error.code]).toEqual([401, 'bad-passkey']);
  await page.locator('[data-tab=security]').click();
  await keys.getByRole('button', { name: 'Remove' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: account('sign-in-passkey') }).click();
  await expect(page.getByRole('alert')).toHaveText(problem('bad-passkey').message);
});
