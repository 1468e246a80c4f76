import { findGame } from '@orrery/games';
import { type Credentials, cleanName, MAX_NAME, type Me, type MyMatch, type MySession } from '@orrery/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../look/index.ts';
import { Page } from '../../shell/Page.tsx';
import { changeSettings, settings } from '../../shell/settings.ts';
import { api, keepKnown, problemWords } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import Invitations from '../lobby/Invitations.tsx';
import { saveFile } from '../parts/files.ts';
import { firstOut, leftWords } from '../parts/left.ts';
import { NameField } from '../parts/NameField.tsx';
import { LEAST_PASSWORD, PasswordField } from '../parts/PasswordField.tsx';
import { Refused } from '../parts/Refused.tsx';
import Strength from '../ratings/Strength.tsx';
import { Away } from './Away.tsx';
import { deviceWords } from './devices.ts';
import { PasskeyButton, Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { FromMail, Reach } from './Reach.tsx';
import { Shunned } from './Shunned.tsx';
import s from './you.module.css';

/** `undefined`: not asked yet. */
type Known = Me | null | undefined;

/** Who one is at this server: a guest, or somebody with an account that follows him from device to device. */
export default function You() {
  const [me, setMe] = useState<Known>(undefined);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** How often the password was changed: other devices are gone then. */
  const [changed, setChanged] = useState(0);
  useEffect(() => {
    api.me().then(setMe, (error) => setTrouble(problemWords(error)));
  }, []);
  useEffect(() => {
    if (me) keepKnown();
  }, [me]);
  if (trouble) {
    return (
      <Page title="You" lead="Playing on this device needs nobody's leave. Online, the server has to be reached first.">
        <p role="alert">{trouble}</p>
      </Page>
    );
  }
  if (me === undefined) return <Page title="You">{null}</Page>;
  return (
    <Page title="You" lead={leadFor(me)}>
      <FromMail />
      {me?.operator && (
        <p className={s.operator}>
          <Link to="/admin">Reports, people and tables of this server</Link>
        </p>
      )}
      {me && <Invitations />}
      <div className={s.parts}>
        {(me === null || me.guest) && (
          <>
            <AccountForm
              title={me ? 'Keep everything' : 'Make an account'}
              text="A name and a password, nothing else. Your online tables are then yours on every device you sign in on."
              verb="Make the account"
              name={me?.name ?? settings().name}
              fresh
              send={async (account) => {
                if (!me) await api.enter(account.name);
                setMe(await api.keepAs(account));
              }}
            />
            <AccountForm
              title="Sign in"
              text="With the account you made on another device."
              verb="Sign in"
              name=""
              send={async (account) => setMe(await api.signIn(account))}
            >
              <PasskeyButton onIn={setMe} />
            </AccountForm>
          </>
        )}
        {me && <Tables key={me.id} />}
        {me && <Strength key={`games ${me.id}`} />}
        {me && <Reach key={`reach ${me.id}`} />}
        {me && <Away key={`away ${me.id}`} />}
        {me && <Shunned key={`shunned ${me.id}`} />}
        {me && !me.guest && <Devices key={`devices ${changed}`} onOut={() => setMe(null)} />}
        {me && !me.guest && <Passkeys />}
        {me && !me.guest && <Password me={me} onChanged={() => setChanged(changed + 1)} />}
        {me && <Data onForgotten={() => setMe(null)} />}
      </div>
    </Page>
  );
}

function leadFor(me: Me | null): string {
  if (!me) return 'Nobody needs an account to play, here or online. With one, your online tables follow you.';
  return me.guest ? `You play as ${me.name}, a guest of this device.` : `You are signed in as ${me.name}.`;
}

interface AccountFormProps {
  title: string;
  text: string;
  verb: string;
  name: string;
  /** A password that is new. */
  fresh?: boolean;
  send: (account: Credentials) => Promise<void>;
  /** Another way to the same. */
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
    if (clean === null) return setRefused(`A name has 1 to ${MAX_NAME} ordinary characters.`);
    if (password.length < LEAST_PASSWORD) return setRefused(`A password has at least ${LEAST_PASSWORD} characters.`);
    setBusy(true);
    try {
      await send({ name: clean, password });
      changeSettings({ name: clean });
    } catch (error) {
      setRefused(problemWords(error));
      setBusy(false);
    }
  }

  return (
    <section className={s.part} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <form className={s.form} onSubmit={(e) => void submit(e)}>
        <NameField label="Name" known="username" value={name} onChange={setName} />
        <PasswordField label="Password" value={password} fresh={fresh} onChange={setPassword} />
        <Refused why={refused} />
        <Button kind={fresh ? 'go' : undefined} type="submit" disabled={busy}>
          {verb}
        </Button>
        {children}
      </form>
    </section>
  );
}

/** The online tables at which one has a seat. */
function Tables() {
  const [matches, setMatches] = useState<MyMatch[] | null>(null);
  useEffect(() => {
    api.myMatches().then(setMatches, () => setMatches([]));
  }, []);
  return (
    <section className={s.part} aria-label="Your online tables">
      <h2>Your online tables</h2>
      {matches?.length === 0 && <p>None yet.</p>}
      <ul className={s.rows}>
        {firstOut(matches ?? []).map(({ match, game, created, awaited, until }) => (
          <li key={match}>
            <Link to={`/t/${match}`}>{findGame(game)?.name ?? game}</Link>
            <span>{awaited ? `your turn${until ? `, ${leftWords(until)}` : ''}` : ago(created)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one is signed in. */
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
    <section className={s.part} aria-label="Where you are signed in">
      <h2>Where you are signed in</h2>
      <ul className={s.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <b title={session.device}>{deviceWords(session.device)}</b>
            <span>{session.own ? 'this device' : `last seen ${ago(session.seen)}`}</span>
            <Button onClick={() => void out(session)}>Sign out</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the server knows of one, to take along or to have removed. */
function Data({ onForgotten }: { onForgotten: () => void }) {
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tried = (work: Promise<unknown>) => work.catch((error) => setRefused(problemWords(error)));
  return (
    <section className={s.part} aria-label="Your data">
      <h2>Your data</h2>
      <p>
        The server keeps your name, when and where you were signed in, and which seats are yours; no mail address but
        one you gave to be told.
      </p>
      <div className={s.row}>
        <Button onClick={() => void tried(api.exported().then((all) => saveFile('orrery-you.json', all)))}>
          Save a copy
        </Button>
        {sure ? (
          <>
            <Button kind="go" onClick={() => void tried(api.forgetMe().then(onForgotten))}>
              Yes, forget me
            </Button>
            <Button onClick={() => setSure(false)}>No</Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>Forget me…</Button>
        )}
      </div>
      {sure && <p>Your account and its sessions go for good. Tables keep the name that others have seen there.</p>}
      <Refused why={refused} />
    </section>
  );
}
