import { accessible, gather, setUpOnline, tooSmall } from './support.ts';
import { expect, PHONE, test } from './test.ts';
import { bots, lobby } from './words.ts';

test('a lobby table is found and joined, a player is removed, bots fill the seats, and the game starts', async ({
  visitor,
}) => {
  // Other tests may have tables of this game open: the host's name finds this one.
  const name = `Ada ${Date.now() % 100_000}`;
  const [host, phone] = [await visitor(name), await visitor('Grace', PHONE)];
  await setUpOnline(host);
  await host.getByRole('button', { name: 'Add seat' }).click();
  await host.getByLabel('Player in seat 3').selectOption({ label: 'Friend by link' });
  await host.getByLabel('Show in lobby').check();
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.getByRole('img', { name: lobby('qr') })).toBeVisible();
  await expect(host.getByRole('button', { name: 'Start game' })).toBeDisabled();
  await accessible(host, 'a table that gathers');

  await phone.goto('/lobby');
  await phone.getByRole('combobox', { name: 'Game' }).filter({ hasText: /^All/ }).selectOption({ label: 'Moonriser' });
  const found = phone.getByRole('link', { name: `${name}’s table` });
  await expect(found).toContainText('2 free seats');
  await accessible(phone, 'lobby');
  expect(await tooSmall(phone)).toEqual([]);
  await found.tap();
  await expect(phone.getByRole('region', { name: 'Options' })).toContainText('Clock');
  await phone.getByRole('button', { name: 'Take seat 3' }).tap();
  await expect(phone.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  expect(await tooSmall(phone)).toEqual([]);
  // The host sees the player immediately and removes them; they cannot take a seat again.
  await host.getByRole('button', { name: 'Remove Grace' }).click();
  await expect(phone.getByText(lobby('removed'))).toBeVisible();
  await host.getByLabel('Player in seat 2').selectOption('bot level6');
  await host.getByLabel('Player in seat 3').selectOption('bot level6');
  await expect(phone.getByText(bots('bot', { level: 6 }))).toHaveCount(2);
  await host.getByRole('button', { name: 'Start game' }).click();
  await host.locator('[data-cell]').first().waitFor();
  // A removed player may still watch.
  await expect(phone.getByRole('button', { name: 'Watch' })).toBeVisible();
});

test('a recent player is invited and sees the invitation on the home page', async ({ page: host, visitor }) => {
  const guest = await visitor('Grace');
  await setUpOnline(host);
  await gather(host, [[guest, 'Grace']]);
  await setUpOnline(host);
  await host.getByRole('button', { name: 'Create table' }).click();
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Reserve for Grace' });
  await expect(host.getByText('Reserved for Grace').first()).toBeVisible();
  await guest.goto('/');
  const invitation = guest.getByRole('region', { name: lobby('invitations') });
  await expect(invitation).toContainText(
    lobby('invitation', { host: 'Ada', game: 'Moonriser', count: 2, rated: false }),
  );
  await invitation.getByRole('link', { name: 'View' }).click();
  await expect(guest.getByText(lobby('invited-by', { host: 'Ada' }))).toBeVisible();
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, guest]) await page.locator('[data-cell]').first().waitFor();
});
