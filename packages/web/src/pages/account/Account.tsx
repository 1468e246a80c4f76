import { findGame } from '@orrery/games';
import { type Credentials, cleanName, MAX_NAME, type Me, type MyMatch, type MySession } from '@orrery/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { saveFile } from '../../shared/files.ts';
import { NameField } from '../../shared/NameField.tsx';
import { LEAST_PASSWORD, PasswordField } from '../../shared/PasswordField.tsx';
import { t as shared } from '../../shared/text.ts';
import { byDeadline, timeLeftText } from '../../shared/time-left.ts';
import { api, markKnown, problemText } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import Invitations from '../lobby/Invitations.tsx';
import MyRatings from '../ratings/MyRatings.tsx';
import s from './account.module.css';
import { BlockedPlayers } from './BlockedPlayers.tsx';
import { deviceName } from './devices.ts';
import { ConfirmMail, Notifications } from './Notifications.tsx';
import { PasskeyButton, Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecoverySettings } from './RecoverySettings.tsx';
import { t } from './text.ts';
import { VacationSettings } from './VacationSettings.tsx';

/** Undefined until loaded; null if not signed in. */
type Known = Me | null | undefined;

const TABS = ['profile', 'notifications', 'security', 'data'] as const;
type Tab = (typeof TABS)[number];

/** The account page, for guests and registered players. */
export default function Account() {
  const { tab } = useParams();
  const [me, setMe] = useState<Known>(undefined);
  const shown: Tab = (me && TABS.find((one) => one === tab)) || 'profile';
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Number of password changes, which sign out other devices. */
  const [changed, setChanged] = useState(0);
  useEffect(() => {
    api.me().then(setMe, (error) => setTrouble(problemText(error)));
  }, []);
  useEffect(() => {
    if (me) markKnown();
  }, [me]);
  if (trouble) {
    return (
      <Page title={t('account')} lead={t('lead-offline')}>
        <p role="alert">{trouble}</p>
      </Page>
    );
  }
  if (me === undefined) return <Page title={t('account')}>{null}</Page>;
  return (
    <Page title={t('account')} lead={leadFor(me)}>
      <ConfirmMail />
      {me?.operator && (
        <p className={s.operator}>
          <Link to="/admin">{t('admin')}</Link>
        </p>
      )}
      {me && <Invitations />}
      {me && <Tabs shown={shown} />}
      <div className={s.parts}>
        {(me === null || me.guest) && shown === 'profile' && (
          <>
            <AccountForm
              title={me ? t('save') : t('create')}
              text={t('create-about')}
              verb={t('create')}
              name={me?.name ?? settings().name}
              fresh
              send={async (account) => {
                if (!me) await api.enter(account.name);
                setMe(await api.saveAccount(account));
              }}
            />
            <AccountForm
              title={t('sign-in')}
              text={t('sign-in-about')}
              verb={t('sign-in')}
              name=""
              send={async (account) => setMe(await api.signIn(account))}
            >
              <PasskeyButton onIn={setMe} />
              <Link className={s.aside} to="/recover">
                {t('forgot-password')}
              </Link>
            </AccountForm>
          </>
        )}
        {me && shown === 'profile' && (
          <>
            {!me.guest && <ProfileForm key={`profile ${me.id}`} />}
            <Tables key={me.id} />
            <MyRatings key={`games ${me.id}`} />
          </>
        )}
        {me && shown === 'notifications' && (
          <>
            <Notifications />
            <VacationSettings />
          </>
        )}
        {me && shown === 'security' && (
          <>
            {me.guest ? <p>{t('security-guest')}</p> : <Devices key={`devices ${changed}`} onOut={() => setMe(null)} />}
            {!me.guest && <Passkeys />}
            {!me.guest && <RecoverySettings />}
            {!me.guest && <Password me={me} onChanged={() => setChanged(changed + 1)} />}
            <BlockedPlayers />
          </>
        )}
        {me && shown === 'data' && <Data guest={me.guest} onForgotten={() => setMe(null)} />}
      </div>
    </Page>
  );
}

/** The parts of the account page, each with an address of its own. */
function Tabs({ shown }: { shown: Tab }) {
  return (
    <nav className={s.tabs} aria-label={t('account')}>
      {TABS.map((tab) => (
        <Link key={tab} to={`/account/${tab}`} replace data-tab={tab} aria-current={tab === shown ? 'page' : undefined}>
          {t('tab', { tab })}
        </Link>
      ))}
    </nav>
  );
}

function leadFor(me: Me | null): string {
  if (!me) return t('lead-none');
  return me.guest ? t('lead-guest', { name: me.name }) : t('lead-account', { name: me.name });
}

interface AccountFormProps {
  title: string;
  text: string;
  verb: string;
  name: string;
  /** Whether this creates an account, with a new password. */
  fresh?: boolean;
  send: (account: Credentials) => Promise<void>;
  /** Alternative ways to sign in. */
  children?: ReactNode;
}

function AccountForm({ title, text, verb, name: first, fresh = false, send, children }: AccountFormProps) {
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(e: FormEvent) {
    e.preventDefault();
    const clean = cleanName(name);
    if (clean === null) return setRefused(shared('name-rule', { max: MAX_NAME }));
    if (password.length < LEAST_PASSWORD) return setRefused(shared('password-rule', { min: LEAST_PASSWORD }));
    setBusy(true);
    try {
      await send({ name: clean, password });
      changeSettings({ name: clean });
    } catch (error) {
      setRefused(problemText(error));
      setBusy(false);
    }
  }

  return (
    <section className={s.part} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <form className={s.form} onSubmit={(e) => void submit(e)}>
        <NameField label={t('name')} known="username" value={name} onChange={setName} />
        <PasswordField label={t('password')} value={password} fresh={fresh} onChange={setPassword} />
        <ErrorText why={refused} />
        <Button kind={fresh ? 'go' : undefined} type="submit" disabled={busy}>
          {verb}
        </Button>
        {children}
      </form>
    </section>
  );
}

const turnText = (until: number | null): string =>
  until ? t('your-turn-until', { left: timeLeftText(until) }) : t('your-turn');

/** The player's online tables. */
function Tables() {
  const [matches, setMatches] = useState<MyMatch[] | null>(null);
  useEffect(() => {
    api.myMatches().then(setMatches, () => setMatches([]));
  }, []);
  return (
    <section className={s.part} aria-label={t('online-tables')}>
      <h2>{t('online-tables')}</h2>
      {matches?.length === 0 && <p>{t('online-tables-none')}</p>}
      <ul className={s.rows}>
        {byDeadline(matches ?? []).map(({ match, game, created, awaited, until }) => (
          <li key={match}>
            <Link to={`/t/${match}`}>{findGame(game)?.name ?? game}</Link>
            <span>{awaited ? turnText(until ?? null) : t('ago', { ago: formatRelativeTime(created) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The player's sessions. */
function Devices({ onOut }: { onOut: () => void }) {
  const [sessions, setSessions] = useState<MySession[]>([]);
  useEffect(() => {
    api.sessions().then(setSessions, () => {});
  }, []);
  async function out({ id, own }: MySession) {
    await api.signOut(id);
    if (own) onOut();
    else setSessions((all) => all.filter((one) => one.id !== id));
  }
  return (
    <section className={s.part} aria-label={t('devices')}>
      <h2>{t('devices')}</h2>
      <ul className={s.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <b title={session.device}>{deviceName(session.device)}</b>
            <span>{session.own ? t('device-here') : t('device-seen', { ago: formatRelativeTime(session.seen) })}</span>
            <Button onClick={() => void out(session)}>{t('sign-out')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Download and deletion of the player's data. */
function Data({ guest, onForgotten }: { guest: boolean; onForgotten: () => void }) {
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tried = (work: Promise<unknown>) => work.catch((error) => setRefused(problemText(error)));
  return (
    <section className={s.part} aria-label={t('your-data')}>
      <h2>{t('your-data')}</h2>
      <p>{t('data-about')}</p>
      <div className={s.row}>
        <Button onClick={() => void tried(api.exportData().then((all) => saveFile('orrery-you.json', all)))}>
          {t('copy')}
        </Button>
        {sure ? (
          <>
            <Button kind="go" onClick={() => void tried(api.deleteAccount().then(onForgotten))}>
              {guest ? t('delete-guest-yes') : t('delete-yes')}
            </Button>
            <Button onClick={() => setSure(false)}>{t('delete-no')}</Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>{guest ? t('delete-guest') : t('delete')}</Button>
        )}
      </div>
      {sure && <p>{guest ? t('delete-guest-about') : t('delete-about')}</p>}
      <ErrorText why={refused} />
    </section>
  );
}
