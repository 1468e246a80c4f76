export type Theme = 'dark' | 'light' | 'system';

const KEY = 'orrery.theme';

/** The theme the player chose; dark until they choose. */
export function chosenTheme(): Theme {
  const stored = globalThis.localStorage?.getItem(KEY);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** Puts a theme on the page and remembers it. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  globalThis.localStorage?.setItem(KEY, theme);
}

/** Whether the player asked for less motion, here or in the system. */
export function prefersStillness(): boolean {
  if (globalThis.document?.documentElement.dataset.motion === 'less') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
