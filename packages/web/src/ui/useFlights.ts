import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsReducedMotion } from './media.ts';

const MS = 240;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** Minimum distance in pixels for a flight. */
const MIN_DISTANCE = 24;

const isStill = () => document.hidden || wantsReducedMotion();

type Flyer = HTMLElement | SVGElement;

/** An element and where it is. Inside a scaled panel, it is laid out at another size than it is shown. */
interface Place {
  el: Flyer;
  box: DOMRect;
  width: number;
  height: number;
}

function placeOf(el: Flyer): Place {
  const box = el.getBoundingClientRect();
  const { offsetWidth = 0, offsetHeight = 0 } = el as Partial<HTMLElement>;
  return { el, box, width: offsetWidth || box.width, height: offsetHeight || box.height };
}

/** Animates a copy of an element from one box to another. Returns a function that ends the animation. */
function fly({ el, width, height }: Place, from: DOMRect, to: DOMRect, over: Element, leaves: boolean): () => void {
  const ghost = el.cloneNode(true) as Flyer;
  ghost.removeAttribute('data-flight');
  ghost.removeAttribute('data-anchor');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    top: '0',
    left: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  over.append(ghost);
  // As large as fits in the box, so that a card that becomes a small one keeps its shape.
  const pose = (box: DOMRect) => {
    const k = Math.min(box.width / width, box.height / height);
    const [x, y] = [box.left + (box.width - width * k) / 2, box.top + (box.height - height * k) / 2];
    return `translate(${x}px, ${y}px) scale(${k})`;
  };
  const flight = ghost.animate([{ transform: pose(from) }, { transform: pose(to), opacity: leaves ? 0.3 : 1 }], {
    duration: MS,
    easing: EASE,
  });
  if (!leaves) el.style.visibility = 'hidden';
  const land = () => {
    ghost.remove();
    if (!leaves) el.style.visibility = '';
  };
  flight.onfinish = land;
  return () => {
    flight.cancel();
    land();
  };
}

/** Animates an element that only moves within its row. */
function glide({ el, box, width }: Place, from: DOMRect): () => void {
  const k = box.width / width;
  const start = `translate(${(from.left - box.left) / k}px, ${(from.top - box.top) / k}px)`;
  const flight = el.animate([{ transform: start }, { transform: 'none' }], { duration: MS, easing: EASE });
  return () => flight.cancel();
}

type Places = ReadonlyMap<string, Place>;

/** The flights of elements that are still there, or that come from a pile. */
function arrivals(before: Places, now: Places, over: Element): (() => () => void)[] {
  return [...now].flatMap(([id, place]) => {
    const from = before.get(id);
    if (from) {
      const distance = Math.hypot(from.box.left - place.box.left, from.box.top - place.box.top);
      if (distance <= MIN_DISTANCE) return [];
      return [() => (from.el === place.el ? glide(place, from.box) : fly(place, from.box, place.box, over, false))];
    }
    const source = place.el.dataset.flightFrom;
    const pile = source && over.querySelector(`[data-pile="${source}"]`)?.getBoundingClientRect();
    return pile ? [() => fly(place, pile, place.box, over, false)] : [];
  });
}

/** The flights of elements that are gone, to the piles that hold them now. */
function departures(before: Places, now: Places, over: Element): (() => () => void)[] {
  const gone = [...before].filter(([id]) => !now.has(id));
  if (gone.length === 0) return [];
  const piles = [...over.querySelectorAll<HTMLElement>('[data-holds]')].map((el) => ({
    held: new Set(el.dataset.holds?.split(' ')),
    box: el.getBoundingClientRect(),
  }));
  return gone.flatMap(([id, place]) => {
    const pile = piles.find(({ held, box }) => held.has(id) && box.width > 0);
    return pile ? [() => fly(place, place.box, pile.box, over, true)] : [];
  });
}

/** Where all flying things are now. */
function placesIn(root: Element): Places {
  const shown = [...root.querySelectorAll<Flyer>('[data-flight]')].map(placeOf).filter(({ box }) => box.width > 0);
  return new Map(shown.map((place) => [place.el.dataset.flight ?? '', place]));
}

const refreshers = new Set<() => void>();

/** Call before the table changes: things fly from where they are then, not from where the last change had left them. */
export function rememberFlights(): void {
  if (!isStill()) for (const refresh of refreshers) refresh();
}

/**
 * Animates elements that have the same `data-flight` before and after a change of `moment`, from their old place to the
 * new one. An element that is gone flies to the element that names it in `data-holds`, such as a pile of cards; a new
 * one comes from the `data-pile` named by its `data-flight-from`. A new change ends running animations. Nothing is
 * animated in hidden tabs or with reduced motion.
 */
export function useFlights(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const places = useRef<Places>(new Map());
  const flying = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    const refresh = () => {
      if (root.current) places.current = placesIn(root.current);
    };
    refreshers.add(refresh);
    return () => void refreshers.delete(refresh);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements fly when the table changes, not the screen
  useLayoutEffect(() => {
    const over = root.current;
    if (!over) return;
    for (const land of flying.current.splice(0)) land();
    // All positions are read before anything moves, which avoids repeated layouts.
    const before = places.current;
    const now = placesIn(over);
    places.current = now;
    if (before.size === 0 || isStill()) return;
    const flights = [...arrivals(before, now, over), ...departures(before, now, over)];
    for (const start of flights) flying.current.push(start());
  }, [moment]);
}
