import { useEffect } from 'react';
import { useStable } from '../../../ui/useStable.ts';

/** Binds R to rotate the held tile clockwise and Shift+R counter-clockwise, while `on` is set. */
export function useRotateKeys(onRotate: (direction: 1 | -1) => void, on: boolean): void {
  const rotate = useStable(onRotate);
  useEffect(() => {
    if (!on) return;
    function key(e: KeyboardEvent) {
      if (e.key.toLowerCase() !== 'r' || e.ctrlKey || e.metaKey || e.altKey) return;
      const typing = e.target instanceof HTMLElement && e.target.matches('input, textarea, select, [contenteditable]');
      if (typing) return;
      e.preventDefault();
      rotate(e.shiftKey ? 1 : -1);
    }
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [on, rotate]);
}
