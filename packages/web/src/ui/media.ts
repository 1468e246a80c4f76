import { useSyncExternalStore } from 'react';

/**
 * The screen widths at which layouts change, in pixels: phones, tablets, laptops and desktops, with two sizes of
 * most. CSS cannot import them, so `styles.test.ts` checks that media queries use no other values.
 */
export const WIDTHS: readonly number[] = [600, 700, 900, 1100, 1240, 1400, 1560];

/** The screen heights at which layouts change: phones on their side, short laptops, desktops, and upright tablets. */
export const HEIGHTS: readonly number[] = [500, 700, 840, 960];

/** Cached media queries, because `matchMedia` forces a layout and this is read in every render. */
const known = new Map<string, { list: MediaQueryList; holds: boolean }>();

function holding(query: string): { list: MediaQueryList; holds: boolean } {
  const before = known.get(query);
  if (before) return before;
  const list = matchMedia(query);
  const one = { list, holds: list.matches };
  list.addEventListener('change', () => {
    one.holds = list.matches;
  });
  known.set(query, one);
  return one;
}

/** Whether a media query matches; updated when that changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const { list } = holding(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => holding(query).holds,
    // Pages are prerendered for phones.
    () => true,
  );
}

/** Whether the screen is small, so that the frame shows a sheet instead of side panels. */
export const usePhone = (): boolean => useMedia('(max-width: 900px), (max-height: 500px)');

/** Whether the sheet is beside the board instead of below it. */
export const useSideways = (): boolean => useMedia('(max-height: 500px) and (min-width: 601px)');

/** Whether the sheet below the board has room for two panes, as on tablets. */
export const useSplit = (): boolean => useMedia('(min-width: 601px) and (max-width: 900px) and (min-height: 501px)');

/** Whether the side panels leave little room for the board. */
export const useNarrow = (): boolean => useMedia('(max-width: 1240px)');

/** Whether the board has little room in one direction. */
export const useCompact = (): boolean => useMedia('(max-width: 1240px), (max-height: 700px)');

/** Whether there is room for a whole table between panels, as on small laptops and on tablets on their side. */
export const useRoomy = (): boolean => useMedia('(min-width: 1101px) and (min-height: 701px)');

/** Whether there is room for a whole table above the sheet, as on upright tablets. */
export const useTablet = (): boolean => useMedia('(min-width: 701px) and (max-width: 900px) and (min-height: 961px)');

/** Whether there is room for tall panels. */
export const useTall = (): boolean => useMedia('(min-height: 841px)');

/** Whether the screen is clearly higher than wide. */
export const useUpright = (): boolean => useMedia('(max-aspect-ratio: 4/5)');

/** Whether the main pointer is a finger. */
export const useTouch = (): boolean => useMedia('(pointer: coarse)');

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION);

/** Whether reduced motion is set, either in this app or in the system. */
export function wantsReducedMotion(): boolean {
  if (globalThis.document?.documentElement.dataset.motion === 'less') return true;
  return globalThis.matchMedia?.(REDUCED_MOTION).matches ?? false;
}

/** Whether the system asks for more contrast. */
export const wantsMoreContrast = (): boolean => holding('(prefers-contrast: more)').holds;

/** Whether the app runs in a window of its own, as installed apps do. */
export const isStandalone = (): boolean => holding('(display-mode: standalone)').holds;
