import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { LineIcon } from '../LineIcon.tsx';
import { useTouch } from '../media.ts';
import { IconButton } from '../primitives.tsx';
import { t } from '../text.ts';
import { type Size, useSize } from '../useSize.ts';
import { useStable } from '../useStable.ts';
import { useGestures } from './useGestures.ts';
import s from './zoomable.module.css';

/** How far the content is moved, and its scale; at rest it fills its room. */
export interface Pose {
  x: number;
  y: number;
  zoom: number;
}

export const REST: Pose = { x: 0, y: 0, zoom: 1 };
const MAX_ZOOM = 4;

const clamp = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** The nearest pose that covers the whole room. */
function covering({ width, height }: Size, { x, y, zoom }: Pose): Pose {
  if (zoom <= 1) return REST;
  return { x: clamp(width * (1 - zoom), x, 0), y: clamp(height * (1 - zoom), y, 0), zoom };
}

/** The pose zoomed around a point of the room. */
export function zoomed(room: Size, pose: Pose, factor: number, px: number, py: number): Pose {
  const zoom = clamp(1, pose.zoom * factor, MAX_ZOOM);
  const k = zoom / pose.zoom;
  return covering(room, { zoom, x: px - (px - pose.x) * k, y: py - (py - pose.y) * k });
}

export const panned = (room: Size, pose: Pose, dx: number, dy: number): Pose =>
  covering(room, { ...pose, x: pose.x + dx, y: pose.y + dy });

const DOUBLE = { ms: 300, pixels: 30 };

/**
 * A board of usual elements that touch can zoom and pan: two fingers zoom, one finger pans while it is zoomed, and two
 * taps show the whole board again. `[data-scrolls]` inside scrolls when the edge is reached.
 */
export function Zoomable({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const nothing = useRef<HTMLDivElement>(null);
  const touch = useTouch();
  const room = useSize(root);
  const [pose, setPose] = useState(REST);
  const tap = useRef({ at: 0, x: 0, y: 0 });
  const reset = () => setPose(REST);
  const pan = (dx: number, dy: number) => {
    // A piece that is dragged does not move the board.
    if (document.documentElement.dataset.carrying !== undefined) return;
    const next = panned(room, pose, dx, dy);
    root.current?.querySelector('[data-scrolls]')?.scrollBy(0, (pose.y + dy - next.y) / -pose.zoom);
    setPose((now) => panned(room, now, dx, dy));
  };
  // The wheel scrolls, so gestures get no element to listen to it.
  const { handlers, swallowed, moving } = useGestures(touch ? root : nothing, {
    camera: {
      zoomAt: (factor, x, y) => setPose((now) => zoomed(room, now, factor, x, y)),
      panBy: (dx, dy) => pose.zoom > 1 && pan(dx, dy),
    },
  });
  const isZoomed = pose.zoom > 1;
  const hold = useStable((e: TouchEvent) => {
    if ((e.touches.length > 1 || isZoomed) && e.cancelable) e.preventDefault();
  });
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    // React's listeners are passive, but two fingers on the board must not scroll or zoom the page.
    el.addEventListener('touchmove', hold, { passive: false });
    return () => el.removeEventListener('touchmove', hold);
  }, [hold]);
  function onClickCapture(e: MouseEvent) {
    if (!swallowed()) return;
    e.stopPropagation();
    e.preventDefault();
  }
  function onTap(e: PointerEvent) {
    const before = tap.current;
    tap.current = { at: e.timeStamp, x: e.clientX, y: e.clientY };
    const near = Math.hypot(e.clientX - before.x, e.clientY - before.y) < DOUBLE.pixels;
    if (isZoomed && !swallowed() && near && e.timeStamp - before.at < DOUBLE.ms) reset();
  }
  return (
    <div
      ref={root}
      className={cx(s.room, className)}
      {...(touch
        ? {
            ...handlers,
            onPointerUp: (e: PointerEvent) => {
              onTap(e);
              handlers.onPointerUp(e);
            },
            onClickCapture,
          }
        : {})}
      data-zoomed={isZoomed || undefined}
    >
      <div
        className={s.content}
        style={isZoomed ? { transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.zoom})` } : undefined}
        data-moving={moving || undefined}
      >
        {children}
      </div>
      {isZoomed && (
        <div className={s.reset}>
          <IconButton label={t('whole-board')} icon={<LineIcon name="fit" />} onClick={reset} />
        </div>
      )}
    </div>
  );
}
