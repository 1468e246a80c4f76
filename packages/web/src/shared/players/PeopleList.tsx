import type { Player } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { PlanetAvatar } from './Planet.tsx';
import { PlayerName } from './PlayerName.tsx';
import s from './players.module.css';
import { t } from './text.ts';

/** A person in a list; `online` is null or missing if it is not known. */
export type ListedPerson = Pick<Player, 'person' | 'name' | 'profile' | 'avatar'> & { online?: boolean | null };

/** Whether a player is online: a dot with a name for screen readers. */
export const OnlineDot = ({ online }: { online: boolean | null | undefined }) =>
  online === null || online === undefined ? null : (
    <i className={s.dot} role="img" aria-label={online ? t('online') : t('offline')} data-online={online} />
  );

interface PeopleListProps<P extends ListedPerson> {
  label: string;
  people: readonly P[];
  /** What is known about a person, below the name. */
  about?: (person: P) => ReactNode;
  /** What can be done with a person. */
  actions?: (person: P) => ReactNode;
}

/** People with their avatars and whether they are online. */
export const PeopleList = <P extends ListedPerson>({ label, people, about, actions }: PeopleListProps<P>) => (
  <ul className={s.people} aria-label={label}>
    {people.map((person) => (
      <li key={person.person} data-person={person.name}>
        <span className={s.avatar}>
          <PlanetAvatar avatar={person.avatar} size={36} />
          <OnlineDot online={person.online} />
        </span>
        <span className={s.about}>
          <b>
            <PlayerName {...person} />
          </b>
          {about && <small>{about(person)}</small>}
        </span>
        {actions && <span className={s.actions}>{actions(person)}</span>}
      </li>
    ))}
  </ul>
);
