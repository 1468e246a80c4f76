import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStable } from '../useStable.ts';
import s from './drag.module.css';
import { cellUnder } from './useGestures.ts';

export interface DragOptions<T> {
  /** Renders the dragged piece. */
  picture(piece: T): ReactNode;
  /** Called when the drag starts. */
  onStart?: (piece: T) => void;
  /** Called with the cell under the piece, or null. */
  onOver?: (piece: T, cell: string | null) => void;
  /** Called when the piece is dropped; `cell` is null if it is not over a cell. */
  onDrop?: (piece: T, cell: string | null) => void;
  /** Whether the board draws the piece on this cell instead of the layer; always, if missing. */
  draws?: (piece: T, cell: string) => boolean;
  /** Called for a press and hold without movement. */
  onHold?: (piece: T) => void;
}

interface Carried<T> {
  piece: T;
  x: number;
  y: number;
  drawn: boolean;
}

const SLOP = 8;
const LONG = 450;
/** How far above a finger the piece is drawn until it is over a cell, in pixels. It is dropped at the finger. */
const ABOVE = 56;

/** Drags a piece to a cell with mouse or touch. Render `layer` once, and call `lift` from draggable elements. */
export function useDrag<T>(options: DragOptions<T>): {
  lift: (piece: T, event: ReactPointerEvent) => void;
  dragging: T | null;
  layer: ReactNode;
} {
  /** The newest options, for listeners that outlive a render. */
  const now = useStable(() => options);
  const [carried, setCarried] = useState<Carried<T> | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function lift(piece: T, event: ReactPointerEvent) {
    if (event.button !== 0) return;
    stop.current?.();
    const from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    const above = event.pointerType === 'touch' ? ABOVE : 0;
    let over: string | null = null;
    let moving = false;
    const hold = event.pointerType === 'mouse' ? undefined : setTimeout(() => !moving && now().onHold?.(piece), LONG);

    function move(e: PointerEvent) {
      if (e.pointerId !== from.id) return;
      if (!moving) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < SLOP) return;
        moving = true;
        clearTimeout(hold);
        document.documentElement.dataset.carrying = '';
        now().onStart?.(piece);
      }
      e.preventDefault();
      const cell = cellUnder(e.clientX, e.clientY);
      if (cell !== over) now().onOver?.(piece, cell);
      over = cell;
      const drawn = cell !== null && (now().draws?.(piece, cell) ?? true);
      setCarried({ piece, x: e.clientX, y: e.clientY - above, drawn });
    }

    function end(e: PointerEvent) {
      if (e.pointerId !== from.id) return;
      stop.current?.();
      if (!moving) return;
      const dropped = e.type === 'pointerup' ? over : null;
      // The click that follows a drag would pick the piece again.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      now().onDrop?.(piece, dropped);
    }

    stop.current = () => {
      clearTimeout(hold);
      window.removeEventListener('selectstart', prevent);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      delete document.documentElement.dataset.carrying;
      setCarried(null);
      stop.current = null;
    };
    window.addEventListener('selectstart', prevent);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  const layer =
    carried &&
    createPortal(
      <div
        className={s.carried}
        data-drawn={carried.drawn ? '' : undefined}
        style={{ left: carried.x, top: carried.y }}
      >
        {options.picture(carried.piece)}
      </div>,
      document.body,
    );
  return { lift, dragging: carried?.piece ?? null, layer };
}

function swallow(e: Event) {
  e.stopPropagation();
  e.preventDefault();
}

function prevent(e: Event) {
  e.preventDefault();
}
