import { useSyncExternalStore } from 'react';

/**
 * An anchor names something on the screen: `field:3,1`, `card:17`, `player:0`, `act:pass`. Its element has the name in
 * `data-anchor`. The log, lessons and hints refer to it, and it is highlighted wherever it is.
 */
const listeners = new Set<() => void>();
let highlighted: readonly string[] = [];

/** Highlights exactly these anchors; an empty list clears the highlight. */
export function light(anchors: readonly string[]): void {
  if (anchors.join() === highlighted.join()) return;
  highlighted = anchors;
  for (const changed of listeners) changed();
}

export function useLit(): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => highlighted,
  );
}

const isVisible = (el: Element): boolean => {
  const box = el.getBoundingClientRect();
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return box.width > 0 && box.height > 0 && isInside;
};

/** Whether an element of a board is covered by a bar, a sheet, or a card over the board. */
export function isCovered(el: Element): boolean {
  const board = el.closest('[data-room] section');
  if (!board) return false;
  const box = el.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return over !== null && !board.contains(over);
}

/** The visible elements of anchors, in the order of their names. One search for all, because it visits the whole page. */
export function anchored(names: readonly string[]): Element[] {
  const found = new Map<string, Element[]>(names.map((name) => [name, []]));
  for (const el of document.querySelectorAll('[data-anchor]'))
    found.get(el.getAttribute('data-anchor') ?? '')?.push(el);
  return [...found.values()].flatMap((all) => all.filter(isVisible));
}

const isDisabled = (el: Element): boolean => el.matches(':disabled, [aria-disabled=true]');

/** The element that a lesson points at: the first visible one of these anchors, of those that can be pressed if any. */
export function pointedAt(names: readonly string[]): Element | undefined {
  const all = anchored(names);
  return all.find((el) => !isDisabled(el)) ?? all[0];
}

/** The visible elements of an anchor. */
export const anchorsNamed = (name: string): Element[] => anchored([name]);

const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  /auto|scroll/.test(`${overflowX} ${overflowY}`);

/** Whether the list that contains an element cuts it off. */
function isCutOff(el: Element): boolean {
  let list = el.parentElement;
  while (list && !isScrolled(getComputedStyle(list))) list = list.parentElement;
  if (!list) return false;
  const [inner, outer] = [el.getBoundingClientRect(), list.getBoundingClientRect()];
  const isWide = inner.left < outer.left || inner.right > outer.right + 1;
  return isWide || inner.top < outer.top || inner.bottom > outer.bottom + 1;
}

const scrolledTo = new WeakSet<Element>();

/**
 * Scrolls the list or the sheet that has the first of these anchors, but only once for each element. Boards have
 * cameras instead: see `revealAnchor`.
 */
export function scrollToAnchor(names: readonly string[]): void {
  const found = names.flatMap((name) => [...document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)]);
  const el = found.find((one) => one.getClientRects().length > 0);
  if (!el || scrolledTo.has(el) || el.closest('[data-room]')) return;
  scrolledTo.add(el);
  // On a sheet, answers that stay in place may cover the end of the list.
  if (isCutOff(el) || el.closest('[data-sheet]')) el.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Asks the board to show the first of these anchors if it is on the board but covered or outside the screen. */
export function revealAnchor(names: readonly string[]): void {
  const [seen] = anchored(names);
  const found = names.map((name) => document.querySelector(`[data-room] section [data-anchor="${CSS.escape(name)}"]`));
  const el = seen ?? found.find((one) => one !== null);
  if (el && (!seen || isCovered(el))) el.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}

/** The event that asks a board to bring its target into view. */
export const REVEAL = 'reveal';
