// Shows push notifications, even while the page is closed. Loaded by the service worker.
self.addEventListener('push', (event) => {
  const { text, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Orrery', { body: text, tag, icon: '/icon-192.png', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
