import { useMedia } from '../../../ui/index.ts';

/** Screens on which the captains are below the ring, in a scrolling column. */
const SMALL = '(max-width: 1160px), (max-height: 700px)';

export const useFolded = (): boolean => useMedia(SMALL);
