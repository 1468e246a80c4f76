import type { GameEntry } from '../../table/saved.ts';

const KEY = 'orrery.home';

/** What the home page starts with: the introduction, the list of games, or the running games. */
export type HomeState = 'first' | 'idle' | 'running';

export const homeStateOf = (shelf: readonly GameEntry[]): HomeState =>
  shelf.length === 0 ? 'first' : shelf.some(({ result }) => result === null) ? 'running' : 'idle';

/**
 * Shows the sections of a state. They are chosen by style sheet, because the prerendered page is the same for everyone;
 * `public/first.js` restores the stored state before the first paint.
 */
export function showHome(state: HomeState): void {
  document.documentElement.dataset.home = state;
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Storage may be blocked; the next visit then starts with the introduction.
  }
}
