import type { KeyboardEvent } from 'react';
import type { Camera } from './useCamera.ts';

/** How far one arrow key press pans the board, in pixels. */
const STEP = 80;

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/**
 * The keys of the camera: + and - zoom, 0 shows the whole board, [ and ] rotate, Shift with arrows pans. Arrows alone
 * move the focus.
 */
export function cameraKeys(camera: Camera): (e: KeyboardEvent) => void {
  const acts: Record<string, () => void> = {
    '+': () => camera.zoomBy(1.25),
    '=': () => camera.zoomBy(1.25),
    '-': () => camera.zoomBy(0.8),
    '0': camera.fit,
    '[': () => camera.turnBy(1),
    ']': () => camera.turnBy(-1),
  };
  return (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const pan = e.shiftKey ? PANS[e.key] : undefined;
    const act = pan ? () => camera.panBy(...pan) : acts[e.key];
    if (!act) return;
    act();
    e.preventDefault();
    if (pan) e.stopPropagation();
  };
}
