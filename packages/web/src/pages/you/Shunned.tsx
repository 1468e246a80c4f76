import type { Shunned as Person } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api } from '../../table/online.ts';
import s from './you.module.css';

/** Whom one does not hear; nothing is shown where that is nobody. */
export function Shunned() {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    api.shunned().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  return (
    <section className={s.part} aria-label="Whom you do not hear">
      <h2>Whom you do not hear</h2>
      <ul className={s.rows}>
        {people.map(({ person, name, as }) => (
          <li key={person}>
            <b>{name}</b>
            <span>{as === 'mute' ? 'muted' : 'blocked'}</span>
            <Button onClick={() => void api.unshun(person).then(setPeople, () => {})}>
              {as === 'mute' ? 'Hear again' : 'Unblock'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
