import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { accessible, gather, hasty, tooSmall, watch } from './support.ts';

/** Creates an account through the page. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/you');
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('a far away star');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
}

test('a rude player is reported and muted, and the operator bans them', async ({ browser }) => {
  const stamp = Date.now() % 100_000;
  const [desk, phone] = [
    { reducedMotion: 'reduce' as const, viewport: { width: 1440, height: 900 } },
    { reducedMotion: 'reduce' as const, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ];
  const contexts = [await browser.newContext(phone), await browser.newContext(desk), await browser.newContext(desk)];
  const rude = `Rude ${stamp}`;
  await hasty(contexts[0] as (typeof contexts)[0]);
  await hasty(contexts[1] as (typeof contexts)[0], { name: rude });
  await hasty(contexts[2] as (typeof contexts)[0], { name: 'Op' });
  const [host, guest, op] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const errors = watch(host);

  await host.goto('/new/moonriser');
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  const link = await gather(host, [[guest, rude]]);
  await guest.getByRole('button', { name: /^Chat/ }).click();
  await guest.getByLabel('Write a message').fill('You play like a rock');
  await guest.getByLabel('Write a message').press('Enter');

  await host.getByRole('button', { name: 'Chat, 1 new' }).tap();
  await host.getByRole('button', { name: `Report message from ${rude}` }).tap();
  const report = host.getByRole('dialog', { name: `Report ${rude}` });
  await expect(report).toContainText('You play like a rock');
  await accessible(host, 'a report');
  await report.getByRole('button', { name: 'Send report' }).tap();
  await expect(host.getByText('Report sent')).toBeVisible();
  await host.getByRole('button', { name: 'Menu' }).tap();
  await host.getByRole('button', { name: 'Players at this table' }).tap();
  await host.getByRole('button', { name: 'Mute' }).tap();
  await expect(host.getByRole('dialog').getByText('muted')).toBeVisible();
  expect(await tooSmall(host)).toEqual([]);
  await host.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(host.getByText('You play like a rock')).toHaveCount(0);
  // The mute is stored with the account, not in the page.
  await host.reload();
  await host.getByRole('button', { name: /^Chat/ }).tap();
  await expect(host.getByText('No messages yet.')).toBeVisible();

  await signUp(op, `Op ${stamp}`);
  await op.goto('/admin');
  await expect(op.getByText('Page not found')).toBeVisible();
  const data = process.env.ORRERY_E2E_DATA as string;
  execFileSync(process.execPath, ['packages/cli/bin/orrery.mjs', 'operator', `Op ${stamp}`, '--data', data]);
  await op.goto('/admin');
  const found = op.getByRole('article').filter({ hasText: rude });
  await expect(found).toContainText('You play like a rock');
  await accessible(op, 'admin');
  await found.getByRole('button', { name: `Ban ${rude}…` }).click();
  await found.getByLabel('Reason (shown to the player)').fill('Be kind.');
  await found.getByRole('button', { name: `Ban ${rude}` }).click();
  await expect(found).toContainText('Banned');
  await found.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(found).toContainText('Resolved');
  // The player is notified at their table immediately.
  await expect(guest.getByRole('heading', { name: 'You cannot open this table' })).toBeVisible();
  await expect(guest.getByText('banned from this server until')).toBeVisible();
  await guest.goto('/you');
  await expect(guest.getByRole('alert')).toContainText('banned from this server until');
  await expect(guest.getByRole('alert')).toContainText('Be kind.');
  await op.goto('/admin?part=tables');
  await op.getByLabel('Table ID or player name').fill(rude);
  await expect(op.getByRole('article')).toHaveCount(1);
  await op.getByRole('button', { name: 'Delete…' }).click();
  await op.getByRole('button', { name: 'Delete table' }).click();
  await expect(op.getByText('No matching tables.')).toBeVisible();
  await host.goto(link);
  await expect(host.getByText('Table not found')).toBeVisible();
  // The only console error is that the table is gone.
  expect(errors.filter((line) => !line.includes('the server responded'))).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
