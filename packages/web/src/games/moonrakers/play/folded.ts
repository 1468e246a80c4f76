import { useMedia } from '../../../look/index.ts';

/** Where captains no longer stand round the ring but below it, in a column that scrolls. */
const SMALL = '(max-width: 1160px), (max-height: 700px)';

export const useFolded = (): boolean => useMedia(SMALL);
