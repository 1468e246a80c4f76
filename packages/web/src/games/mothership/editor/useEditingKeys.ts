import { useEffect } from 'react';

/** Keyboard shortcuts for undo, redo and save. */
export function useEditingKeys(undo: (() => void) | null, redo: (() => void) | null, save: () => void): void {
  useEffect(() => {
    function onKey(e: KeyboardEvent) {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || document.querySelector('dialog[open]')) return;
      const key = e.key.toLowerCase();
      // Text fields have their own undo.
      if (key !== 's' && e.target instanceof Element && e.target.matches('input[type=text], textarea')) return;
      const act = key === 's' ? save : key === 'y' || (key === 'z' && e.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act && key !== 's') return;
      e.preventDefault();
      act?.();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo, save]);
}
