import { findGame } from '@orrery/games';
import type { AdminTable } from '@orrery/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { api, problemText } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatItems } from '../../ui/format-list.ts';
import { Button } from '../../ui/index.ts';
import s from './admin.module.css';
import { Search, useQuery } from './shared.tsx';
import { t } from './text.ts';

const about = ({ id, created, entries, people }: AdminTable): string =>
  t(entries > 0 ? 'table-about-entries' : 'table-about', {
    players: formatItems(people) || t('no-players'),
    ago: formatRelativeTime(created),
    entries,
    id,
  });

/** All tables of the server, newest first. */
export function Tables() {
  const [find, setFind] = useState('');
  const ask = useCallback(() => api.admin.tables(find), [find]);
  const { value: tables, trouble, again } = useQuery(ask);
  const [sure, setSure] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  async function remove(id: string) {
    try {
      await api.admin.removeTable(id);
      setSure(null);
      again();
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section aria-label={t('tables')} className={s.list}>
      <Search label={t('search-tables')} onFind={setFind} />
      {(trouble ?? refused) && <p role="alert">{trouble ?? refused}</p>}
      {tables?.length === 0 && <p>{t('no-tables')}</p>}
      {tables?.map((table) => {
        const { id, game, stage } = table;
        return (
          <article key={id} className={s.card}>
            <h2>
              <Link to={`/t/${id}`}>{findGame(game)?.name ?? game}</Link> <i>{t('table-stage', { stage })}</i>
            </h2>
            <p className={s.meta}>{about(table)}</p>
            <div className={s.verbs} role={sure === id ? 'alert' : undefined}>
              {sure === id ? (
                <>
                  <p>{t('delete-table')}</p>
                  <Button onClick={() => void remove(id)}>{t('delete-table-yes')}</Button>
                  <Button kind="quiet" onClick={() => setSure(null)}>
                    {t('cancel')}
                  </Button>
                </>
              ) : (
                <Button onClick={() => setSure(id)}>{t('delete')}</Button>
              )}
            </div>
          </article>
        );
      })}
    </section>
  );
}
