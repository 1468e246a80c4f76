import { answer, fieldsOf } from './moonriser.ts';
import { change, mouse, playSome } from './player.ts';
import { gather, setUpOnline, startTable } from './support.ts';
import { expect, type Page, test } from './test.ts';
import { end, joining, lobby, play, tableEvent } from './words.ts';

test('two browsers play one table online and recover from a lost connection', async ({ page: host, visitor }) => {
  const guest = await visitor('Grace');
  await setUpOnline(host);
  const link = await gather(host, [[guest, 'Grace']]);
  expect(link).toContain('/t/');
  await guest.locator('[data-cell]').first().waitFor();
  await expect(host.getByText('Grace').first()).toBeVisible();

  let acted = 0;
  for (let tries = 0; acted < 20 && tries < 600; tries++) {
    const done = [await answer(host, mouse), await answer(guest, mouse)];
    acted += done.filter((one) => one === 'acted').length;
    if (!done.includes('acted')) await change(host);
  }
  expect(acted).toBeGreaterThanOrEqual(20);

  // A hint comes from the server's bots to the player who asked; the others are notified.
  const ask = (page: Page) => page.getByRole('button', { name: play('hint-on') });
  await expect.poll(async () => (await ask(host).count()) + (await ask(guest).count())).toBeGreaterThan(0);
  const asker = (await ask(host).count()) > 0 ? host : guest;
  await ask(asker).click();
  const hint = asker.getByRole('complementary', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: /^(Show|Play) move/ })).toBeVisible({ timeout: 30_000 });
  const other = asker === host ? guest : host;
  await expect(other.getByText(tableEvent('hinted')).first()).toBeVisible();
  await asker.keyboard.press('i');

  await guest.context().setOffline(true);
  await guest.reload().catch(() => {});
  await guest.context().setOffline(false);
  await guest.goto(link);
  await guest.locator('[data-cell]').first().waitFor();
  expect(await fieldsOf(guest)).toEqual(await fieldsOf(host));

  await host.keyboard.press('m');
  await host.getByRole('button', { name: 'Resign…' }).click();
  await host.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(guest.getByRole('dialog', { name: end('you-win') })).toBeVisible();
  // Rematch: one click, and the other player accepts with one click.
  await host.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByText(lobby('kept-for', { name: 'Grace' }))).toBeVisible();
  expect(host.url()).not.toBe(link);
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: lobby('rematch-accept') })
    .click();
  for (const page of [host, guest]) await page.locator('[data-cell]').first().waitFor();
  expect(guest.url()).toBe(host.url());
});

// A lobby table is looked up first.
test.describe('with unknown ids', () => {
  test.use({ refusals: true });

  test('a local table moves online, players join by link, and a game with bots only moves back', async ({
    page,
    visitor,
  }) => {
    await startTable(page, ['Player on this device', 'Bot']);
    const curtain = page.locator('[data-part=curtain]');
    await curtain.getByRole('button').click();
    await page.locator('main').waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Move online…' }).click();
    await page.getByRole('button', { name: 'Move online' }).click();
    await page.waitForURL(/\/t\//);
    await expect(page.getByText(joining('open-seats', { count: 1 }))).toBeVisible();
    const guest = await visitor('Grace');
    await guest.goto(page.url());
    await expect(guest.getByText(joining('moved'))).toBeVisible();
    await guest.getByLabel('Your name').fill('Grace');
    await guest.getByRole('button', { name: 'Take a seat' }).click();
    await guest.locator('[data-cell]').first().waitFor();
    await expect(page.getByText(joining('open-seats', { count: 1 }))).toHaveCount(0);
    for (let tries = 0; tries < 200; tries++) {
      const done = [await answer(page, mouse), await answer(guest, mouse)];
      if (done.includes('acted')) break;
      await change(page);
    }
    // The table is no longer on this device.
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', /^\/t\//);

    await startTable(page);
    await playSome(page, () => answer(page, mouse), 2);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Move online…' }).click();
    await page.getByRole('button', { name: 'Move online' }).click();
    await page.waitForURL(/\/t\//);
    await expect(page.getByText(tableEvent('luck-anew')).first()).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: play('menu-copy') }).click();
    await page.waitForURL(/\/play\//);
    await expect(page.getByText(tableEvent('luck-anew')).first()).toBeVisible();
  });

  test('an unknown online table shows an error page', async ({ page }) => {
    await page.goto('/t/nowhere');
    await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  });
});
