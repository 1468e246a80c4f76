import { accessible, gather, setUpOnline } from './support.ts';
import { expect, PHONE, test } from './test.ts';
import { lobby, play } from './words.ts';

test('a spectator follows a player who shares their hand, chats with other spectators, and is muted by one', async ({
  page: host,
  visitor,
}) => {
  const guest = await visitor('Grace');
  const [zoe, uma] = [await visitor('Zoe', { viewport: PHONE.viewport }), await visitor('Uma')];
  await setUpOnline(host);
  await host.getByLabel('Spectators see').selectOption({ label: 'Shared hands' });
  const link = await gather(host, [[guest, 'Grace']]);

  for (const [page, name] of [
    [zoe, 'Zoe'],
    [uma, 'Uma'],
  ] as const) {
    await page.goto('/account');
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
  await expect(strip).toContainText(lobby('watch-none'));
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: play('show-hand') }).click();
  await expect(host.getByRole('button', { name: play('hide-hand') })).toBeVisible();
  await strip.getByLabel('View as').selectOption({ label: 'Ada' });
  await expect(strip.getByLabel('View as')).toHaveValue('0');
  await accessible(zoe, 'watching');
  await zoe.getByRole('button', { name: /^Chat/ }).click();
  await zoe.getByLabel('Write a message').fill('Good luck');
  await zoe.getByLabel('Write a message').press('Enter');
  await expect(zoe.getByText('Good luck')).toBeVisible();
  await uma.getByRole('button', { name: /^Chat/ }).click();
  await uma.getByRole('button', { name: play('chat-report', { name: 'Zoe' }) }).click();
  await uma.getByRole('button', { name: 'Mute Zoe' }).click();
  await expect(uma.getByText(play('chat-none'))).toBeVisible();
  await host.getByRole('button', { name: play('hide-hand') }).click();
  await expect(strip).toContainText(lobby('watch-none'));
  await host.getByRole('button', { name: 'Back to table' }).click();
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(host.getByText(play('chat-none'))).toBeVisible();
});
