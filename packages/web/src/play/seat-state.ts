import { levelNumber } from '@orrery/bots';
import type { TableView } from '../table/table-types.ts';
import type { SeatState } from '../ui/index.ts';
import { t } from './text.ts';

/** The places of bots on the ladder, by seat; null for other seats. */
export const botLevels = (seats: TableView['seats']): (number | null)[] =>
  seats.map(({ kind, level }) => (kind === 'bot' ? levelNumber(level ?? '') : null));

/** The state of a seat whose player has resigned or was replaced by a bot; otherwise null. */
export function seatState({ seats, log }: Pick<TableView, 'seats' | 'log'>, seat: number): SeatState | null {
  if (log.some(({ type, data }) => type === 'resigned' && data.seat === seat))
    return { words: t('resigned'), icon: 'flag' };
  return seats[seat]?.standin === undefined ? null : { words: t('bot-plays-state'), icon: 'bot' };
}
