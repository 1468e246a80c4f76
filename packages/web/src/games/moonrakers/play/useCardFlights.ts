import { useLayoutEffect, useRef } from 'react';
import type { NumberedEvent } from '../../../table/table-types.ts';
import { wantsReducedMotion } from '../../../ui/index.ts';

const MS = 300;
const EASE = 'cubic-bezier(0.4, 0, 0.6, 1)';
/** When several cards are played at once, only the last ones fly. */
const MOST = 3;

interface Place {
  el: Element;
  box: DOMRect;
}

/** A copy of the card flies from its place into the ring. */
function flyTo(ring: Element, { el, box }: Place, wait: number): void {
  const over = ring.closest('[data-game]');
  if (!over || box.width === 0) return;
  const to = ring.getBoundingClientRect();
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const name of ['data-flight', 'data-anchor']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, {
    ...{ position: 'fixed', zIndex: '40', margin: '0', pointerEvents: 'none' },
    ...{ top: `${box.top}px`, left: `${box.left}px`, width: `${box.width}px`, height: `${box.height}px` },
  });
  over.append(ghost);
  const x = to.left + to.width / 2 - (box.left + box.width / 2);
  const y = to.top + to.height / 2 - (box.top + box.height / 2);
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.3 },
    ],
    { duration: MS, delay: wait, easing: EASE, fill: 'backwards' },
  ).onfinish = () => ghost.remove();
}

/** Played cards fly to the contract's ring: the viewer's from their hand, others’ from where they lie. */
export function useCardFlights(log: readonly NumberedEvent[], me: number | null): void {
  const hand = useRef(new Map<string, Place>());
  const seen = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = log.at(-1)?.n ?? -1;
    const ring = document.querySelector('[data-ring]');
    const places = hand.current;
    hand.current = new Map();
    if (!ring || wantsReducedMotion() || document.hidden) return;
    const played = before === null ? [] : log.filter(({ n, type }) => n > before && type === 'played');
    played.slice(-MOST).forEach(({ data: { seat, card } }, i) => {
      const laid = [...document.querySelectorAll(`[data-flight^="play:${seat}:"]`)].at(-1);
      const place = seat === me ? places.get(`${card}`) : laid && { el: laid, box: laid.getBoundingClientRect() };
      if (place) flyTo(ring, place, (i * MS) / 2);
    });
    for (const el of document.querySelectorAll<HTMLElement>('[data-anchor^="hand:"]')) {
      hand.current.set(el.dataset.anchor?.slice('hand:'.length) ?? '', { el, box: el.getBoundingClientRect() });
    }
  }, [log, me]);
}
