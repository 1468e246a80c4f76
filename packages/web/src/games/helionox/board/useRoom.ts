import { type RefObject, useLayoutEffect } from 'react';

/** How high a planet's picture is at most (as a share of its column's width), at least, and before Events say less. */
const SHARE = 0.88;
const LOW = 40;
const FAIR = 64;

/** What the tallest world needs besides its picture. */
const words = (section: HTMLElement, globe: number): number =>
  Math.max(...[...section.children].map((world) => (world as HTMLElement).offsetHeight - globe));

/**
 * Fits the worlds into their room: words first, then the pictures get what is left. Where that is too little, Events
 * are told in one line each.
 */
export function useRoom(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const el = section.current;
    if (!el) return;
    /** The sizes that the worlds had after they were fitted: seen again, there is nothing to do. */
    let fitted = '';
    let globe = 0;
    /** What the words need in full, as measured for what the worlds said then. */
    let full = { said: '', height: 0 };
    const sizes = () =>
      `${el.clientWidth} ${el.clientHeight} ${[...el.children].map((world) => (world as HTMLElement).offsetHeight)}`;
    const draw = (height: number) => {
      if (height === globe) return;
      globe = height;
      for (const one of el.querySelectorAll<HTMLElement>('[data-globe]'))
        one.style.setProperty('--globe', `${height}px`);
    };
    const fit = () => {
      // Below each other the worlds share the height; beside each other each has it whole.
      const stacked = getComputedStyle(el).gridTemplateColumns.split(' ').length === 1;
      if (globe === 0) draw(LOW);
      if (stacked) {
        delete el.dataset.slim;
        if (el.clientHeight < el.scrollHeight) el.dataset.slim = '';
        return;
      }
      const room = el.clientHeight - 4;
      // Telling Events in full and in short again to compare lays all worlds out twice: only where they say other things.
      const said = `${el.clientWidth} ${[...el.children].map((world) => world.textContent)}`;
      if (said !== full.said) {
        delete el.dataset.slim;
        full = { said, height: words(el, globe) };
      }
      const slim = room - full.height < FAIR;
      if (slim) el.dataset.slim = '';
      else delete el.dataset.slim;
      const high = ((el.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0) * SHARE;
      draw(Math.round(Math.max(LOW, Math.min(high, room - (slim ? words(el, globe) : full.height)))));
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
