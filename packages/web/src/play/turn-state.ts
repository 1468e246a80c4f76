import { botText } from '../shared/bots/bot-text.ts';
import type { Play } from './game-ui.ts';
import { seatState } from './seat-state.ts';
import { t } from './text.ts';

/** A short status of a seat: whose turn it is, bot, substitute or connection. */
export function turnState(play: Play, on: number | null, seat: number): string {
  const turn = play.table.halted ? null : on;
  const info = play.table.seats[seat];
  const bot = info?.kind === 'bot' ? botText(info.level) : info?.kind === 'open' ? t('turn-open') : '';
  const gone = seatState(play.table, seat);
  if (gone) return gone.words;
  const away = info?.kind === 'human' && !info.connected ? t('turn-away') : '';
  if (play.table.viewer === seat && play.table.mySeats.includes(seat))
    return turn === seat ? t('turn-yours') : t('turn-you');
  const lent = info?.lent ? t('turn-for', { name: info.lent }) : '';
  // There is little room: whose turn it is matters more than what kind of player it is.
  return [turn === seat ? t('turn-now') : bot, lent, away].filter(Boolean).join(' · ');
}
