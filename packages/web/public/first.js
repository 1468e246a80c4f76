// Stands in pages that the build has drawn. They are shown first, in the theme that was chosen (src/look/theme.ts), and the
// scripts that take them over come after that paint, so that they do not hold it up. A page that nobody looks at is not
// painted, and need not wait.
try {
  document.documentElement.dataset.theme = localStorage.getItem('orrery.theme') ?? 'dark';
} catch {
  // Storage may be forbidden; then nothing was chosen.
}

const { main, wants } = document.currentScript.dataset;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  import(main);
  // What it will ask for is asked for at once.
  for (const href of wants.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
};

if (document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 1500);
} else {
  start();
}
