import type { ClockSetting } from './schemas.ts';

export type Pace = 'live' | 'days';

const HOURS = 3600;

/** Whether a game is live, or turn-based (`days`): with four hours or more, players need not stay at the table. */
export const paceOf = (clock: ClockSetting | null): Pace => {
  const seconds = clock?.move ?? clock?.bank?.first ?? clock?.turn ?? 0;
  return seconds >= 4 * HOURS ? 'days' : 'live';
};
