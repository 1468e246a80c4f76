import type { SeenTile } from '@orrery/moonriser';
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import s from './drag.module.css';
import { fieldUnder } from './map/useGestures.ts';
import { TilePicture } from './TilePicture.tsx';

export interface TileDragOptions {
  /** The tile left its place. */
  onStart?: (tile: SeenTile) => void;
  /** It is over a field, or over none. */
  onOver?: (tile: SeenTile, cell: string | null) => void;
  /** It was let go. */
  onDrop?: (tile: SeenTile, cell: string | null) => void;
  /** It stayed under the finger without moving. */
  onHold?: (tile: SeenTile) => void;
  rotation?: number;
}

interface Carried {
  tile: SeenTile;
  x: number;
  y: number;
  over: string | null;
}

const SLOP = 8;
const LONG = 450;

/** Carries a tile from hand or supply to the board with mouse or finger. Render `layer` once; give `lift` to lists. */
export function useTileDrag(options: TileDragOptions): {
  lift: (tile: SeenTile, event: ReactPointerEvent) => void;
  dragging: SeenTile | null;
  layer: ReactNode;
} {
  const live = useRef(options);
  live.current = options;
  const [carried, setCarried] = useState<Carried | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function lift(tile: SeenTile, event: ReactPointerEvent) {
    if (event.button !== 0) return;
    stop.current?.();
    const from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A finger would hide the tile it carries, so the tile and its aim float above it.
    const above = event.pointerType === 'touch' ? 56 : 0;
    let over: string | null = null;
    let moving = false;
    const hold =
      event.pointerType === 'mouse' ? undefined : setTimeout(() => !moving && live.current.onHold?.(tile), LONG);

    function move(e: PointerEvent) {
      if (e.pointerId !== from.id) return;
      if (!moving) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < SLOP) return;
        moving = true;
        clearTimeout(hold);
        document.documentElement.dataset.carrying = '';
        live.current.onStart?.(tile);
      }
      e.preventDefault();
      const cell = fieldUnder(e.clientX, e.clientY - above);
      if (cell !== over) live.current.onOver?.(tile, cell);
      over = cell;
      setCarried({ tile, x: e.clientX, y: e.clientY - above, over });
    }

    function end(e: PointerEvent) {
      if (e.pointerId !== from.id) return;
      stop.current?.();
      if (!moving) return;
      const dropped = e.type === 'pointerup' ? over : null;
      // The click that follows a drag would pick the tile again.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      live.current.onDrop?.(tile, dropped);
    }

    stop.current = () => {
      clearTimeout(hold);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      delete document.documentElement.dataset.carrying;
      setCarried(null);
      stop.current = null;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  const layer =
    carried &&
    createPortal(
      <div className={s.carried} data-over={carried.over ? '' : undefined} style={{ left: carried.x, top: carried.y }}>
        <TilePicture design={carried.tile.design} rotation={options.rotation ?? 0} radius={40} />
      </div>,
      document.body,
    );
  return { lift, dragging: carried?.tile ?? null, layer };
}

function swallow(e: Event) {
  e.stopPropagation();
  e.preventDefault();
}
