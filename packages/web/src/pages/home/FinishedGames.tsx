import { Link } from 'react-router';
import { seatNamesOf } from '../../table/bot-names.ts';
import type { GameEntry } from '../../table/saved.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatList } from '../../ui/format-list.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { IconButton } from '../../ui/primitives.tsx';
import { entryTitle, Removed } from './Continue.tsx';
import s from './home.module.css';
import { t } from './text.ts';
import type { Removal } from './useRemoval.ts';

function resultText({ result, seats }: GameEntry): string {
  const all = seatNamesOf(seats);
  const names = result?.winners.map((seat) => all[seat] ?? '?') ?? [];
  return names.length > 0 ? t('won', { names: formatList(names) }) : t('lost');
}

/** The player's finished games, each with a link to its replay. */
export function FinishedGames({ games, removal }: { games: readonly GameEntry[]; removal: Removal }) {
  return (
    <section className={s.shelf} aria-label={t('finished')}>
      <h2>{t('finished')}</h2>
      <ul>
        {games.map((entry) => (
          <li key={entry.id}>
            {removal.gone.includes(entry.id) ? (
              <Removed entry={entry} onPutBack={() => removal.putBack(entry.id)} />
            ) : (
              <>
                <Link to={entry.online ? `/t/${entry.id}` : `/replay/${entry.id}`} className={s.entry}>
                  <b>{entryTitle(entry)}</b>
                  <span>{resultText(entry)}</span>
                  <span>{t('status', { ago: formatRelativeTime(entry.updated), online: entry.online })}</span>
                  <span className={s.verb}>{t('replay')}</span>
                </Link>
                <IconButton
                  label={t('remove', { title: entryTitle(entry) })}
                  icon={<LineIcon name="close" size={16} />}
                  onClick={() => removal.remove(entry.id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
