import { expect, type Page } from './test.ts';

/**
 * Controls and text that are covered, cut off or off-screen, each with what covers it. Elements that can be scrolled
 * into view do not count.
 */
const hiddenElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (way: string) => way === 'auto' || way === 'scroll';
    if (document.querySelector('dialog[open]')) return [];
    const nameOf = (el: Element) =>
      `${el.tagName.toLowerCase()}.${String(el.className).split(' ')[0]} "${(
        el.getAttribute('aria-label') ??
        el.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}"`;

    // Long logs have many elements with the same ancestors.
    const styles = new Map<Element, CSSStyleDeclaration>();
    const boxes = new Map<Element, DOMRect>();
    const cached = <T>(known: Map<Element, T>, el: Element, read: (el: Element) => T): T => {
      const before = known.get(el);
      if (before) return before;
      const value = read(el);
      known.set(el, value);
      return value;
    };
    const styleOf = (el: Element) => cached(styles, el, (one) => getComputedStyle(one));
    const boxOf = (el: Element) => cached(boxes, el, (one) => one.getBoundingClientRect());

    /** The ancestor that clips a point of an element: null for none, `away` if it can be scrolled into view. */
    function clip(el: Element, x: number, y: number): Element | 'away' | null {
      for (let at = el.parentElement; at; at = at.parentElement) {
        const style = styleOf(at);
        if (style.position === 'fixed') return null;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = boxOf(at);
        // A box does not contain its right and bottom edges.
        const beside = x < box.left || x >= box.right;
        const beyond = y < box.top || y >= box.bottom;
        if ((beside && scrolls(style.overflowX)) || (beyond && scrolls(style.overflowY))) return 'away';
        if (beside || beyond) return at;
      }
      return null;
    }

    /** Why a point of an element is not visible, or null. Its descendants and ancestors do not cover it. */
    function hiddenBy(el: Element, ...point: [x: number, y: number]): string | null {
      // As `elementFromPoint` does.
      const [x, y] = point.map(Math.round) as [number, number];
      const cut = clip(el, x, y);
      if (cut === 'away') return null;
      // What is shown only if there is room for it.
      if (cut instanceof Element && cut.hasAttribute('data-spare')) return null;
      if (cut) return `is cut off by ${nameOf(cut)}`;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'is off-screen';
      const top = document.elementFromPoint(x, y);
      if (top && (el.contains(top) || top.contains(el))) return null;
      // Parts of one button may overlap.
      const button = el.closest('button, a');
      if (button && top && button.contains(top)) return null;
      // A sticky footer does not count while its pane can be scrolled.
      for (let at = top; at; at = at.parentElement) {
        if (styleOf(at).position !== 'sticky') continue;
        for (let pane = at.parentElement; pane; pane = pane.parentElement) {
          if (!scrolls(styleOf(pane).overflowY)) continue;
          if (pane.contains(el) && pane.scrollTop + pane.clientHeight < pane.scrollHeight - 1) return null;
          break;
        }
      }
      // A raised sheet may cover the board.
      if (top?.closest('[data-sheet=raised]')) return null;
      return `is covered by ${top ? nameOf(top) : 'nothing'}`;
    }

    const found = new Set<string>();
    // Lines of a log that are scrolled away are not rendered.
    const shown = (el: Element) =>
      el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    for (const el of document.querySelectorAll('button, a[href], [role=tab], input, select')) {
      const box = el.getBoundingClientRect();
      if (!shown(el) || box.width < 2 || box.height < 2) continue;
      const why = hiddenBy(el, box.x + box.width / 2, box.y + box.height / 2);
      if (why) found.add(`${nameOf(el)} ${why}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const el = node.parentElement;
      if (
        !el ||
        !node.textContent?.trim() ||
        el.closest('svg, script, style, [aria-live], [role=tooltip]') ||
        !shown(el)
      )
        continue;
      // Text for screen readers only.
      const own = boxOf(el);
      if (own.width < 2 || own.height < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Truncated text with a tooltip is fine.
      const short = getComputedStyle(el).webkitLineClamp !== 'none' && el.closest('[data-about]') !== null;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2 || (short && box.bottom > own.bottom + 1)) continue;
        const why = hiddenBy(el, box.x + box.width / 2, box.y + box.height / 2);
        if (why) found.add(`${nameOf(el)} ${why}`);
      }
    }
    return [...found];
  });

/** The place and width of the board at rest, in whole pixels; null if a scene is shown instead. */
export const boardPlace = (page: Page): Promise<number[] | null> =>
  page.evaluate(async () => {
    const place = () => {
      const box = document.querySelector('[data-board]')?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width].map(Math.round) : null;
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let before = ''; ; ) {
      const now = place();
      await frame();
      await frame();
      if (now?.[2] !== 0 && before === String(place())) return now;
      before = String(place());
    }
  });

/** Expects every control and text to be visible. */
export const nothingHidden = (page: Page, where: string): Promise<void> =>
  expect.poll(() => hiddenElements(page), `hidden: ${where}`).toEqual([]);
