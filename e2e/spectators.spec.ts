import { expect, type Page, test } from '@playwright/test';
import { accessible, gather, hasty } from './support.ts';

test('a spectator follows a player who shares their hand, chats with other spectators, and is muted by one', async ({
  browser,
}) => {
  const contexts = await Promise.all(
    ['Ada', 'Grace', 'Zoe', 'Uma'].map(async (name, i) => {
      const viewport = i === 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
      await hasty(context, { name });
      return context;
    }),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [host, guest, zoe, uma] = pages as [Page, Page, Page, Page];
  await host.goto('/new/moonriser');
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  await host.getByLabel('Spectators see').selectOption({ label: 'Shared hands' });
  const link = await gather(host, [[guest, 'Grace']]);

  for (const [page, name] of [
    [zoe, 'Zoe'],
    [uma, 'Uma'],
  ] as const) {
    await page.goto('/you');
    await page.evaluate(
      (name) =>
        fetch('/api/me', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        }),
      name,
    );
    await page.goto(link);
    await page.getByRole('button', { name: 'Watch' }).click();
  }
  const strip = zoe.getByRole('region', { name: 'Spectating' });
  await expect(strip).toContainText('No player is sharing their hand.');
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Show my hand to spectators' }).click();
  await expect(host.getByRole('button', { name: 'Hide my hand from spectators' })).toBeVisible();
  await strip.getByLabel('View as').selectOption({ label: 'Ada' });
  await expect(strip.getByLabel('View as')).toHaveValue('0');
  await accessible(zoe, 'watching');
  await zoe.getByRole('button', { name: /^Chat/ }).click();
  await zoe.getByLabel('Write a message').fill('She holds the good tile');
  await zoe.getByLabel('Write a message').press('Enter');
  await expect(zoe.getByText('She holds the good tile')).toBeVisible();
  await uma.getByRole('button', { name: /^Chat/ }).click();
  await uma.getByRole('button', { name: 'Report message from Zoe' }).click();
  await uma.getByRole('button', { name: 'Mute Zoe' }).click();
  await expect(uma.getByText('No messages yet.')).toBeVisible();
  await host.getByRole('button', { name: 'Hide my hand from spectators' }).click();
  await expect(strip).toContainText('No player is sharing their hand.');
  await host.getByRole('button', { name: 'Back to table' }).click();
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(host.getByText('No messages yet.')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
