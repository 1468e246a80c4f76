import type { TableView } from '../table/client.ts';

/** What everybody should see of a seat whose player does not play it any more; null where its player does. */
export function seatState({ seats, log }: Pick<TableView, 'seats' | 'log'>, seat: number): string | null {
  if (log.some(({ type, data }) => type === 'resigned' && data.seat === seat)) return 'Resigned';
  return seats[seat]?.standin === undefined ? null : 'Bot playing';
}
