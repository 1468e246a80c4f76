import { type Me, type PlayerAction, type PlayerProfile, ProblemError } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { OnlineDot } from '../../shared/players/PeopleList.tsx';
import { PlanetAvatar } from '../../shared/players/Planet.tsx';
import { api, problemText } from '../../table/online.ts';
import { formatDate } from '../../ui/format.ts';
import { Button, usePhone } from '../../ui/index.ts';
import { Challenge } from './Challenge.tsx';
import { Games } from './Games.tsx';
import s from './player.module.css';
import { RatingPanel } from './RatingPanel.tsx';
import { Report } from './Report.tsx';
import { Achievements, HeadToHead, RecordPanel } from './Side.tsx';
import { t } from './text.ts';

/** The public page of a player. */
export default function Profile() {
  const { name = '' } = useParams();
  return <NamedProfile key={name} name={name} />;
}

function NamedProfile({ name }: { name: string }) {
  const [profile, setProfile] = useState<PlayerProfile | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    let cancelled = false;
    Promise.all([api.player(name), api.me()]).then(
      ([found, viewer]) => {
        if (cancelled) return;
        setProfile(found);
        setMe(viewer);
      },
      (error) => !cancelled && setTrouble(error),
    );
    return () => {
      cancelled = true;
    };
  }, [name]);
  if (trouble) {
    const isUnknown = trouble instanceof ProblemError && trouble.problem.code === 'unknown-player';
    return (
      <Page title={t('not-found')} lead={isUnknown ? t('not-found-about') : problemText(trouble)}>
        {null}
      </Page>
    );
  }
  return (
    <Page
      wide
      title={profile?.name ?? name}
      head={profile ? <Head {...{ profile, me }} onChange={setProfile} /> : <div className={s.head} />}
    >
      {profile && !profile.relation.blocked && <Parts key={profile.person} {...{ profile, me }} />}
    </Page>
  );
}

interface HeadProps {
  profile: PlayerProfile;
  me: Me | null;
  onChange: (profile: PlayerProfile) => void;
}

/** Name, bio, status, and what the viewer can do. */
function Head({ profile, me, onChange }: HeadProps) {
  const { name, avatar, bio, since, online, stats, relation } = profile;
  const [dialog, setDialog] = useState<'challenge' | 'report' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const act = (action: PlayerAction) =>
    void api.atPlayer(profile.profile, action).then(onChange, (error) => setSaid(problemText(error)));
  const played = stats?.reduce((sum, one) => sum + one.played, 0);
  return (
    <header className={s.head} data-player={profile.profile}>
      <span className={s.face}>
        <PlanetAvatar avatar={avatar} size={96} />
        <OnlineDot online={online} />
      </span>
      <div className={s.who}>
        <h1>{name}</h1>
        {bio && <p>{bio}</p>}
        {relation.blocked && <p>{t('blocked')}</p>}
        <ul>
          {online !== null && <li data-online={online}>{online ? t('online') : t('offline')}</li>}
          <li>{t('since', { date: formatDate(since) })}</li>
          {played !== undefined && <li>{t('played-games', { count: played })}</li>}
        </ul>
      </div>
      <div className={s.verbs}>
        {relation.me && (
          <Link className={s.edit} to="/account/profile">
            {t('edit')}
          </Link>
        )}
        {me && !me.guest && !relation.me && <Actions profile={profile} onAct={act} onDialog={setDialog} />}
      </div>
      {said && (
        <p className={s.said} role="status">
          {said}
        </p>
      )}
      {dialog === 'challenge' && me && <Challenge {...{ profile }} name={me.name} onClose={() => setDialog(null)} />}
      {dialog === 'report' && (
        <Report
          profile={profile}
          onClose={(sent) => {
            setDialog(null);
            if (sent) setSaid(t('reported'));
          }}
        />
      )}
    </header>
  );
}

interface ActionsProps {
  profile: PlayerProfile;
  onAct: (action: PlayerAction) => void;
  onDialog: (dialog: 'challenge' | 'report') => void;
}

function Actions({ profile: { relation }, onAct, onDialog }: ActionsProps) {
  const { friend, follows, blocked, challenge } = relation;
  if (blocked) return <Button onClick={() => onAct('unblock')}>{t('unblock')}</Button>;
  return (
    <>
      {challenge && (
        <Button kind="go" onClick={() => onDialog('challenge')} data-action="challenge">
          {t('challenge')}
        </Button>
      )}
      {friend === 'none' && challenge && (
        <Button onClick={() => onAct('befriend')} data-action="befriend">
          {t('add-friend')}
        </Button>
      )}
      {friend === 'asking' && (
        <>
          <Button onClick={() => onAct('accept')} data-action="accept">
            {t('accept')}
          </Button>
          <Button kind="quiet" onClick={() => onAct('decline')}>
            {t('decline')}
          </Button>
        </>
      )}
      {friend === 'asked' && (
        <Button onClick={() => onAct('unfriend')} data-action="withdraw">
          {t('withdraw')}
        </Button>
      )}
      <details className={s.more}>
        <summary aria-label={t('more-actions')}>⋯</summary>
        <div>
          <Button kind="quiet" onClick={() => onAct(follows ? 'unfollow' : 'follow')}>
            {follows ? t('unfollow') : t('follow')}
          </Button>
          {friend === 'friends' && (
            <Button kind="quiet" onClick={() => onAct('unfriend')}>
              {t('unfriend')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => onAct('block')} data-action="block">
            {t('block')}
          </Button>
          <Button kind="quiet" onClick={() => onDialog('report')}>
            {t('report')}
          </Button>
        </div>
      </details>
    </>
  );
}

const PARTS = ['overview', 'games', 'record', 'achievements'] as const;
type Part = (typeof PARTS)[number];

/** The panels. On phones they are tabs. */
function Parts({ profile, me }: { profile: PlayerProfile; me: Me | null }) {
  const phone = usePhone();
  const [part, setPart] = useState<Part>('overview');
  const viewer = me && !me.guest ? me.id : null;
  const isHidden = profile.stats === null;
  const shows = (one: Part) => !phone || part === one;
  return (
    <>
      {phone && !isHidden && (
        <div className={s.tabs} role="tablist" aria-label={t('tabs')}>
          {PARTS.map((one) => (
            <button key={one} type="button" role="tab" aria-selected={one === part} onClick={() => setPart(one)}>
              {t(one)}
            </button>
          ))}
        </div>
      )}
      <div className={s.parts}>
        <div>
          {shows('overview') && <RatingPanel profile={profile} />}
          {isHidden ? (
            <p className={s.panel}>{t('hidden')}</p>
          ) : (
            shows('games') && <Games {...{ profile }} me={viewer} />
          )}
        </div>
        <div>
          {shows('overview') && <HeadToHead profile={profile} />}
          {!isHidden && shows('record') && <RecordPanel profile={profile} />}
          {!isHidden && shows('achievements') && <Achievements profile={profile} />}
        </div>
      </div>
    </>
  );
}
