import type { Friend, Me, PlayerAction } from '@orrery/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { PeopleList } from '../../shared/players/PeopleList.tsx';
import { profilePath } from '../../shared/players/PlayerName.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import y from '../account/account.module.css';
import { Challenge } from '../player/Challenge.tsx';
import { t } from './text.ts';

/** How often friends and their status are loaded again, in milliseconds. */
const LOOK_MS = 20_000;

/** Friends, requests and players that the visitor follows. */
export default function Friends() {
  const [me, setMe] = useState<Me | null | undefined>(undefined);
  useEffect(() => {
    api.me().then(setMe, () => setMe(null));
  }, []);
  const isAccount = me !== null && me !== undefined && !me.guest;
  return (
    <Page title={t('friends')} lead={me !== undefined && !isAccount ? t('guest') : undefined}>
      {me !== undefined && !isAccount && (
        <p>
          <Link to="/account">{t('to-account')}</Link>
        </p>
      )}
      {isAccount && <Lists me={me} />}
    </Page>
  );
}

function Lists({ me }: { me: Me }) {
  const [friends, setFriends] = useState<Friend[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [challenged, setChallenged] = useState<Friend | null>(null);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) api.friends().then(setFriends, (error) => setRefused(problemText(error)));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  async function act({ profile, person }: Friend, action: PlayerAction) {
    try {
      await api.atPlayer(profile ?? person, action);
      setFriends(await api.friends());
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  const part = (state: Friend['state'], title: string, actions: (friend: Friend) => ReactNode, none?: string) => {
    const people = (friends ?? []).filter((one) => one.state === state);
    if (people.length === 0 && !none) return null;
    return (
      <section className={y.part} aria-label={title}>
        <h2>{title}</h2>
        {friends && people.length === 0 && <p>{none}</p>}
        <PeopleList
          label={title}
          people={people}
          about={({ online }) => (online === null ? null : online ? t('online') : t('offline'))}
          actions={actions}
        />
      </section>
    );
  };
  const challenge = (friend: Friend) => (
    <Button aria-label={t('challenge-name', { name: friend.name })} onClick={() => setChallenged(friend)}>
      {t('challenge')}
    </Button>
  );
  return (
    <div className={y.stack}>
      <ErrorText why={refused} />
      {part('asking', t('requests'), (friend) => (
        <>
          <Button
            kind="go"
            aria-label={t('accept-name', { name: friend.name })}
            onClick={() => void act(friend, 'accept')}
          >
            {t('accept')}
          </Button>
          <Button aria-label={t('decline-name', { name: friend.name })} onClick={() => void act(friend, 'decline')}>
            {t('decline')}
          </Button>
        </>
      ))}
      {part('friends', t('friends'), challenge, t('friends-none'))}
      {part('follows', t('following'), challenge)}
      {part('asked', t('sent'), (friend) => (
        <Button aria-label={t('withdraw-name', { name: friend.name })} onClick={() => void act(friend, 'unfriend')}>
          {t('withdraw')}
        </Button>
      ))}
      <FindPlayer />
      {challenged && <Challenge profile={challenged} name={me.name} onClose={() => setChallenged(null)} />}
    </div>
  );
}

/** Opens the profile of a player by name. */
function FindPlayer() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  async function find(e: FormEvent) {
    e.preventDefault();
    try {
      navigate(profilePath((await api.player(name.trim())).profile));
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section className={y.part} aria-label={t('add')}>
      <h2>{t('add')}</h2>
      <p>{t('add-about')}</p>
      <form className={y.form} onSubmit={(e) => void find(e)}>
        <label>
          {t('name')}
          <input type="text" required value={name} autoComplete="off" onChange={(e) => setName(e.target.value)} />
        </label>
        <ErrorText why={refused} />
        <Button type="submit">{t('add')}</Button>
      </form>
    </section>
  );
}
