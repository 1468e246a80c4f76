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
