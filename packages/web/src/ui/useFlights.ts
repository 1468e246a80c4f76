import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsReducedMotion } from './media.ts';

const MS = 240;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** Minimum distance in pixels for a flight. */
const MIN_DISTANCE = 24;

const isStill = () => document.hidden || wantsReducedMotion();

/**
 * Animates a copy of an element from one place to another; the element itself appears at the end. Returns a function
 * that ends the animation.
 */
function fly(el: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, over: Element): () => void {
  const ghost = el.cloneNode(true) as HTMLElement | SVGElement;
  ghost.removeAttribute('data-flight');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    top: `${to.top}px`,
    left: `${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  over.append(ghost);
  el.style.visibility = 'hidden';
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = ghost.animate([{ transform: start }, { transform: 'none' }], { duration: MS, easing: EASE });
  const land = () => {
    ghost.remove();
    el.style.visibility = '';
  };
  flight.onfinish = land;
  return () => {
    flight.cancel();
    land();
  };
}

/** Animates an element that only moves within its row. */
function glide(el: Element, from: DOMRect, to: DOMRect): () => void {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = el.animate([{ transform: start }, { transform: 'none' }], { duration: MS, easing: EASE });
  return () => flight.cancel();
}

interface Place {
  el: HTMLElement | SVGElement;
  box: DOMRect;
}

/** Where all flying things are now. */
function placesIn(root: Element): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>('[data-flight]')) {
    const box = el.getBoundingClientRect();
    if (box.width > 0) places.set(el.dataset.flight ?? '', { el, box });
  }
  return places;
}

const refreshers = new Set<() => void>();

/** Call before the table changes: things fly from where they are then, not from where the last change had left them. */
export function rememberFlights(): void {
  if (!isStill()) for (const refresh of refreshers) refresh();
}

/**
 * Animates elements that have the same `data-flight` before and after a change of `moment`, from their old place to the
 * new one. A new change ends running animations. Nothing is animated in hidden tabs or with reduced motion.
 */
export function useFlights(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const places = useRef(new Map<string, Place>());
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
    places.current = placesIn(over);
    if (isStill()) return;
    const moved: (() => () => void)[] = [];
    for (const [id, { el, box }] of places.current) {
      const from = before.get(id);
      if (!from || Math.hypot(from.box.left - box.left, from.box.top - box.top) <= MIN_DISTANCE) continue;
      moved.push(() => (from.el === el ? glide(el, from.box, box) : fly(el, from.box, box, over)));
    }
    for (const start of moved) flying.current.push(start());
  }, [moment]);
}
