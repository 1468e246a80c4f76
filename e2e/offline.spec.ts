import { answer } from './moonriser.ts';
import { mouse, playSome } from './player.ts';
import { startTable } from './support.ts';
import { expect, test } from './test.ts';
import { serverUnreachable } from './words.ts';

test.use({ installs: true });

test('after the first visit all local play works offline, including bots', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/rules/moonriser');
  await expect(page.getByRole('heading', { name: 'Rules of Moonriser' })).toBeVisible();
  await startTable(page);
  await playSome(page, () => answer(page, mouse), 14);
  await page.reload();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await page.goto('/new/moonriser');
  await page.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('alert')).toHaveText(serverUnreachable.message);
});

// The headless shell has no notifications.
test('a push notification is shown without an open page and opens the right table', { tag: '@full' }, async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL as string;
  await context.grantPermissions(['notifications'], { origin });
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // `ready` does not wait until the worker is activated; before, it receives no messages.
    while (active && active.state !== 'activated')
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  });
  // The same payload as in packages/server/src/notifications/senders.ts.
  const data = JSON.stringify({ text: 'Your turn', path: '/t/abc', tag: 'abc' });
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ body, tag }) => ({ body, tag }));
    });
  await expect.poll(shown).toEqual([{ body: 'Your turn', tag: 'abc' }]);
  // Simulates a click on the notification; browsers open windows only for real clicks.
  const opened = await context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as {
      registration: { getNotifications(): Promise<unknown[]> };
      clients: { openWindow(url: string): Promise<void> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await worker.registration.getNotifications();
    return new Promise<string>((resolve) => {
      worker.clients.openWindow = async (url) => resolve(url);
      worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${origin}/t/abc`);
});
