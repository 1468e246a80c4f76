import { expect, type Page, test } from '@playwright/test';
import { GAMES, gather, hasty, watch } from './support.ts';

/** Types a message and sends it with Enter. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  const line = page.getByLabel('Write a message');
  await line.fill(text);
  await line.press('Enter');
  await expect(line).toHaveValue('');
}

for (const game of GAMES) {
  test(`${game}: chat messages reach the other player and survive a reload`, async ({ browser }) => {
    const context = () => browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const [mine, theirs] = [await context(), await context()];
    await hasty(mine);
    await hasty(theirs);
    const host = await mine.newPage();
    const errors = watch(host);
    await host.goto(`/new/${game}`);
    await host.getByLabel('Name for seat 1').fill('Ada');
    await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
    const guest = await theirs.newPage();
    await gather(host, [[guest, 'Grace']]);

    await say(guest, 'Good evening from the far side');
    await expect(host.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
    await say(host, 'And to you');
    await expect(guest.getByText('And to you')).toBeVisible();
    await guest.reload();
    await guest.getByRole('button', { name: /^Chat/ }).click();
    await expect(guest.getByText('Good evening from the far side')).toBeVisible();
    expect(errors).toEqual([]);
    await mine.close();
    await theirs.close();
  });
}
