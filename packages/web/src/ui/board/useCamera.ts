import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Insets } from '../frame/Frame.tsx';
import { type Size, useSize } from '../useSize.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A drawing in its own units, which can be rotated in steps. */
export interface Drawing {
  /** The bounding box at a rotation. */
  bounds(turn: number): Box;
  /** The largest scale, in pixels per unit. */
  largest: number;
  /** Number of rotation steps per full turn; 1 if it cannot be rotated. */
  turns: number;
  /** The best rotation for a container's shape; defaults to 0. */
  bestTurn?(room: Size): number;
}

interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Camera {
  /** The rotation, in steps counter-clockwise. */
  turn: number;
  bounds: Box;
  /** Pixels per unit as drawn, and the additional scale of the view. */
  scale: number;
  stretch: number;
  /** The drawing's upper left corner at rest, relative to the container. */
  rest: { x: number; y: number };
  view: View;
  /** Pixels per unit as shown. */
  seen: number;
  ready: boolean;
  /** Whether position and size are unchanged since the last frame, so that changes may be animated. */
  steady: boolean;
  /** Whether the view was panned or zoomed away from the whole board. */
  moved: boolean;
  /** Where a point of the drawing appears in the container. */
  seenAt: (point: Point) => Point;
  turnBy: (steps: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Zooms around a point of the container. */
  zoomAt: (factor: number, x: number, y: number) => void;
  zoomBy: (factor: number) => void;
  fit: () => void;
}

const MAX_ZOOM = 4;
const REST: View = { x: 0, y: 0, zoom: 1 };

const fitting = (room: Size, box: Size, largest: number) =>
  Math.min(room.width / box.width, room.height / box.height, largest);

/**
 * Fits the board between the panels, and adds panning, zooming and rotation. The board is drawn for the usual insets,
 * so that temporary insets can move it without a new render.
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  drawing: Drawing,
  { usual, board: insets }: { usual: Insets; board: Insets },
): Camera {
  const { width, height } = useSize(ref);
  const [view, setView] = useState(REST);
  const [turned, setTurned] = useState<number | null>(null);
  const within = (sides: Insets): Size => ({
    width: Math.max(80, width - sides.left - sides.right),
    height: Math.max(80, height - sides.top - sides.bottom),
  });
  const room = within(usual);
  const free = within(insets);
  const turn = turned ?? (width ? (drawing.bestTurn?.(room) ?? 0) : 0);
  const bounds = drawing.bounds(turn);
  const scale = fitting(room, bounds, drawing.largest);
  const fitted = fitting(free, bounds, drawing.largest);
  const rest = {
    x: insets.left + (free.width - bounds.width * fitted) / 2,
    y: insets.top + (free.height - bounds.height * fitted) / 2,
  };

  // If the container's shape changes (a rotated phone), the view is reset.
  const size = `${width}x${height}`;
  const seenSize = useRef(size);
  useEffect(() => {
    if (seenSize.current !== size) setView(REST);
    seenSize.current = size;
  }, [size]);
  const pose = `${size} ${turn} ${scale}`;
  const [seenPose, setSeenPose] = useState(pose);
  useEffect(() => setSeenPose(pose), [pose]);

  // Limits panning, so that part of the board always stays visible.
  function clamped(next: View): View {
    const [w, h] = [bounds.width * fitted * next.zoom, bounds.height * fitted * next.zoom];
    const strip = 90;
    const x = Math.min(width - strip, Math.max(strip - w, rest.x + next.x)) - rest.x;
    const y = Math.min(height - strip, Math.max(strip - h, rest.y + next.y)) - rest.y;
    return { x, y, zoom: next.zoom };
  }

  function zoomAt(factor: number, px: number, py: number) {
    setView((v) => {
      const zoom = Math.min(MAX_ZOOM, Math.max(0.6, v.zoom * factor));
      const k = zoom / v.zoom;
      const [x, y] = [px - rest.x, py - rest.y];
      return clamped({ zoom, x: x - (x - v.x) * k, y: y - (y - v.y) * k });
    });
  }

  return {
    turn,
    bounds,
    scale,
    rest,
    view,
    stretch: (fitted / scale) * view.zoom,
    seen: fitted * view.zoom,
    ready: width > 0,
    steady: seenPose === pose,
    moved: view !== REST,
    seenAt: (p) => ({
      x: rest.x + view.x + (p.x - bounds.x) * fitted * view.zoom,
      y: rest.y + view.y + (p.y - bounds.y) * fitted * view.zoom,
    }),
    turnBy: (steps) => {
      setTurned((((turn + steps) % drawing.turns) + drawing.turns) % drawing.turns);
      setView(REST);
    },
    panBy: (dx, dy) => setView((v) => clamped({ ...v, x: v.x + dx, y: v.y + dy })),
    zoomAt,
    zoomBy: (factor) => zoomAt(factor, insets.left + free.width / 2, insets.top + free.height / 2),
    fit: () => setView(REST),
  };
}
