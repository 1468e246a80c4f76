import type { NumberedEvent } from '../table/table-types.ts';
import { anchorsNamed, wantsReducedMotion } from '../ui/index.ts';
import type { Cues } from './cues.ts';

/** A thing that is about to explode: where it is, and what it looks like. */
export interface Burst {
  key: string;
  n: number;
  box: DOMRect;
  picture: Element | null;
}

/** Until when a thing that is gone from the board waits for its explosion. */
const MAX = 12;

let places: Burst[] = [];

/** A copy of an element that can be shown anywhere; of a part of a picture, in a picture of its own. */
function copyOf(el: Element): Element | null {
  const copy = el.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[data-anchor], [data-flight]')]) {
    one.removeAttribute('data-anchor');
    one.removeAttribute('data-flight');
  }
  if (!(el instanceof SVGGraphicsElement) || el instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = el.getBBox();
  if (width === 0 || height === 0) return null;
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.removeAttribute('transform');
  (copy as SVGElement).style.transform = 'none';
  picture.append(copy);
  return picture;
}

/** Remembers where things are that these events destroy, while the screen still shows them. */
export function rememberPlaces(events: readonly NumberedEvent[], cues: Cues | undefined): void {
  if (wantsReducedMotion()) return;
  const found = events.flatMap((event) =>
    (cues?.[event.type]?.destroys?.(event) ?? []).flatMap((anchor): Burst[] => {
      const [el] = anchorsNamed(anchor);
      if (!el) return [];
      return [{ key: `${event.n} ${anchor}`, n: event.n, box: el.getBoundingClientRect(), picture: copyOf(el) }];
    }),
  );
  if (found.length > 0) places = [...places, ...found].slice(-MAX);
}

/** The remembered things that events up to `n` destroy. */
export const placesUpTo = (n: number): { gone: Burst[]; waiting: Burst[] } => ({
  gone: places.filter((one) => one.n <= n),
  waiting: places.filter((one) => one.n > n),
});

export function forgetPlaces(upTo: number): void {
  places = places.filter(({ n }) => n > upTo);
}
