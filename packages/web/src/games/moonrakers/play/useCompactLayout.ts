import { useMedia } from '../../../ui/index.ts';

const COMPACT = '(max-width: 1160px), (max-height: 700px)';

/** Whether the captains are in a scrolling column below the ring. */
export const useCompactLayout = (): boolean => useMedia(COMPACT);
