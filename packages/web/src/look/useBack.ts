import { useEffect, useRef } from 'react';

/** What is open over the page, the topmost last; it is closed by Back. */
const overlays: { close(): void }[] = [];
/** A step back that this module has made itself: it closes nothing. */
let own = false;
let planned = false;

const depth = (): number => Number((history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Gives each overlay an entry of the history, after all that opens and closes together has done so. */
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
  // An entry whose overlay is gone is passed over; an overlay that stays open has its entry again.
  setTimeout(plan);
}

if (typeof addEventListener === 'function') addEventListener('popstate', onPop);

/** While `onClose` is given, Back closes this instead of leaving the page. */
export function useBack(onClose: (() => void) | null | undefined): void {
  const live = useRef(onClose);
  live.current = onClose;
  const open = onClose !== null && onClose !== undefined;
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => live.current?.() };
    overlays.push(overlay);
    plan();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      plan();
    };
  }, [open]);
}
