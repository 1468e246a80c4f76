import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { TableView } from '../table/table-types.ts';
import { Button, SeatMark } from '../ui/index.ts';
import s from './play.module.css';
import { t } from './text.ts';

/** The player on this device who is asked next and is not the current viewer; null if there is none. */
function nextViewer(table: TableView): number | null {
  if (table.mySeats.length < 2 || table.status !== 'live' || table.result) return null;
  const asked = table.waiting.filter((row) => !row.standing && table.mySeats.includes(row.seat)).map((row) => row.seat);
  if (asked.length === 0 || (table.viewer !== null && asked.includes(table.viewer))) return null;
  return asked[0] ?? null;
}

/**
 * Delay in milliseconds before the device is passed on. Standing orders answer at once if all players share this
 * device, otherwise after 1.5 seconds, and the device should change hands only for questions that stay open longer.
 */
const patience = ({ seats, mySeats }: TableView): number =>
  seats.some(({ kind }, seat) => kind !== 'bot' && !mySeats.includes(seat)) ? 1800 : 300;

/** The next viewer, once it is clear that standing orders do not answer for them. */
export function useNextViewer(table: TableView, game: Game): number | null {
  const next = nextViewer(table);
  const waits = next !== null && table.viewer !== null && game.orders !== undefined;
  const asked = waits
    ? (table.waiting.find(({ seat, standing }) => seat === next && !standing)?.question ?? null)
    : null;
  const ms = patience(table);
  const [certain, setCertain] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setCertain(asked), ms);
    return () => clearTimeout(timer);
  }, [asked, ms]);
  return waits && certain !== asked ? null : next;
}

/** Hides the table while the device is passed to the next player. */
export function Curtain({ name, seat, onReady }: { name: string; seat: number; onReady: () => void }) {
  return (
    <div
      className={s.curtain}
      data-part="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain-title', { name })}
    >
      <SeatMark seat={seat} size={64} />
      <h2>{t('curtain-title', { name })}</h2>
      <p>{t('curtain-secret', { name })}</p>
      <Button kind="go" big onClick={onReady} autoFocus>
        {t('curtain-ready', { name })}
      </Button>
    </div>
  );
}
