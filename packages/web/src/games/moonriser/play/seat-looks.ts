import '../board/tokens.css';
import { coloursOf, type Options } from '@orrery/moonriser';
import type { Options as Chosen } from '../../../shared/options.ts';
import type { SeatLooks } from '../../listing.ts';
import { ownerColours } from './owners.ts';

/** The seats in the colours that the players choose. */
export const seatLooks = (options: Chosen, seats: number): SeatLooks => ({
  style: ownerColours({ players: coloursOf(options as Options, seats).map((colour, seat) => ({ seat, colour })) }),
});
