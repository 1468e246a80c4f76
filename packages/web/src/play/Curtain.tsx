import type { Game } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { Button, SeatMark } from '../look/index.ts';
import type { TableView } from '../table/client.ts';
import s from './play.module.css';

/** The person who must take the device next: asked, here, and not the one who looks now. Null while nobody need. */
export function nextViewer(table: TableView): number | null {
  if (table.mySeats.length < 2 || table.status !== 'live' || table.result) return null;
  const asked = table.waiting.filter((row) => !row.standing && table.mySeats.includes(row.seat)).map((row) => row.seat);
  if (asked.length === 0 || (table.viewer !== null && asked.includes(table.viewer))) return null;
  return asked[0] ?? null;
}

/**
 * The host passes for a seat by its orders, at once where all sit round one screen, else after 1.5 s: only who is asked
 * longer than that need take the device.
 */
const patience = ({ seats, mySeats }: TableView): number =>
  seats.some(({ kind }, seat) => kind !== 'bot' && !mySeats.includes(seat)) ? 1800 : 300;

/** Who must take the device next, once it is certain that the host does not answer for them. */
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

/** Hides the table while the device goes from hand to hand. */
export function Curtain({ name, seat, onReady }: { name: string; seat: number; onReady: () => void }) {
  return (
    <div className={s.curtain} role="dialog" aria-modal="true" aria-label={`Pass the device to ${name}`}>
      <SeatMark seat={seat} size={64} />
      <h2>Pass the device to {name}</h2>
      <p>What {name} holds is secret. Everyone else looks away.</p>
      <Button kind="go" big onClick={onReady} autoFocus>
        I am {name}
      </Button>
    </div>
  );
}
