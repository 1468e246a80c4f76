import { execFileSync } from 'node:child_process';
import { accessible, gather, setUpOnline, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';
import { account, admin, joining, opponents, play } from './words.ts';

// At the end the table is gone.
test.use({ refusals: true });

const INSULT = 'You play like a rock';

/** Creates an account through the page. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('a far away star');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(account('lead-account', { name }))).toBeVisible();
}

test('a rude player is reported and muted, and the operator bans them', async ({ page: op, visitor }) => {
  const stamp = Date.now() % 100_000;
  const rude = `Rude ${stamp}`;
  const [host, guest] = [await visitor('Ada', PHONE), await visitor(rude)];
  await setUpOnline(host);
  const link = await gather(host, [[guest, rude]]);
  await guest.getByRole('button', { name: /^Chat/ }).click();
  await guest.getByLabel('Write a message').fill(INSULT);
  await guest.getByLabel('Write a message').press('Enter');

  await host.getByRole('button', { name: 'Chat, 1 new' }).tap();
  await host.getByRole('button', { name: `Report message from ${rude}` }).tap();
  const report = host.getByRole('dialog', { name: `Report ${rude}` });
  await expect(report).toContainText(INSULT);
  await accessible(host, 'a report');
  await report.getByRole('button', { name: 'Send report' }).tap();
  await expect(host.getByText(opponents('report-sent'))).toBeVisible();
  await host.getByRole('button', { name: 'Menu' }).tap();
  await host.getByRole('button', { name: play('menu-players') }).tap();
  await host.getByRole('button', { name: 'Mute' }).tap();
  await expect(host.getByRole('dialog').getByText('muted')).toBeVisible();
  expect(await tooSmall(host)).toEqual([]);
  await host.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(host.getByText(INSULT)).toHaveCount(0);
  // The mute is stored with the account, not in the page.
  await host.reload();
  await host.getByRole('button', { name: /^Chat/ }).tap();
  await expect(host.getByText(play('chat-none'))).toBeVisible();

  await signUp(op, `Op ${stamp}`);
  await op.goto('/admin');
  await expect(op.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const data = process.env.ORRERY_E2E_DATA as string;
  execFileSync(process.execPath, ['packages/cli/bin/orrery.mjs', 'operator', `Op ${stamp}`, '--data', data]);
  await op.goto('/admin');
  const found = op.getByRole('article').filter({ hasText: rude });
  await expect(found).toContainText(INSULT);
  await accessible(op, 'admin');
  await found.getByRole('button', { name: `Ban ${rude}…` }).click();
  await found.getByLabel(admin('ban-reason')).fill('Be kind.');
  await found.getByRole('button', { name: `Ban ${rude}` }).click();
  await expect(found).toContainText('Banned');
  await found.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(found).toContainText('Resolved');
  // The player is notified at their table immediately.
  await expect(guest.getByRole('heading', { name: joining('closed') })).toBeVisible();
  await expect(guest.getByText('Be kind.')).toBeVisible();
  await guest.goto('/account');
  await expect(guest.getByRole('alert')).toContainText('Be kind.');
  await op.goto('/admin?part=tables');
  await op.getByLabel(admin('search-tables')).fill(rude);
  await expect(op.getByRole('article')).toHaveCount(1);
  await op.getByRole('button', { name: 'Delete…' }).click();
  await op.getByRole('button', { name: 'Delete table' }).click();
  await expect(op.getByText(admin('no-tables'))).toBeVisible();
  await host.goto(link);
  await expect(host.getByRole('heading', { name: 'Table not found' })).toBeVisible();
});
