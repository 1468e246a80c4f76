import type { AdminPerson } from '@orrery/protocol';
import { useCallback, useState } from 'react';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { api, problemText } from '../../table/online.ts';
import { formatDateTime, formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import s from './admin.module.css';
import { BanForm } from './BanForm.tsx';
import { Search, useQuery } from './shared.tsx';
import { t } from './text.ts';

/** All players the server knows, most recently seen first. */
export function People() {
  const [find, setFind] = useState('');
  const ask = useCallback(() => api.admin.people(find), [find]);
  const { value: people, trouble, again } = useQuery(ask);
  return (
    <section aria-label={t('people')} className={s.list}>
      <Search label={t('search-people')} onFind={setFind} />
      {trouble && <p role="alert">{trouble}</p>}
      {people?.length === 0 && <p>{t('no-people')}</p>}
      {people?.map((person) => (
        <Person key={person.id} person={person} onChange={again} />
      ))}
    </section>
  );
}

function Person({ person, onChange }: { person: AdminPerson; onChange: () => void }) {
  const { id, name, guest, operator, seen, matches, reports, ban } = person;
  const [open, setOpen] = useState<'ban' | 'remove' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const then = (work: Promise<unknown>) =>
    work.then(
      () => {
        setOpen(null);
        onChange();
      },
      (error) => setRefused(problemText(error)),
    );
  const kind = operator ? 'operator' : guest ? 'guest' : 'account';
  return (
    <article className={s.card}>
      <h2>
        {name} <i>{t('person-kind', { kind })}</i>
      </h2>
      <p className={s.meta}>
        {t(reports > 0 ? 'person-seen-reported' : 'person-seen', {
          ago: formatRelativeTime(seen),
          count: matches,
          reports,
        })}
      </p>
      {ban && (
        <p className={s.banned}>
          {ban.until === null
            ? t('banned-for-ever', { reason: ban.why })
            : t('banned-until', { date: formatDateTime(ban.until), reason: ban.why })}
        </p>
      )}
      {!operator && open === null && (
        <div className={s.verbs}>
          {ban ? (
            <Button onClick={() => void then(api.admin.unban(id))}>{t('ban-lift')}</Button>
          ) : (
            <Button onClick={() => setOpen('ban')}>{t('ban')}</Button>
          )}
          <Button onClick={() => setOpen('remove')}>{t('delete')}</Button>
        </div>
      )}
      {open === 'ban' && (
        <BanForm
          person={id}
          name={name}
          onDone={() => {
            setOpen(null);
            onChange();
          }}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <div className={s.verbs} role="alert">
          <p>{t('delete-person', { name })}</p>
          <Button onClick={() => void then(api.admin.remove(id))}>{t('delete-person-yes', { name })}</Button>
          <Button kind="quiet" onClick={() => setOpen(null)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <ErrorText why={refused} />
    </article>
  );
}
