import { type RefObject, useLayoutEffect } from 'react';

/** Maximum height of a planet's picture, as a share of the width of its column. */
const SHARE = 0.88;
/** Minimum height of a picture, in pixels. */
const LOW = 40;
/** Height of a picture, in pixels, below which Events shrink to give it more room. */
const FAIR = 64;

/** The height that the tallest world needs in addition to its picture. */
const textHeight = (section: HTMLElement, globe: number): number =>
  Math.max(...[...section.children].map((world) => (world as HTMLElement).offsetHeight - globe));

/**
 * Fits the worlds into the available height: the text comes first, the pictures get the rest. If that is too little,
 * each Event shrinks to one line.
 */
export function useRoom(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const el = section.current;
    if (!el) return;
    /** The sizes at the last fit; nothing is done if they have not changed. */
    let fitted = '';
    let globe = 0;
    /** The height of the full text, and the text it was measured for. */
    let full = { layout: '', height: 0 };
    const sizes = () =>
      `${el.clientWidth} ${el.clientHeight} ${[...el.children].map((world) => (world as HTMLElement).offsetHeight)}`;
    const draw = (height: number) => {
      if (height === globe) return;
      globe = height;
      for (const one of el.querySelectorAll<HTMLElement>('[data-globe]'))
        one.style.setProperty('--globe', `${height}px`);
    };
    const fit = () => {
      // Stacked worlds share the height; side by side, each has all of it.
      const stacked = getComputedStyle(el).gridTemplateColumns.split(' ').length === 1;
      if (globe === 0) draw(LOW);
      if (stacked) {
        delete el.dataset.slim;
        if (el.clientHeight < el.scrollHeight) el.dataset.slim = '';
        return;
      }
      const room = el.clientHeight - 4;
      // Measuring both forms of the Events costs two layouts, so it is done only when the text has changed.
      const layout = `${el.clientWidth} ${[...el.children].map((world) => world.textContent)}`;
      if (layout !== full.layout) {
        delete el.dataset.slim;
        full = { layout, height: textHeight(el, globe) };
      }
      const slim = room - full.height < FAIR;
      if (slim) el.dataset.slim = '';
      else delete el.dataset.slim;
      const high = ((el.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0) * SHARE;
      draw(Math.round(Math.max(LOW, Math.min(high, room - (slim ? textHeight(el, globe) : full.height)))));
    };
    const observer = new ResizeObserver(() => {
      if (sizes() === fitted) return;
      fit();
      fitted = sizes();
    });
    observer.observe(el);
    for (const world of el.children) observer.observe(world);
    return () => observer.disconnect();
  }, [section]);
}
