import { useMedia } from '../../../ui/index.ts';

const COMPACT = '(max-width: 1160px), (max-height: 700px)';

/** Whether the captains are below the ring, in a scrolling column. */
export const useCompactLayout = (): boolean => useMedia(COMPACT);
