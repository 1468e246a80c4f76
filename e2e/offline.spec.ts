import { expect, test } from '@playwright/test';
import { answer } from './moonriser.ts';
import { change, mouse } from './player.ts';
import { hasty, startTable } from './support.ts';

test('after the first visit all local play works offline, including bots', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/rules/moonriser');
  await expect(page.getByRole('heading', { name: 'Rules of Moonriser' })).toBeVisible();
  await startTable(page);
  for (let acted = 0; acted < 14; ) {
    if ((await answer(page, mouse)) === 'acted') acted++;
    else await change(page);
  }
  await page.reload();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await page.goto('/new/moonriser');
  await page.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
});

test('a push notification is shown without an open page and opens the right table', async ({
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
    await navigator.serviceWorker.ready;
  });
  // The same payload as in packages/server/src/notifications/senders.ts.
  const data = JSON.stringify({ text: 'It is your turn at Moonriser.', path: '/t/abc', tag: 'abc' });
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ body, tag }) => ({ body, tag }));
    });
  await expect.poll(shown).toEqual([{ body: 'It is your turn at Moonriser.', tag: 'abc' }]);
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
