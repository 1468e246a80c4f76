import { useState } from 'react';
import type { TableClient } from '../table/table-types.ts';
import { Button, formatList, Glass } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

interface RestProps {
  client: TableClient;
  play: Play;
}

/** Notices about the clocks: a bot has taken over, a pause was requested, or the clocks are paused. */
export function PauseBanner({ client, play }: RestProps) {
  const { table, nameOf } = play;
  const { times, seats, mySeats, result } = table;
  // The request that the player has declined, which is not shown again.
  const [waved, setWaved] = useState('');
  const lost = mySeats.find((seat) => seats[seat]?.standin !== undefined);
  if (result) return null;
  if (lost !== undefined) {
    return (
      <Glass as="div" className={s.notice} role="alert">
        <span>{t('bot-plays')}</span>
        <Button kind="go" onClick={() => void client.request('back', { seat: lost })}>
          {t('seat-take-back')}
        </Button>
      </Glass>
    );
  }
  const me = mySeats[0];
  if (!times || me === undefined) return null;
  if (times.paused) {
    return (
      <Glass as="div" className={s.notice} role="status">
        <span>{t('pause-on')}</span>
        <Button onClick={() => void client.request('pause', { seat: me, want: false })}>{t('pause-resume')}</Button>
      </Glass>
    );
  }
  const wanted = times.wanted.join();
  const silent = mySeats.filter((seat) => !times.wanted.includes(seat));
  if (wanted === '' || wanted === waved || silent.length === 0) return null;
  return (
    <Glass as="div" className={s.notice} role="alert">
      <span>{t('pause-asked', { names: formatList(times.wanted.map(nameOf)), count: times.wanted.length })}</span>
      <Button
        kind="go"
        onClick={() => void Promise.all(silent.map((seat) => client.request('pause', { seat, want: true })))}
      >
        {t('pause-agree')}
      </Button>
      <Button onClick={() => setWaved(wanted)}>{t('pause-decline')}</Button>
    </Glass>
  );
}

/** Menu item that asks the other players to pause the clocks. */
export function PauseButton({ client, play, onDone }: RestProps & { onDone: () => void }) {
  const { times, mySeats, result } = play.table;
  const silent = mySeats.filter((seat) => !times?.wanted.includes(seat));
  if (!times || times.paused || result || silent.length === 0) return null;
  const ask = async () => {
    onDone();
    await Promise.all(silent.map((seat) => client.request('pause', { seat, want: true })));
    play.toast(t('pause-sent'));
  };
  return <Button onClick={() => void ask()}>{t('pause-button')}</Button>;
}
