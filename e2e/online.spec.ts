import { expect, test } from '@playwright/test';
import { answer } from './moonriser.ts';
import { change, mouse } from './player.ts';
import { gather, hasty, startTable, watch } from './support.ts';

test('two browsers play one table online and recover from a lost connection', async ({ browser }) => {
  const mine = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const theirs = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await hasty(mine);
  await hasty(theirs);
  const host = await mine.newPage();
  const errors = watch(host);
  await host.goto('/new/moonriser');
  await host.getByLabel('Name for seat 1').fill('Ada');
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  const guest = await theirs.newPage();
  const link = await gather(host, [[guest, 'Grace']]);
  expect(link).toContain('/t/');
  await guest.locator('[data-cell]').first().waitFor();
  await expect(host.getByText('Grace').first()).toBeVisible();

  let acted = 0;
  for (let tries = 0; acted < 40 && tries < 600; tries++) {
    const done = [await answer(host, mouse), await answer(guest, mouse)];
    acted += done.filter((one) => one === 'acted').length;
    if (!done.includes('acted')) await change(host);
  }
  expect(acted).toBeGreaterThanOrEqual(40);

  // A hint comes from the server's bots to the player who asked; the others are notified.
  const ask = (page: typeof host) => page.getByRole('button', { name: /^Hint: ask/ });
  await expect.poll(async () => (await ask(host).count()) + (await ask(guest).count())).toBeGreaterThan(0);
  const asker = (await ask(host).count()) > 0 ? host : guest;
  await ask(asker).click();
  const hint = asker.getByRole('complementary', { name: 'Hint' });
  await expect(hint.getByRole('button', { name: /^(Show|Play) move/ })).toBeVisible({ timeout: 30_000 });
  for (const page of [host, guest]) await expect(page.getByText(/ asks for a hint\./).first()).toBeVisible();
  await asker.keyboard.press('i');

  await theirs.setOffline(true);
  await guest.reload().catch(() => {});
  await theirs.setOffline(false);
  await guest.goto(link);
  await guest.locator('[data-cell]').first().waitFor();
  const labels = (page: typeof host) =>
    page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')?.split(/, may|\. /)[0]));
  expect(await labels(guest)).toEqual(await labels(host));

  await host.keyboard.press('m');
  await host.getByRole('button', { name: 'Resign…' }).click();
  await host.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(guest.getByRole('dialog', { name: 'You win' })).toBeVisible();
  // Rematch: one click, and the other player accepts with one click.
  await host.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByText('Reserved for Grace')).toBeVisible();
  expect(host.url()).not.toBe(link);
  await guest.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  for (const page of [host, guest]) await page.locator('[data-cell]').first().waitFor();
  expect(guest.url()).toBe(host.url());
  expect(errors).toEqual([]);
  await mine.close();
  await theirs.close();
});

test('a local table moves online, players join by link, and a game with bots only moves back', async ({
  page,
  context,
  browser,
}) => {
  await hasty(context);
  await startTable(page, ['Player on this device', 'Bot, easy']);
  const curtain = page.getByRole('dialog', { name: /Pass the device/ });
  await curtain.getByRole('button').click();
  await page.locator('main').waitFor();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Move online…' }).click();
  await page.getByRole('button', { name: 'Move online' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('1 seat is open. Share this link:')).toBeVisible();
  const theirs = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = await theirs.newPage();
  await guest.goto(page.url());
  await expect(guest.getByText('This game started on a player’s device')).toBeVisible();
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await guest.locator('[data-cell]').first().waitFor();
  await expect(page.getByText('1 seat is open.')).toHaveCount(0);
  for (let tries = 0; tries < 200; tries++) {
    const done = [await answer(page, mouse), await answer(guest, mouse)];
    if (done.includes('acted')) break;
    await change(page);
  }
  await theirs.close();
  // The table is no longer on this device.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', /^\/t\//);

  await startTable(page);
  for (let acted = 0; acted < 2; ) {
    if ((await answer(page, mouse)) === 'acted') acted++;
    else await change(page);
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Move online…' }).click();
  await page.getByRole('button', { name: 'Move online' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('The table has moved to the server').first()).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Continue on this device, offline' }).click();
  await page.waitForURL(/\/play\//);
  await expect(page.getByText('The table has moved to the server').first()).toBeVisible();
});

test('an unknown online table shows an error page', async ({ page }) => {
  await page.goto('/t/nowhere');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
});
