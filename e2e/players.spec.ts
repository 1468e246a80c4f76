import { accessible, noSidewaysScroll, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';

test.use({ refusals: true });

/** Creates an account through the page. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.locator('input[autocomplete=new-password]') });
  await form.locator('input').first().fill(name);
  await form.locator('input[autocomplete=new-password]').fill('a far away star');
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-tab=security]')).toBeVisible();
}

test('two players become friends, one challenges the other, and a bell tells them', async ({ page, visitor }) => {
  const stamp = Date.now() % 100_000;
  const [ada, bo] = [`Ada ${stamp}`, `Bo ${stamp}`];
  const other = await visitor('Bo', PHONE);
  await signUp(page, ada);
  await signUp(other, bo);

  // The profile, with a new planet and a bio.
  await page.locator('input[name=planet]').nth(3).check({ force: true });
  await page.locator('textarea').fill('Tea');
  await page
    .locator('form')
    .filter({ has: page.locator('textarea') })
    .locator('[type=submit]')
    .click();
  await expect(page.getByRole('status')).toBeVisible();

  await other.goto(`/players/${encodeURIComponent(ada)}`);
  await expect(other.locator('[data-player]')).toContainText('Tea');
  await expect(other.locator('[data-player] [data-planet=ice]')).toBeVisible();
  await accessible(other, 'a profile');
  await noSidewaysScroll(other);
  expect(await tooSmall(other)).toEqual([]);
  await other.locator('[data-action=befriend]').tap();
  await expect(other.locator('[data-action=withdraw]')).toBeVisible();

  // The request arrives without a reload.
  const bell = page.locator('[data-unread]');
  await expect(bell).toHaveAttribute('data-unread', '1');
  await expect(page).toHaveTitle(/^\(1\)/);
  await bell.click();
  await accessible(page, 'notifications');
  await page.locator('[data-kind=friend] a').click();
  await page.locator('[data-action=accept]').click();
  await expect(page.locator('[data-player] [data-online=true]').first()).toBeVisible();

  await page.locator('[data-action=challenge]').click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/t\//);
  await other.goto('/notifications');
  const invited = other.locator('[data-kind=invited]');
  await expect(invited).toBeVisible({ timeout: 20_000 });
  await accessible(other, 'the notifications page');
  await invited.locator('a').tap();
  await expect(other).toHaveURL(page.url());
});

test('a lost password is replaced with a recovery code, which signs other devices out', async ({ page, visitor }) => {
  const name = `Cy ${Date.now() % 100_000}`;
  await signUp(page, name);
  await page.locator('[data-tab=security]').click();
  const recovery = page.locator('section').filter({ has: page.locator('[data-codes]') });
  await recovery.locator('input[type=password]').fill('a far away star');
  await recovery.locator('[type=submit]').click();
  await expect(recovery.locator('code')).toHaveCount(10);
  const code = (await recovery.locator('code').first().textContent()) as string;

  const other = await visitor('Cy', PHONE);
  await other.goto('/recover');
  await accessible(other, 'recovery');
  const form = other.locator('form').filter({ has: other.locator('[autocomplete=one-time-code]') });
  await form.locator('[autocomplete=username]').fill(name);
  await form.locator('[autocomplete=one-time-code]').fill(code.toLowerCase());
  await form.locator('[autocomplete=new-password]').fill('a near star');
  await form.locator('[type=submit]').tap();
  await expect(other.locator('[data-codes="9"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-tab=security]')).toHaveCount(0);
});
