import type { AdminPerson } from '@orrery/protocol';
import { useCallback, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import { Refused } from '../parts/Refused.tsx';
import s from './admin.module.css';
import { BanForm } from './BanForm.tsx';
import { Search, useAsked } from './parts.tsx';

/** Whom the server knows, those seen last first. */
export function People() {
  const [find, setFind] = useState('');
  const ask = useCallback(() => api.admin.people(find), [find]);
  const { value: people, trouble, again } = useAsked(ask);
  return (
    <section aria-label="People" className={s.list}>
      <Search label="Name or id" onFind={setFind} />
      {trouble && <p role="alert">{trouble}</p>}
      {people?.length === 0 && <p>Nobody of that name.</p>}
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
      (error) => setRefused(problemWords(error)),
    );
  const kind = operator ? 'operator' : guest ? 'guest' : 'account';
  return (
    <article className={s.card}>
      <h2>
        {name} <i>{kind}</i>
      </h2>
      <p className={s.meta}>
        Seen {ago(seen)} · {matches === 1 ? 'one seat' : `${matches} seats`}
        {reports > 0 && ` · reported ${reports === 1 ? 'once' : `${reports} times`}`}
      </p>
      {ban && (
        <p className={s.banned}>
          Banned {ban.until === null ? 'for ever' : `until ${new Date(ban.until).toLocaleString()}`}: {ban.why}
        </p>
      )}
      {!operator && open === null && (
        <div className={s.verbs}>
          {ban ? (
            <Button onClick={() => void then(api.admin.unban(id))}>Lift the ban</Button>
          ) : (
            <Button onClick={() => setOpen('ban')}>Ban…</Button>
          )}
          <Button onClick={() => setOpen('remove')}>Delete…</Button>
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
          <p>{name} is forgotten for good; tables keep the name that others have seen there.</p>
          <Button onClick={() => void then(api.admin.remove(id))}>Yes, delete {name}</Button>
          <Button kind="quiet" onClick={() => setOpen(null)}>
            No
          </Button>
        </div>
      )}
      <Refused why={refused} />
    </article>
  );
}
