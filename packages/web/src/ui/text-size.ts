import { useSyncExternalStore } from 'react';

/** The factors by which a player can scale texts and panels. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

const listeners = new Set<() => void>();
let current: TextSize = 1;

/** Scales pages and dialogs by the style sheet's `--text-size`, and tables by `useTextSize`. */
export function applyTextSize(next: TextSize): void {
  document.documentElement.style.setProperty('--text-size', `${next}`);
  if (next === current) return;
  current = next;
  for (const changed of listeners) changed();
}

export const useTextSize = (): TextSize =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => current,
    () => 1,
  );
