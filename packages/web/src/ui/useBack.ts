import { useEffect, useEffectEvent } from 'react';

/** Open overlays, topmost last. Back closes the topmost one. */
const overlays: { close(): void }[] = [];
/** Whether the current step back was made by this module, so that it closes nothing. */
let own = false;
let planned = false;

const depth = (): number => Number((history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Gives each overlay a history entry, after all overlays of this update have opened or closed. */
function settle(): void {
  planned = false;
  const missing = overlays.length - depth();
  for (let n = depth() + 1; n <= overlays.length; n++) history.pushState({ ...history.state, overlays: n }, '');
  if (missing >= 0) return;
  own = true;
  history.go(missing);
}

function plan(): void {
  if (planned) return;
  planned = true;
  queueMicrotask(settle);
}

function onPop(): void {
  const wasOwn = own;
  own = false;
  if (!wasOwn) for (const overlay of overlays.slice(depth()).reverse()) overlay.close();
  // An entry without an overlay is skipped; an overlay that is still open gets its entry again.
  setTimeout(plan);
}

if (typeof addEventListener === 'function') addEventListener('popstate', onPop);

/** While `onClose` is given, the browser's Back button calls it instead of leaving the page. */
export function useBack(onClose: (() => void) | null | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const open = onClose !== null && onClose !== undefined;
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => close() };
    overlays.push(overlay);
    plan();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      plan();
    };
  }, [open]);
}
