import { useEffect, useEffectEvent } from 'react';
import type { ActionItem } from '../ui/index.ts';

const NAMES: Record<string, string> = { ' ': 'Space', Enter: '↵', Escape: 'Esc' };

/** A key's name, as shown on buttons. */
const nameOf = (key: string) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/**
 * The name of a digit key pressed with Shift, independent of the keyboard layout; empty if the layout needs Shift to
 * type digits.
 */
const shifted = (e: KeyboardEvent) => (/^\d$/.test(e.key) ? '' : e.code.replace(/^Digit/, '⇧'));

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [contenteditable]');
const pressing = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, [role=button], input') !== null;

/** Registers table-wide keyboard shortcuts. A focused button keeps Enter and Space for itself. */
export function useKeys(keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const name = nameOf(e.key);
    if ((name === 'Space' || name === '↵') && pressing(e.target)) return;
    const act = (e.shiftKey && keys[shifted(e)]) || keys[name];
    if (!act) return;
    e.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * Prevents mouse clicks from focusing buttons, so that Enter and Space stay table shortcuts and the click causes no
 * extra render.
 */
export function useFreeKeys(): void {
  useEffect(() => {
    function keepFree(e: MouseEvent) {
      const button = e.target instanceof Element ? e.target.closest('button') : null;
      if (!button) return;
      e.preventDefault();
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== button) focused.blur();
    }
    addEventListener('mousedown', keepFree, true);
    return () => removeEventListener('mousedown', keepFree, true);
  }, []);
}

/** The shortcuts of a row of buttons: each button's hint is its key. */
export function keysOf(actions: readonly ActionItem[]): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  for (const action of actions) if (action.hint && !action.disabled) keys[action.hint] = action.onPress;
  return keys;
}

/** Focuses the element that the first matching selector finds. */
export function focusOn(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (found) return found.focus();
  }
}

/** Focuses the next of the elements that a selector finds, after the focused one. Returns whether there is any. */
function focusNext(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const at = all.findIndex((el) => el === document.activeElement);
  all[(at + 1) % Math.max(1, all.length)]?.focus();
  return all.length > 0;
}

/** Focuses the next cell of the board that can be chosen, or any cell if there is none. */
export function focusBoard(): void {
  if (!focusNext('[data-cell][data-legal]')) focusOn('[data-cell][tabindex="0"]');
}
