import { AWAY_MS } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Button, Glass } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import { api, problemWords } from '../../table/online.ts';
import s from '../table/online.module.css';

/** To the host of a table: somebody has left, and a bot or a substitute may play on for him. */
export function Away({ id, play }: { id: string; play: Play }) {
  const { seats, mySeats } = play.table;
  const absent = seats.flatMap(({ kind, connected }, seat) =>
    kind === 'human' && !connected && !mySeats.includes(seat) ? [seat] : [],
  );
  const key = absent.join();
  const [gone, setGone] = useState<number | null>(null);
  const [hosting, setHosting] = useState(false);
  useEffect(() => {
    setGone(null);
    if (key === '') return;
    const timer = setTimeout(() => setGone(Number(key.split(',')[0])), AWAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    if (gone !== null)
      api.table(id).then(
        (found) => setHosting(found.hosting),
        () => {},
      );
  }, [id, gone]);
  if (gone === null || !hosting || !seats[gone]) return null;
  const { name, standin } = seats[gone];
  async function reseat(seat: number, how: 'lend' | 'sitIn') {
    try {
      await api.reseat(id, { do: how, seat });
    } catch (error) {
      play.toast(problemWords(error));
    }
  }
  return (
    <Glass className={s.invite} aria-label="Somebody has left" role="status">
      <b>{name} has left the table.</b>
      {!standin && <Button onClick={() => void reseat(gone, 'sitIn')}>Let a bot play on</Button>}
      <Button onClick={() => void reseat(gone, 'lend')}>Open the seat to a substitute</Button>
    </Glass>
  );
}

/** To somebody who has come back: a substitute plays his seat, or is looked for. */
export function Returned({ id, play }: { id: string; play: Play }) {
  const [lent, setLent] = useState<number | null>(null);
  const watches = play.table.mySeats.length === 0;
  const names = play.table.seats.map((seat) => `${seat.name} ${seat.lent}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a seat has changed hands
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
      play.toast(problemWords(error));
    }
  }
  const now = play.table.seats[lent];
  return (
    <Glass className={s.invite} aria-label="Your seat" role="status">
      <b>{now?.kind === 'human' ? `${now.name} plays your seat.` : 'Your seat waits for a substitute.'}</b>
      <Button kind="go" onClick={() => void reclaim(lent)}>
        Take it back
      </Button>
    </Glass>
  );
}
