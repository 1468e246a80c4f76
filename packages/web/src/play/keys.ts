import { useEffect, useRef } from 'react';
import type { ActionItem } from '../look/index.ts';

const NAMES: Record<string, string> = { ' ': 'Space', Enter: '↵', Escape: 'Esc' };

/** A key as it is written on buttons. */
const nameOf = (key: string) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** A digit with Shift, whatever sign stands there on this keyboard; where digits themselves need Shift, none. */
const shifted = (e: KeyboardEvent) => (/^\d$/.test(e.key) ? '' : e.code.replace(/^Digit/, '⇧'));

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [contenteditable]');
const pressing = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, [role=button], input') !== null;

/** Keys that work anywhere on the table. A focused button keeps Enter and Space for itself. */
export function useKeys(keys: Record<string, () => void>): void {
  const live = useRef(keys);
  live.current = keys;
  useEffect(() => {
    function onKey(e: KeyboardEvent) {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const name = nameOf(e.key);
      if ((name === 'Space' || name === '↵') && pressing(e.target)) return;
      const act = (e.shiftKey && live.current[shifted(e)]) || live.current[name];
      if (!act) return;
      e.preventDefault();
      act();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * A button that is clicked with the mouse takes no focus: Enter and Space stay the table's, and what follows the focus is
 * not drawn twice while the click itself waits.
 */
export function useFreeKeys(): void {
  useEffect(() => {
    function keepFree(e: MouseEvent) {
      const button = e.target instanceof Element ? e.target.closest('button') : null;
      if (!button) return;
      e.preventDefault();
      const held = document.activeElement;
      if (held instanceof HTMLElement && held !== button) held.blur();
    }
    addEventListener('mousedown', keepFree, true);
    return () => removeEventListener('mousedown', keepFree, true);
  }, []);
}

/** The keys of a row of buttons: each button's hint is its key. */
export function keysOf(actions: readonly ActionItem[]): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  for (const action of actions) if (action.hint && !action.disabled) keys[action.hint] = action.onPress;
  return keys;
}

/** Puts the focus on the first of these that is there. */
export function focusOn(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (found) return found.focus();
  }
}
