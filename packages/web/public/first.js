// Runs on prerendered pages. Applies the stored theme and text size (src/app/settings.ts) and the state of the home page
// (src/pages/home/home-state.ts) before the first paint. Loads the page's scripts after it, so that they do not delay
// it. Pages in hidden tabs are not painted, so their scripts load at once.
try {
  const { dataset, style } = document.documentElement;
  dataset.theme = localStorage.getItem('orrery.theme') ?? 'dark';
  dataset.home = localStorage.getItem('orrery.home') ?? 'first';
  const { textSize = 1 } = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}');
  style.setProperty('--text-size', textSize);
} catch {
  // Storage may be blocked; the page then keeps its defaults.
}

const { main, wants } = document.currentScript.dataset;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  import(main);
  // Preloads the modules that the main script imports.
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
