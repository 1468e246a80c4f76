import type { Play } from './play.ts';
import { seatState } from './seat-state.ts';

/** How a seat stands to the turn, in a word. */
export function standing(play: Play, turn: number | null, seat: number): string {
  const info = play.table.seats[seat];
  const bot = info?.kind === 'bot' ? `${info.level} bot` : info?.kind === 'open' ? 'nobody yet' : '';
  const gone = seatState(play.table, seat);
  if (gone) return gone;
  const away = info?.kind === 'human' && !info.connected ? 'away' : '';
  if (play.table.viewer === seat && play.table.mySeats.includes(seat)) return turn === seat ? 'your turn' : 'you';
  const lent = info?.lent ? `for ${info.lent}` : '';
  return [turn === seat ? 'on turn' : '', bot, lent, away].filter(Boolean).join(' · ');
}
