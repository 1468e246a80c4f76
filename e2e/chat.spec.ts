import { GAMES, gather, setUpOnline } from './support.ts';
import { expect, type Page, test } from './test.ts';

/** Types a message and sends it with Enter. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  const line = page.getByLabel('Write a message');
  await line.fill(text);
  await line.press('Enter');
  await expect(line).toHaveValue('');
}

for (const game of GAMES) {
  test(`${game}: chat messages reach the other player and survive a reload`, async ({ page: host, visitor }) => {
    const guest = await visitor('Grace');
    await setUpOnline(host, game);
    await gather(host, [[guest, 'Grace']]);

    await say(guest, 'Hello');
    await expect(host.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
    await say(host, 'Welcome');
    await expect(guest.getByText('Welcome')).toBeVisible();
    await guest.reload();
    await guest.getByRole('button', { name: /^Chat/ }).click();
    await expect(guest.getByText('Hello')).toBeVisible();
  });
}
