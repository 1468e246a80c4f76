import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { anchorsNamed, pointedAt } from '../ui/anchors/anchors.ts';
import { useStable } from '../ui/useStable.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Area that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Weight of the target compared with other things that should stay visible. */
const TARGET = 1e6;

/** The first of the places that covers least, above all of the target. */
export function clearPlace(places: readonly Box[], target: Box | null, avoid: readonly Box[]): Box | null {
  const cost = (place: Box) =>
    (target ? TARGET * shared(place, target) : 0) + avoid.reduce((sum, box) => sum + shared(place, box), 0);
  return places.reduce<Box | null>((best, place) => (best && cost(best) <= cost(place) ? best : place), null);
}

/** Space around a target: its highlight, and the arrow above or below it. */
const AIR = 10;
const ARROW = 48;
const EDGE = { phone: 12, wide: 16 };
/** Height of the top bar, and of the tabs at the bottom of a sheet. */
const TOP = { phone: 52, wide: 72 };
const TABS = 66;

const boxOf = (el: Element): Box => {
  const { x, y, width: w, height: h } = el.getBoundingClientRect();
  return { x, y, w, h };
};

/** A target with its highlight and its arrow. */
function withAir({ x, y, w, h }: Box): Box {
  const above = y < 64 ? AIR : ARROW;
  return { x: x - AIR, y: y - above, w: w + 2 * AIR, h: h + above + (y < 64 ? ARROW : AIR) };
}

/** Where a box of this size may be: in a corner of wide screens; above, below or on the sheet of small ones. */
function placesFor(w: number, h: number, phone: boolean, atEnd: boolean, bars: readonly Box[]): Box[] {
  const edge = phone ? EDGE.phone : EDGE.wide;
  const top = phone ? TOP.phone : TOP.wide;
  const bottom = innerHeight - edge - h;
  const [left, right] = [edge, innerWidth - edge - w];
  if (!phone) {
    // Above a bar that fills the whole width.
    const lowest = (x: number) =>
      bars.reduce((y, bar) => (bar.x < x + w && bar.x + bar.w > x ? Math.min(y, bar.y - 8 - h) : y), bottom);
    return [
      { x: left, y: lowest(left) },
      { x: right, y: lowest(right) },
      { x: left, y: top },
      { x: right, y: top },
    ].map((at) => ({ ...at, w, h }));
  }
  const sheet = document.querySelector('[data-sheet]');
  const edgeOf = sheet ? boxOf(sheet) : null;
  const isBelow = edgeOf !== null && edgeOf.x < innerWidth / 4;
  const x = atEnd ? (isBelow ? right : Math.min(right, (edgeOf?.x ?? right) - edge - w)) : left;
  const ys = isBelow ? [top, edgeOf.y - 8 - h, innerHeight - TABS - h] : [top, bottom];
  return (atEnd ? ys.slice(1, 2) : ys).map((y) => ({ x, y: Math.max(top, y), w, h }));
}

function moveTo(el: HTMLElement, { x, y, h }: Box): void {
  el.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  el.toggleAttribute('data-low', y + h / 2 > innerHeight / 2);
}

/** How often the place is checked, in milliseconds: targets move with cameras, sheets and lists. */
const OFTEN = 150;

/**
 * Keeps a fixed element, which gets `data-low` in the lower half of the screen, away from what a lesson points at, and
 * if possible from its other anchors and from the action bar. `atEnd` prefers the right edge of small screens.
 */
export function useClearPlace(
  element: RefObject<HTMLElement | null>,
  { anchors, phone, atEnd = false }: { anchors: readonly string[]; phone: boolean; atEnd?: boolean },
): void {
  const place = useStable(() => {
    const el = element.current;
    if (!el) return;
    const target = pointedAt(anchors);
    const others = anchors.flatMap((name) => anchorsNamed(name).slice(0, 1)).filter((el) => el !== target);
    const bars = [...document.querySelectorAll('[data-part="move"]')].map(boxOf);
    const places = placesFor(el.offsetWidth, el.offsetHeight, phone, atEnd, bars);
    const best = clearPlace(places, target ? withAir(boxOf(target)) : null, [...bars, ...others.map(boxOf)]);
    if (!best) return;
    moveTo(el, best);
  });
  useLayoutEffect(place);
  useEffect(() => {
    const timer = setInterval(place, OFTEN);
    return () => clearInterval(timer);
  }, [place]);
}
