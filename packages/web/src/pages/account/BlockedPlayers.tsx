import type { BlockedPlayer as Person } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { t } from './text.ts';

/** Muted and blocked players; hidden while there are none. */
export function BlockedPlayers() {
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    api.blockedPlayers().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  return (
    <section className={s.part} aria-label={t('blocked-players')}>
      <h2>{t('blocked-players')}</h2>
      <ul className={s.rows}>
        {people.map(({ person, name, as }) => (
          <li key={person}>
            <b>{name}</b>
            <span>{as === 'mute' ? t('muted') : t('blocked')}</span>
            <Button onClick={() => void api.unblock(person).then(setPeople, () => {})}>
              {as === 'mute' ? t('unmute') : t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
