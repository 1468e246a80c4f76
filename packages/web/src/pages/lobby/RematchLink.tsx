import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Glass } from '../../ui/index.ts';
import s from '../table/online.module.css';
import { followTable } from './table-feed.ts';
import { t } from './text.ts';

/** A link to the rematch that another player has opened, shown after the game. */
export function RematchLink({ id }: { id: string }) {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => followTable(id, (news) => setNext(news?.next ?? null)), [id]);
  if (next === null) return null;
  return (
    <Glass className={s.invite} aria-label={t('rematch')} role="status">
      <b>{t('rematch-ready')}</b>
      <Link to={`/t/${next}`}>{t('rematch-join')}</Link>
    </Glass>
  );
}
