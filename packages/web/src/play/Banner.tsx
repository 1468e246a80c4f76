import { useState } from 'react';
import { Link } from 'react-router';
import { Message } from '../app/Messages.tsx';
import type { TableClient, TableView } from '../table/table-types.ts';
import { Button, Glass } from '../ui/index.ts';
import { CancelNotice } from './CancelGame.tsx';
import type { Play } from './game-ui.ts';
import { LeaverNotice } from './LeaverNotice.tsx';
import { PauseBanner } from './PauseClocks.tsx';
import s from './play.module.css';
import { t } from './text.ts';

/** Notices above the board about the connection, another tab, undo requests, players who left, requests to cancel, and paused clocks. */
export function Banner({ client, play }: { client: TableClient; play: Play }) {
  const { table, nameOf } = play;
  const { request } = table;
  if (table.halted && !table.result) return <HaltedBanner client={client} play={play} />;
  const needsConsent =
    request && !table.mySeats.includes(request.seat) && request.open.some((seat) => table.mySeats.includes(seat));
  if (request && needsConsent) {
    return (
      <Glass as="div" className={s.notice} role="alert">
        <span>{t('undo-wish', { name: nameOf(request.seat) })}</span>
        <Button kind="go" onClick={() => void client.request('consent', { request: request.request, agree: true })}>
          {t('undo-allow')}
        </Button>
        <Button onClick={() => void client.request('consent', { request: request.request, agree: false })}>
          {t('decline')}
        </Button>
      </Glass>
    );
  }
  const text = noticeOf(play);
  if (!text) return <TableNotices client={client} play={play} />;
  return (
    <Glass as="div" className={s.notice} role="status">
      <span>{text}</span>
    </Glass>
  );
}

/** What the other players ask for, and who has left. */
const TableNotices = (props: { client: TableClient; play: Play }) => (
  <>
    <LeaverNotice {...props} />
    <CancelNotice {...props} />
    <PauseBanner {...props} />
  </>
);

function noticeOf({ table, words }: Play): string | null {
  if (table.status === 'offline') return t('offline');
  if (table.status === 'connecting') return t('connecting');
  if (table.status === 'watching') return t('other-tab');
  return table.status === 'live' && table.problem ? words.refusal(table.problem) : null;
}

/** The page of a halted or abandoned game whose board cannot be shown. */
export function HaltedPage({ client, table }: { client: TableClient; table: TableView }) {
  const [seat] = table.mySeats;
  const [refused, setRefused] = useState<string | null>(null);
  const mayAbandon = seat !== undefined && !table.result;
  async function abandon() {
    if (seat === undefined) return;
    const refusal = await client.request('abandon', { seat });
    setRefused(refusal && String(refusal.params.message ?? refusal.reason));
  }
  return (
    <Message
      title={table.result ? t('abandoned') : t('cannot-continue')}
      actions={
        <>
          {mayAbandon && <Button onClick={() => void abandon()}>{t('abandon')}</Button>}
          <Link to="/">{t('to-home')}</Link>
        </>
      }
    >
      <p>
        {t('halted')}
        {mayAbandon && ` ${t('halted-advice')}`}
      </p>
      {refused && <p role="alert">{refused}</p>}
    </Message>
  );
}

/** A notice about a game whose rules failed, with a button to abandon it. */
function HaltedBanner({ client, play }: { client: TableClient; play: Play }) {
  const [seat] = play.table.mySeats;
  async function abandon() {
    if (seat === undefined) return;
    const refusal = await client.request('abandon', { seat });
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }
  return (
    <Glass as="div" className={s.notice} role="alert">
      <span>
        {t('halted')}
        {seat !== undefined && ` ${t('halted-advice')}`}
      </span>
      {seat !== undefined && <Button onClick={() => void abandon()}>{t('abandon')}</Button>}
    </Glass>
  );
}
