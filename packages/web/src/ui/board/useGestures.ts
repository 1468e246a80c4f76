import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStable } from '../useStable.ts';
import type { Camera } from './useCamera.ts';

/** The cell (`data-cell`) under a point of the window. */
export function cellUnder(x: number, y: number): string | null {
  const el = document.elementFromPoint(x, y)?.closest('[data-cell]');
  return el?.getAttribute('data-cell') ?? null;
}

export interface Gestures {
  camera: Pick<Camera, 'zoomAt' | 'panBy'>;
  /** The cell over which a piece is held before it is placed, or null. */
  held?: string | null;
  /** Called for a wheel or twist gesture while a piece is held; 1 is counter-clockwise. */
  onRotate?: ((direction: 1 | -1) => void) | undefined;
  /** Called when the held piece is dragged over another cell. */
  onPull?: ((cell: string) => void) | undefined;
  onLongPress?: ((cell: string) => void) | undefined;
}

interface Finger {
  x: number;
  y: number;
}

const SLOP = 7;
const LONG = 450;
const NOTCH = 60;
const TWIST = Math.PI / 7;

/** Handles panning, pinching and the wheel for the camera, and wheel, twist and drag for a held piece. */
export function useGestures(ref: RefObject<HTMLElement | null>, gestures: Gestures) {
  const { camera, held, onRotate, onPull } = gestures;
  const longPressed = useStable((cell: string) => gestures.onLongPress?.(cell));
  const fingers = useRef(new Map<number, Finger>());
  const mode = useRef<'none' | 'press' | 'pan' | 'pull' | 'two'>('none');
  const start = useRef<Finger>({ x: 0, y: 0 });
  const twisted = useRef(0);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const swallow = useRef(false);
  const [moving, setMoving] = useState(false);
  const still = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stir = useCallback(() => {
    setMoving(true);
    clearTimeout(still.current);
    still.current = setTimeout(() => setMoving(false), 160);
  }, []);

  const wound = useRef(0);
  const wheel = useStable((e: WheelEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    e.preventDefault();
    if (held && onRotate && !e.ctrlKey) {
      wound.current += e.deltaY;
      if (Math.abs(wound.current) < NOTCH) return;
      onRotate(wound.current > 0 ? -1 : 1);
      wound.current = 0;
      return;
    }
    const speed = e.ctrlKey ? 0.01 : 0.0016;
    camera.zoomAt(Math.exp(-e.deltaY * speed), e.clientX - box.left, e.clientY - box.top);
    stir();
  });
  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    // React's listeners are passive, but a wheel over the board must not scroll or zoom the page.
    el.addEventListener('wheel', wheel, { passive: false });
    return () => el.removeEventListener('wheel', wheel);
  }, [ref, wheel]);

  function onPointerDown(e: PointerEvent) {
    if (e.button !== 0) return;
    swallow.current = false;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (fingers.current.size === 2) {
      clearTimeout(press.current);
      mode.current = 'two';
      twisted.current = 0;
      return;
    }
    mode.current = 'press';
    start.current = { x: e.clientX, y: e.clientY };
    const cell = cellUnder(e.clientX, e.clientY);
    if (cell && e.pointerType !== 'mouse' && gestures.onLongPress) {
      press.current = setTimeout(() => {
        if (mode.current !== 'press') return;
        mode.current = 'none';
        swallow.current = true;
        longPressed(cell);
      }, LONG);
    }
  }

  function moveOne(e: PointerEvent, last: Finger) {
    if (mode.current === 'press') {
      if (Math.hypot(e.clientX - start.current.x, e.clientY - start.current.y) < SLOP) return;
      clearTimeout(press.current);
      swallow.current = true;
      const onGhost = !!held && cellUnder(start.current.x, start.current.y) === held;
      mode.current = onGhost && onPull ? 'pull' : 'pan';
      ref.current?.setPointerCapture(e.pointerId);
    }
    if (mode.current === 'pan') {
      camera.panBy(e.clientX - last.x, e.clientY - last.y);
      stir();
    } else if (mode.current === 'pull') {
      const cell = cellUnder(e.clientX, e.clientY);
      if (cell && cell !== held) onPull?.(cell);
    }
  }

  function moveTwo(e: PointerEvent, last: Finger) {
    const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
    const box = ref.current?.getBoundingClientRect();
    if (!other || !box) return;
    swallow.current = true;
    const angle = (p: Finger) => Math.atan2(p.y - other.y, p.x - other.x);
    const now = { x: e.clientX, y: e.clientY };
    let by = angle(now) - angle(last);
    if (by > Math.PI) by -= 2 * Math.PI;
    if (by < -Math.PI) by += 2 * Math.PI;
    if (held && onRotate) {
      twisted.current += by;
      if (Math.abs(twisted.current) < TWIST) return;
      // Angles grow clockwise on screen, but rotations are counted counter-clockwise.
      onRotate(twisted.current > 0 ? -1 : 1);
      twisted.current = 0;
      return;
    }
    const far = (p: Finger) => Math.hypot(p.x - other.x, p.y - other.y);
    camera.zoomAt(far(now) / Math.max(1, far(last)), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    camera.panBy((now.x - last.x) / 2, (now.y - last.y) / 2);
    stir();
  }

  function onPointerMove(e: PointerEvent) {
    const last = fingers.current.get(e.pointerId);
    if (!last) return;
    if (mode.current === 'two') moveTwo(e, last);
    else moveOne(e, last);
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  function onPointerUp(e: PointerEvent) {
    clearTimeout(press.current);
    fingers.current.delete(e.pointerId);
    if (fingers.current.size === 0) mode.current = 'none';
  }

  const swallowed = useCallback(() => swallow.current, []);

  return {
    moving,
    /** Whether to ignore the click that ends a gesture. */
    swallowed,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
