import { Button, Glass } from '../look/index.ts';
import type { TableClient } from '../table/client.ts';
import s from './play.module.css';
import type { Play } from './play.ts';
import { RestBanner } from './Rest.tsx';

/** What stands between the player and the table just now: no connection, another tab, a wish to take something back. */
export function Banner({ client, play }: { client: TableClient; play: Play }) {
  const { table, nameOf } = play;
  const { request } = table;
  const wished =
    request && !table.mySeats.includes(request.seat) && request.open.some((seat) => table.mySeats.includes(seat));
  if (request && wished) {
    return (
      <Glass as="div" className={s.notice} role="alert">
        <span>{nameOf(request.seat)} would like to take back a move.</span>
        <Button kind="go" onClick={() => void client.consent(request.request, true)}>
          Allow
        </Button>
        <Button onClick={() => void client.consent(request.request, false)}>No</Button>
      </Glass>
    );
  }
  const text =
    table.status === 'offline'
      ? 'No connection. What you do now is sent as soon as it is back.'
      : table.status === 'connecting'
        ? 'Connecting…'
        : table.status === 'watching'
          ? 'This table is open in another tab. Close it there to play on here.'
          : table.status === 'live' && table.problem
            ? play.words.refusal(table.problem)
            : null;
  if (!text) return <RestBanner client={client} play={play} />;
  return (
    <Glass as="div" className={s.notice} role="status">
      <span>{text}</span>
    </Glass>
  );
}
