import { AWAY_MS } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import type { Play } from '../../play/game-ui.ts';
import { api, problemText } from '../../table/online.ts';
import { Button, Glass } from '../../ui/index.ts';
import s from '../table/online.module.css';
import { t } from './text.ts';

/** Tells the host that a player has been offline for a while, and offers to let a bot or a substitute play for them. */
export function AbsentPlayers({ id, play }: { id: string; play: Play }) {
  const { seats, mySeats } = play.table;
  const absent = seats.flatMap(({ kind, connected }, seat) =>
    kind === 'human' && !connected && !mySeats.includes(seat) ? [seat] : [],
  );
  const key = absent.join();
  const [longAbsent, setLongAbsent] = useState<number | null>(null);
  const [hosting, setHosting] = useState(false);
  useEffect(() => {
    setLongAbsent(null);
    if (key === '') return;
    const timer = setTimeout(() => setLongAbsent(Number(key.split(',')[0])), AWAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    if (longAbsent !== null)
      api.table(id).then(
        (found) => setHosting(found.hosting),
        () => {},
      );
  }, [id, longAbsent]);
  if (longAbsent === null || !hosting || !seats[longAbsent]) return null;
  const { name, standin } = seats[longAbsent];
  // The players who are present can choose a bot themselves.
  const isOffered = play.table.leavers.some(({ seat, choices }) => seat === longAbsent && choices.includes('bot'));
  async function reseat(seat: number, how: 'lend' | 'sitIn') {
    try {
      await api.reseat(id, { do: how, seat });
    } catch (error) {
      play.toast(problemText(error));
    }
  }
  return (
    <Glass className={s.invite} aria-label={t('player-left-region')} role="status">
      <b>{t('player-left', { name })}</b>
      {!standin && !isOffered && (
        <Button onClick={() => void reseat(longAbsent, 'sitIn')}>{t('substitute-bot')}</Button>
      )}
      <Button onClick={() => void reseat(longAbsent, 'lend')}>{t('substitute-player')}</Button>
    </Glass>
  );
}

/** Offers a returning player the seat that was given to a substitute. */
export function ReclaimSeat({ id, play }: { id: string; play: Play }) {
  const [lent, setLent] = useState<number | null>(null);
  const watches = play.table.mySeats.length === 0;
  const names = play.table.seats.map((seat) => `${seat.name} ${seat.lent}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when a seat changes hands
  useEffect(() => {
    if (watches && play.table.seats.some((seat) => seat.lent)) {
      api.summary(id).then(
        (found) => setLent(found.lent[0] ?? null),
        () => {},
      );
    } else setLent(null);
  }, [id, watches, names]);
  if (lent === null) return null;
  async function reclaim(seat: number) {
    try {
      await api.reseat(id, { do: 'reclaim', seat });
      location.reload();
    } catch (error) {
      play.toast(problemText(error));
    }
  }
  const now = play.table.seats[lent];
  return (
    <Glass className={s.invite} aria-label={t('your-seat')} role="status">
      <b>{now?.kind === 'human' ? t('reclaim-taken', { name: now.name }) : t('reclaim-waiting')}</b>
      <Button kind="go" onClick={() => void reclaim(lent)}>
        {t('reclaim')}
      </Button>
    </Glass>
  );
}
