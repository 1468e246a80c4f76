import type { TableClient } from '../table/table-types.ts';
import { Button, formatList, Glass } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

interface CancelProps {
  client: TableClient;
  play: Play;
}

async function answer({ client, play }: CancelProps, seat: number, want: boolean): Promise<void> {
  const refusal = await client.request('cancel', { seat, want });
  if (refusal) play.toast(play.words.refusal(refusal), 'bad');
}

/** The open request to cancel the game: to answer, or to withdraw. */
export function CancelNotice(props: CancelProps) {
  const { table, nameOf } = props.play;
  const { cancel, mySeats, result } = table;
  if (!cancel || result) return null;
  const open = cancel.open.find((seat) => mySeats.includes(seat));
  const [me] = mySeats;
  if (open !== undefined) {
    return (
      <Glass as="div" className={s.notice} role="alert" data-cancel="asked">
        <span>{t('cancel-asked', { name: nameOf(cancel.seat), rated: table.rated ?? false })}</span>
        <Button kind="go" data-choice="agree" onClick={() => void answer(props, open, true)}>
          {t('cancel-agree')}
        </Button>
        <Button data-choice="decline" onClick={() => void answer(props, open, false)}>
          {t('cancel-decline')}
        </Button>
      </Glass>
    );
  }
  return (
    <Glass as="div" className={s.notice} role="status" data-cancel="waiting">
      <span>{t('cancel-waiting', { names: formatList(cancel.open.map(nameOf)) })}</span>
      {me !== undefined && mySeats.includes(cancel.seat) && (
        <Button onClick={() => void answer(props, cancel.seat, false)}>{t('cancel-withdraw')}</Button>
      )}
    </Glass>
  );
}

/** Menu item that asks the other players to cancel the game. */
export function CancelButton({ client, play, onDone }: CancelProps & { onDone: () => void }) {
  const { cancel, mySeats, seats, result } = play.table;
  const [me] = mySeats;
  const hasOthers = seats.some(({ kind }, seat) => kind === 'human' && !mySeats.includes(seat));
  if (me === undefined || !hasOthers || cancel || result) return null;
  const ask = async () => {
    onDone();
    const refusal = await client.request('cancel', { seat: me, want: true });
    play.toast(refusal ? play.words.refusal(refusal) : t('cancel-sent'), refusal ? 'bad' : undefined);
  };
  return <Button onClick={() => void ask()}>{t('cancel-button')}</Button>;
}
