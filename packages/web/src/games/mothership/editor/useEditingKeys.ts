import { useEffect } from 'react';

type Act = (() => void) | null;

/** Text fields have their own undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type=text], textarea');

/** Keyboard shortcuts for undo, redo and save. */
export function useEditingKeys(undo: Act, redo: Act, save: () => void): void {
  useEffect(() => {
    function onKey(e: KeyboardEvent) {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || document.querySelector('dialog[open]')) return;
      const key = e.key.toLowerCase();
      if (key !== 's' && isTyping(e.target)) return;
      const acts: Record<string, Act> = { s: save, y: redo, z: e.shiftKey ? redo : undo };
      const act = acts[key];
      if (!act) return;
      e.preventDefault();
      act();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo, save]);
}
