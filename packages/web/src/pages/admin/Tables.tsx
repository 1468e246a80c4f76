import { findGame } from '@orrery/games';
import type { AdminTable } from '@orrery/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import s from './admin.module.css';
import { Search, useAsked } from './parts.tsx';

const STAGES: Record<AdminTable['stage'], string> = { gathering: 'gathers', playing: 'in play', over: 'over' };

/** All tables of the server, the newest first. */
export function Tables() {
  const [find, setFind] = useState('');
  const ask = useCallback(() => api.admin.tables(find), [find]);
  const { value: tables, trouble, again } = useAsked(ask);
  const [sure, setSure] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  async function remove(id: string) {
    try {
      await api.admin.removeTable(id);
      setSure(null);
      again();
    } catch (error) {
      setRefused(problemWords(error));
    }
  }
  return (
    <section aria-label="Tables" className={s.list}>
      <Search label="Id or a player’s name" onFind={setFind} />
      {(trouble ?? refused) && <p role="alert">{trouble ?? refused}</p>}
      {tables?.length === 0 && <p>No table.</p>}
      {tables?.map(({ id, game, stage, created, entries, people }) => (
        <article key={id} className={s.card}>
          <h2>
            <Link to={`/t/${id}`}>{findGame(game)?.name ?? game}</Link> <i>{STAGES[stage]}</i>
          </h2>
          <p className={s.meta}>
            {people.join(', ') || 'Nobody'} · {ago(created)}
            {entries > 0 && ` · ${entries === 1 ? 'one entry' : `${entries} entries`}`} · {id}
          </p>
          <div className={s.verbs} role={sure === id ? 'alert' : undefined}>
            {sure === id ? (
              <>
                <p>The table goes for good, with its record and its talk.</p>
                <Button onClick={() => void remove(id)}>Yes, delete it</Button>
                <Button kind="quiet" onClick={() => setSure(null)}>
                  No
                </Button>
              </>
            ) : (
              <Button onClick={() => setSure(id)}>Delete…</Button>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
