export type Theme = 'dark' | 'light' | 'system';

const KEY = 'orrery.theme';

/** The chosen theme; dark by default. */
export function chosenTheme(): Theme {
  const stored = globalThis.localStorage?.getItem(KEY);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** Applies and stores a theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  globalThis.localStorage?.setItem(KEY, theme);
}

/** Whether reduced motion is set, either in this app or in the system. */
export function wantsReducedMotion(): boolean {
  if (globalThis.document?.documentElement.dataset.motion === 'less') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
