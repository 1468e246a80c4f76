import type { Play } from '../../play/game-ui.ts';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import { t } from './text.ts';

interface BotSeatsProps {
  match: string;
  play: Play;
  onDone: () => void;
}

/** Menu items for a player who is alone with bots: they open a bot's seat to a friend, or give a seat that no friend has taken back to its bot. */
export function BotSeats({ match, play, onDone }: BotSeatsProps) {
  const { seats, mySeats, rated, result } = play.table;
  // With other people at the table, only its host may do this, in the lobby.
  const isAlone = seats.every(({ kind }, seat) => kind !== 'human' || mySeats.includes(seat));
  if (mySeats.length === 0 || !isAlone || rated || result) return null;

  async function change(seat: number, what: 'open' | 'bot') {
    onDone();
    try {
      await api.reseat(match, { do: what, seat });
    } catch (error) {
      play.toast(problemText(error), 'bad');
    }
  }
  return seats.map(({ kind, level }, seat) => {
    if (kind !== 'bot' && (kind !== 'open' || level === null)) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
      <Button key={seat} data-seat={seat} onClick={() => void change(seat, kind === 'bot' ? 'open' : 'bot')}>
        {t(kind === 'bot' ? 'seat-to-friend' : 'seat-to-bot', { name: play.nameOf(seat), seat: seat + 1 })}
      </Button>
    );
  });
}
