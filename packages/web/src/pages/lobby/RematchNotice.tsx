import type { LobbyTable } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { commitTo } from '../../table/fairness.ts';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import { followTable } from './table-feed.ts';
import { t } from './text.ts';
import s from './waiting-room.module.css';

/** The rematch of a finished game, as soon as a player has asked for one; null if there is none or it has expired. */
function useRematch(match: string): LobbyTable | null {
  const [next, setNext] = useState<string | null>(null);
  const [table, setTable] = useState<LobbyTable | null>(null);
  useEffect(() => followTable(match, (news) => setNext(news?.next ?? null)), [match]);
  useEffect(() => {
    setTable(null);
    return next === null ? undefined : followTable(next, setTable);
  }, [next]);
  const until = table?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setTable(null), Math.min(2 ** 31 - 1, Math.max(0, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  return table?.stage === 'closed' ? null : table;
}

/** Tells on the end screen who wants a rematch and who declined, and lets the player join with one click. */
export function RematchNotice({ match, name }: { match: string; name: string | null }) {
  const navigate = useNavigate();
  const table = useRematch(match);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);
  if (!table || declined === table.table) return null;
  const to = `/t/${table.table}`;
  const refused = table.declined.length > 0 ? t('rematch-declined', { names: table.declined.join(', ') }) : null;

  async function join(offered: LobbyTable) {
    try {
      const commitment = await commitTo(offered);
      await api.atTable(offered.table, { do: 'sit', name: name ?? '', ...commitment });
      navigate(to);
    } catch (error) {
      setTrouble(problemText(error));
    }
  }
  const isInvited = table.invitedBy !== null && table.you.length === 0 && table.stage === 'gathering';
  return (
    <section className={s.rematch} aria-label={t('rematch')} role="status" data-rematch={isInvited ? 'asked' : 'open'}>
      <p>
        <b>{table.you.length > 0 ? t('rematch-own') : t('rematch-wanted', { name: table.host })}</b>
        {refused && <span>{refused}</span>}
        {trouble && <span role="alert">{trouble}</span>}
      </p>
      {isInvited ? (
        <>
          <Button kind="go" onClick={() => void join(table)}>
            {t('rematch-accept')}
          </Button>
          <Button
            onClick={() => {
              setDeclined(table.table);
              void api.atTable(table.table, { do: 'decline' }).catch(() => {});
            }}
          >
            {t('decline')}
          </Button>
        </>
      ) : (
        <Button onClick={() => navigate(to)}>{t(table.you.length > 0 ? 'return' : 'view')}</Button>
      )}
    </section>
  );
}
