import { useState } from 'react';
import { Button, Glass } from '../look/index.ts';
import { Message } from '../shell/Messages.tsx';
import type { TableClient, TableView } from '../table/client.ts';
import s from './play.module.css';
import type { Play } from './play.ts';
import { RestBanner } from './Rest.tsx';

/** What stands between the player and the table just now: no connection, another tab, a wish to take something back. */
export function Banner({ client, play }: { client: TableClient; play: Play }) {
  const { table, nameOf } = play;
  const { request } = table;
  if (table.halted && !table.result) return <HaltedBanner client={client} play={play} />;
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

const HALTED = 'Something went wrong in this game’s rules. The game cannot continue.';
const WAY_OUT = ' You can abandon it: it stays unrated and its record is kept.';

/** A halted or abandoned game whose board cannot be shown. */
export function HaltedPage({ client, table }: { client: TableClient; table: TableView }) {
  const [seat] = table.mySeats;
  const [refused, setRefused] = useState<string | null>(null);
  const mayAbandon = seat !== undefined && !table.result;
  async function abandon() {
    if (seat === undefined) return;
    const refusal = await client.abandon(seat);
    setRefused(refusal && String(refusal.params.message ?? refusal.reason));
  }
  return (
    <Message
      title={table.result ? 'Game abandoned' : 'This game cannot continue'}
      actions={mayAbandon && <Button onClick={() => void abandon()}>Abandon game</Button>}
    >
      <p>
        {HALTED}
        {mayAbandon && WAY_OUT}
      </p>
      {refused && <p role="alert">{refused}</p>}
    </Message>
  );
}

/** A game whose rules failed: why it stands still, and the way out. */
function HaltedBanner({ client, play }: { client: TableClient; play: Play }) {
  const [seat] = play.table.mySeats;
  async function abandon() {
    if (seat === undefined) return;
    const refusal = await client.abandon(seat);
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }
  return (
    <Glass as="div" className={s.notice} role="alert">
      <span>
        {HALTED}
        {seat !== undefined && WAY_OUT}
      </span>
      {seat !== undefined && <Button onClick={() => void abandon()}>Abandon game</Button>}
    </Glass>
  );
}
