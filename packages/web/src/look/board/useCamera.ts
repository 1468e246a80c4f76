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

/** What a camera looks at: a drawing in units of its own, which may be turned in steps. */
export interface Drawing {
  /** The box round all of it at a turn. */
  bounds(turn: number): Box;
  /** Pixels per unit at most: beyond that a small board would look coarse. */
  largest: number;
  /** In how many steps it can be turned round; 1 where it cannot. */
  turns: number;
  /** The turn that suits a room best; 0 where it is left out. */
  bestTurn?(room: Size): number;
}

export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Camera {
  /** How far the board is turned, in steps, counter-clockwise. */
  turn: number;
  bounds: Box;
  /** Pixels per drawing unit as it is drawn; `stretch` is what the view then makes of it. */
  scale: number;
  stretch: number;
  /** Where the drawing's upper left corner lies at rest, in the container. */
  rest: { x: number; y: number };
  view: View;
  /** Pixels per drawing unit as now seen. */
  seen: number;
  ready: boolean;
  /** Still lying and sized as it was when last shown: what changes now may glide. */
  steady: boolean;
  /** Panned or zoomed away from the whole board. */
  moved: boolean;
  /** Where a point of the drawing is seen, in the container. */
  seenAt: (point: Point) => Point;
  turnBy: (steps: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Zooms about a point of the container. */
  zoomAt: (factor: number, x: number, y: number) => void;
  zoomBy: (factor: number) => void;
  fit: () => void;
}

const MOST = 4;
const REST: View = { x: 0, y: 0, zoom: 1 };

const fitting = (room: Size, box: Size, largest: number) =>
  Math.min(room.width / box.width, room.height / box.height, largest);

/**
 * Fits the board into what the panels leave free; pan, zoom and turn on top of that. It is drawn for the usual insets,
 * so that those of the moment can move it without drawing it anew.
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  drawing: Drawing,
  { usual, now: insets }: { usual: Insets; now: Insets },
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
  const now = useRef({ rest, view, width, height, bounds, fitted });
  now.current = { rest, view, width, height, bounds, fitted };

  // Another room for the board (a turned phone): start from the whole of it again.
  const size = `${width}x${height}`;
  const seenSize = useRef(size);
  useEffect(() => {
    if (seenSize.current !== size) setView(REST);
    seenSize.current = size;
  }, [size]);
  const pose = `${size} ${turn} ${scale}`;
  const seenPose = useRef(pose);
  const steady = seenPose.current === pose;
  useEffect(() => {
    seenPose.current = pose;
  }, [pose]);

  // A strip of the board always stays in sight, so that it cannot be lost.
  function held(next: View): View {
    const { rest: at, bounds: box, fitted: k, width: w, height: h } = now.current;
    const [bw, bh] = [box.width * k * next.zoom, box.height * k * next.zoom];
    const strip = 90;
    const x = Math.min(w - strip, Math.max(strip - bw, at.x + next.x)) - at.x;
    const y = Math.min(h - strip, Math.max(strip - bh, at.y + next.y)) - at.y;
    return { x, y, zoom: next.zoom };
  }

  function zoomAt(factor: number, px: number, py: number) {
    setView((v) => {
      const zoom = Math.min(MOST, Math.max(0.6, v.zoom * factor));
      const k = zoom / v.zoom;
      const { rest: at } = now.current;
      return held({ zoom, x: px - at.x - (px - at.x - v.x) * k, y: py - at.y - (py - at.y - v.y) * k });
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
    steady,
    moved: view !== REST,
    seenAt: (p) => ({
      x: rest.x + view.x + (p.x - bounds.x) * fitted * view.zoom,
      y: rest.y + view.y + (p.y - bounds.y) * fitted * view.zoom,
    }),
    turnBy: (steps) => {
      setTurned((((turn + steps) % drawing.turns) + drawing.turns) % drawing.turns);
      setView(REST);
    },
    panBy: (dx, dy) => setView((v) => held({ ...v, x: v.x + dx, y: v.y + dy })),
    zoomAt,
    zoomBy: (factor) => zoomAt(factor, insets.left + free.width / 2, insets.top + free.height / 2),
    fit: () => setView(REST),
  };
}
