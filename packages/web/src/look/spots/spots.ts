import { useSyncExternalStore } from 'react';

/**
 * A spot is a thing on the screen that words can speak of: `field:3,1`, `card:17`, `player:0`, `act:pass`. Whatever draws
 * it writes the name into `data-spot`; the log, a lesson or a hint names it, and it lights up wherever it is just now.
 */
const listeners = new Set<() => void>();
let lit: readonly string[] = [];

/** Lights these spots, and no others; none puts the light out. */
export function light(spots: readonly string[]): void {
  if (spots.join() === lit.join()) return;
  lit = spots;
  for (const changed of listeners) changed();
}

export function useLit(): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => lit,
  );
}

const seen = (el: Element): boolean => {
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
};

/** Whether a thing on a board lies under a bar or a sheet. */
export function isCovered(el: Element): boolean {
  const room = el.closest('[data-room]');
  if (!room) return false;
  const box = el.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return over !== null && !room.contains(over);
}

/** What is drawn of a spot and can be seen. */
export const spotsNamed = (name: string): Element[] =>
  [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].filter(seen);
