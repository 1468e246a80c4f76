import type { TableClient } from '../table/table-types.ts';
import { Button } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import { t } from './text.ts';

/** Menu item: shares the player's hand with spectators, or stops sharing it. */
export function ShowHandButton({ client, play }: { client: TableClient; play: Play }) {
  const { watch, viewer, mySeats, seats, result } = play.table;
  if (watch.as !== 'follow' || result || viewer === null || !mySeats.includes(viewer)) return null;
  const shows = seats[viewer]?.shows === true;
  async function turn(seat: number) {
    const refusal = await client.request('show', { seat, want: !shows });
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }
  return (
    <Button aria-pressed={shows} onClick={() => void turn(viewer)}>
      {shows ? t('hide-hand') : t('show-hand')}
    </Button>
  );
}
