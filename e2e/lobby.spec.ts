import { expect, test } from '@playwright/test';
import { accessible, gather, hasty, tooSmall, watch } from './support.ts';

test('a lobby table is found and joined, a player is removed, bots fill the seats, and the game starts', async ({
  browser,
}) => {
  const mine = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const theirs = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  // Other tests may have tables of this game open: the host's name finds this one.
  const name = `Ada ${Date.now() % 100_000}`;
  await hasty(mine, { name });
  await hasty(theirs, { name: 'Grace' });
  const [host, phone] = [await mine.newPage(), await theirs.newPage()];
  const errors = [watch(host), watch(phone)];
  await host.goto('/new/moonriser');
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  await host.getByRole('button', { name: 'Add seat' }).click();
  await host.getByLabel('Player in seat 3').selectOption({ label: 'Friend by link' });
  await host.getByLabel('Show in lobby').check();
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await expect(host.getByRole('button', { name: 'Start game' })).toBeDisabled();
  await accessible(host, 'a table that gathers');

  await phone.goto('/lobby');
  await phone.getByRole('combobox', { name: 'Game' }).filter({ hasText: /^All/ }).selectOption({ label: 'Moonriser' });
  const found = phone.getByRole('link', { name: `${name}’s table` });
  await expect(found).toContainText('2 free seats');
  await accessible(phone, 'lobby');
  expect(await tooSmall(phone)).toEqual([]);
  await found.tap();
  await expect(phone.getByRole('region', { name: 'Options' })).toContainText('Time limit');
  await phone.getByRole('button', { name: 'Take seat 3' }).tap();
  await expect(phone.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  expect(await tooSmall(phone)).toEqual([]);
  // The host sees the player immediately and removes them; they cannot take a seat again.
  await host.getByRole('button', { name: 'Remove Grace' }).click();
  await expect(phone.getByText('The host removed you from this table.')).toBeVisible();
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Bot, easy' });
  await host.getByLabel('Player in seat 3').selectOption({ label: 'Bot, easy' });
  await expect(phone.getByText('easy bot')).toHaveCount(2);
  await host.getByRole('button', { name: 'Start game' }).click();
  await host.locator('[data-cell]').first().waitFor();
  // A removed player may still watch.
  await expect(phone.getByRole('button', { name: 'Watch' })).toBeVisible();
  expect(errors).toEqual([[], []]);
  await mine.close();
  await theirs.close();
});

test('a recent player is invited and sees the invitation on the home page', async ({ browser }) => {
  const [mine, theirs] = [
    await browser.newContext({ reducedMotion: 'reduce' }),
    await browser.newContext({ reducedMotion: 'reduce' }),
  ];
  await hasty(mine);
  await hasty(theirs, { name: 'Grace' });
  const [host, guest] = [await mine.newPage(), await theirs.newPage()];
  const open = async () => {
    await host.goto('/new/moonriser');
    await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  };
  await open();
  await gather(host, [[guest, 'Grace']]);
  await open();
  await host.getByRole('button', { name: 'Create table' }).click();
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Reserve for Grace' });
  await expect(host.getByText('Reserved for Grace').first()).toBeVisible();
  await guest.goto('/');
  const invitation = guest.getByRole('region', { name: 'Your turn and invitations' });
  await expect(invitation).toContainText('Ada invites you to play Moonriser');
  await invitation.getByRole('link', { name: 'View' }).click();
  await expect(guest.getByText('Ada invites you to play.')).toBeVisible();
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, guest]) await page.locator('[data-cell]').first().waitFor();
  await mine.close();
  await theirs.close();
});
