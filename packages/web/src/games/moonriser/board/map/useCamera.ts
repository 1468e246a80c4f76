import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Insets } from '../../../../look/frame/Frame.tsx';
import { type Box, bestTurn, boundsOf, type Point, placeOf, R } from '../geometry.ts';

export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Camera {
  /** Board turn in steps of 60 degrees, counter-clockwise. */
  turn: number;
  bounds: Box;
  /** Pixels per drawing unit as it is drawn; `stretch` is what the view then makes of it. */
  scale: number;
  stretch: number;
  /** Where the drawing's upper left corner lies at rest, in the container. */
  rest: { x: number; y: number };
  view: View;
  /** Hex radius in pixels as now seen. */
  radius: number;
  ready: boolean;
  /** Still lying and sized as it was when last shown: what changes now may glide. */
  steady: boolean;
  /** Panned or zoomed away from the whole board. */
  moved: boolean;
  /** Where the middle of a field is seen, in the container. */
  seenAt: (cell: string) => Point;
  turnBy: (steps: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Zooms about a point of the container. */
  zoomAt: (factor: number, x: number, y: number) => void;
  zoomBy: (factor: number) => void;
  fit: () => void;
}

const LARGEST = 78;
const MOST = 4;
const REST: View = { x: 0, y: 0, zoom: 1 };

type Size = Pick<Box, 'width' | 'height'>;

function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    const measure = () => setSize({ width: el.clientWidth, height: el.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

const fitting = (room: Size, box: Size) => Math.min(room.width / box.width, room.height / box.height, LARGEST / R);

/**
 * Fits the board into what the panels leave free; pan, zoom and turn on top of that. It is drawn for the usual insets,
 * so that those of the moment can move it without drawing it anew.
 */
export function useCamera(
  ref: RefObject<HTMLElement | null>,
  ids: string[],
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
  const turn = turned ?? (width ? bestTurn(ids, room.width, room.height) : 0);
  const bounds = boundsOf(ids, turn);
  const scale = fitting(room, bounds);
  const fitted = fitting(free, bounds);
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
    radius: R * fitted * view.zoom,
    ready: width > 0,
    steady,
    moved: view !== REST,
    seenAt: (cell) => {
      const p = placeOf(cell, turn);
      return {
        x: rest.x + view.x + (p.x - bounds.x) * fitted * view.zoom,
        y: rest.y + view.y + (p.y - bounds.y) * fitted * view.zoom,
      };
    },
    turnBy: (steps) => {
      setTurned((((turn + steps) % 6) + 6) % 6);
      setView(REST);
    },
    panBy: (dx, dy) => setView((v) => held({ ...v, x: v.x + dx, y: v.y + dy })),
    zoomAt,
    zoomBy: (factor) => zoomAt(factor, insets.left + free.width / 2, insets.top + free.height / 2),
    fit: () => setView(REST),
  };
}
