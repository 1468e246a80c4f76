import { COLOURS } from '@orrery/moonrakers';
import type { SeatLooks } from '../../listing.ts';
import { markOf } from '../board/marks.ts';

/** The captains' marks. */
export const seatLooks = (): SeatLooks => ({ marks: COLOURS.map(markOf) });
