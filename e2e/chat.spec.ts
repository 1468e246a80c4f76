import { GAMES, gather, setUpOnline } from './support.ts';
import { expect, type Page, test } from './test.ts';
import { either, lobby, setup, shared } from './words.ts';

/** Types a message and sends it with Enter. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  const line = page.getByLabel('Write a message');
  await line.fill(text);
  await line.press('Enter');
  await expect(line).toHaveValue('');
}

test('chat messages in the waiting room reach the other player', async ({ page: host, visitor }) => {
  const guest = await visitor('Grace');
  await setUpOnline(host);
  await host.getByRole('button', { name: setup('create') }).click();
  await guest.goto(await host.getByLabel(lobby('link')).inputValue());
  await guest.getByLabel(shared('name')).fill('Grace');
  await guest.getByRole('button', { name: either(lobby('take-seat'), lobby('take-next-seat')) }).click();
  // The second message scrolls the list of the first.
  for (const [from, to, text] of [
    [guest, host, 'Hello'],
    [host, guest, 'Welcome'],
    [guest, host, 'Ready'],
  ] as const) {
    const line = from.getByLabel(lobby('chat-write'));
    await line.fill(text);
    await line.press('Enter');
    await expect(to.getByRole('region', { name: lobby('chat') }).getByText(text)).toBeVisible();
  }
});

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
