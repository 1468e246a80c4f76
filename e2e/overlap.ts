import { expect, type Page } from '@playwright/test';

/**
 * What can be pressed or read but lies under something else, is cut off, or has left the screen: each named with
 * what lies over it. What can be scrolled to counts as in reach.
 */
export const hiddenThings = (page: Page): Promise<string[]> =>
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

    /** What keeps a spot of an element from being seen where it is: null for nothing, `away` for what can be scrolled. */
    function clip(el: Element, x: number, y: number): Element | 'away' | null {
      for (let at = el.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.position === 'fixed') return null;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = at.getBoundingClientRect();
        const beside = x < box.left || x > box.right;
        const beyond = y < box.top || y > box.bottom;
        if ((beside && scrolls(style.overflowX)) || (beyond && scrolls(style.overflowY))) return 'away';
        if (beside || beyond) return at;
      }
      return null;
    }

    /** A press or a glance at that spot meets the element itself, something in it, or something it is in. */
    function met(el: Element, x: number, y: number): string | null {
      const cut = clip(el, x, y);
      if (cut === 'away') return null;
      if (cut) return `is cut off by ${nameOf(cut)}`;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'has left the screen';
      const top = document.elementFromPoint(x, y);
      if (top && (el.contains(top) || top.contains(el))) return null;
      // Things in one button are drawn over each other on purpose.
      const button = el.closest('button, a');
      if (button && top && button.contains(top)) return null;
      // What sticks to the foot of something that scrolls on is scrolled away from.
      for (let at = top; at; at = at.parentElement) {
        if (getComputedStyle(at).position !== 'sticky') continue;
        for (let pane = at.parentElement; pane; pane = pane.parentElement) {
          if (!scrolls(getComputedStyle(pane).overflowY)) continue;
          if (pane.contains(el) && pane.scrollTop + pane.clientHeight < pane.scrollHeight - 1) return null;
          break;
        }
      }
      // A sheet pulled up by hand hides the board until it is lowered.
      if (top?.closest('[data-sheet=raised]')) return null;
      return `lies under ${top ? nameOf(top) : 'nothing'}`;
    }

    const found = new Set<string>();
    const shown = (el: Element) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const el of document.querySelectorAll('button, a[href], [role=tab], input, select')) {
      const box = el.getBoundingClientRect();
      if (!shown(el) || box.width < 2 || box.height < 2) continue;
      const why = met(el, box.x + box.width / 2, box.y + box.height / 2);
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
      // Words for screen readers alone.
      const own = el.getBoundingClientRect();
      if (own.width < 2 || own.height < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text that ends in dots says the rest when it is pointed at.
      const short = getComputedStyle(el).webkitLineClamp !== 'none' && el.closest('[data-about]') !== null;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2 || (short && box.bottom > own.bottom + 1)) continue;
        const why = met(el, box.x + box.width / 2, box.y + box.height / 2);
        if (why) found.add(`${nameOf(el)} ${why}`);
      }
    }
    return [...found];
  });

/** Nothing that can be pressed or read lies under anything else. */
export const nothingHidden = (page: Page, where: string): Promise<void> =>
  expect.poll(() => hiddenThings(page), `hidden: ${where}`).toEqual([]);
