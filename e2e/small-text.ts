import { expect, type Page } from './test.ts';

/** The smallest size of text on a screen, in pixels. */
const SMALLEST = 11;

/**
 * Visible text below the smallest size, with its size as shown: after transforms, zoom and the scale of its drawing.
 * A board counts at its current zoom, so check it before the camera moves.
 */
const smallText = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const factors = new Map<Element, number>();
    /** How much an element's text is scaled. */
    function factorOf(el: Element): number {
      const known = factors.get(el);
      if (known !== undefined) return known;
      let factor: number;
      if (el instanceof SVGGraphicsElement && el.ownerSVGElement) {
        // Includes everything around the drawing.
        const { a, b, c, d } = el.getScreenCTM() ?? new DOMMatrix();
        factor = Math.sqrt(Math.abs(a * d - b * c));
      } else {
        const style = getComputedStyle(el);
        const { a, b, c, d } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
        const scales = style.scale === 'none' ? [1] : style.scale.split(' ').map(Number);
        const [x = 1, y = x] = scales;
        const own = Math.sqrt(Math.abs((a * d - b * c) * x * y)) * Number(style.zoom || 1);
        factor = own * (el.parentElement ? factorOf(el.parentElement) : 1);
      }
      factors.set(el, factor);
      return factor;
    }
    const found = new Map<string, number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const el = node.parentElement;
      const text = node.textContent?.trim();
      if (!el || !text || el.closest('script, style, noscript, title, desc, [aria-live]')) continue;
      if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      const box = el.getBoundingClientRect();
      // Text for screen readers only, and text beside the screen.
      if (box.width < 2 || box.height < 2) continue;
      if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
      const style = getComputedStyle(el);
      // A game may hide the texts of a board that is shown very small, as on a map.
      const size = Number.parseFloat(style.fontSize) * factorOf(el);
      if (size > smallest - 0.06) continue;
      const at = el.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
      const key = `${el.tagName.toLowerCase()} in ${at}: "${text.slice(0, 30)}"`;
      found.set(key, Math.min(size, found.get(key) ?? size));
    }
    return [...found].map(([key, size]) => `${size.toFixed(1)} px ${key}`);
  }, SMALLEST);

/** Expects no text to be too small to read. */
export const nothingSmall = (page: Page, where: string): Promise<void> =>
  expect.poll(() => smallText(page), `small text: ${where}`).toEqual([]);
