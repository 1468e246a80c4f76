import { between } from '../numbers.ts';
import type { Size } from '../useSize.ts';

/** The width of side panels: slim ones leave more room to the board. */
export type RailsKind = 'slim' | 'wide';

/** Sizes of a screen whose bars and side panels grow with it, in pixels before scaling. */
export interface Rails {
  /** The factor by which everything grows. */
  scale: number;
  width: number;
  height: number;
  top: number;
  left: number;
  right: number;
  /** The height of the action bar, which does not depend on its content. */
  bar: number;
}

/** The screen size for which texts have their usual size; smaller screens shrink the panels, larger ones scale them. */
const USUAL = { width: 1440, height: 810 };
const TOP = 46;

/** Sizes for a screen. `text` is the player's own factor. */
export function railsOf(kind: RailsKind, { width, height }: Size, text = 1): Rails {
  const scale = text * Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));
  const [w, h] = [width / scale, height / scale];
  const isSlim = kind === 'slim';
  return {
    scale,
    width: w,
    height: h,
    top: TOP,
    left: isSlim ? between(192, 0.15 * w, 216) : between(232, 0.185 * w, 264),
    right: isSlim ? between(262, 0.2035 * w, 294) : between(284, 0.223 * w, 320),
    bar: between(50, 0.0703 * h, 56),
  };
}

/** Margins: between panels and the screen's edges, and between panels and the board. */
export const EDGE = { side: 10, bottom: 8, gap: 8 };

/** The greatest height of a lowered sheet on a screen of this height. The board keeps this much room free. */
export const lowSheet = (height: number, split: boolean): number =>
  split ? between(266, 0.36 * height, 460) : between(266, 0.4 * height, 340);
