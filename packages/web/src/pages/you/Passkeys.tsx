import type { MyPasskeys } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Refused } from '../parts/Refused.tsx';
import { deviceWords } from './devices.ts';
import s from './you.module.css';

/** The browser's side of it comes when somebody wants it. */
const browser = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** What went wrong: the server's refusal, or the browser's, which mostly is that somebody has thought better of it. */
const wrongWords = (error: unknown): string =>
  error instanceof DOMException || (error as Error | null)?.name === 'WebAuthnError'
    ? 'The device gave no key. Nothing was changed.'
    : problemWords(error);

/** Keys by which one signs in without a password. */
export function Passkeys() {
  const [mine, setMine] = useState<MyPasskeys | null>(null);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (hasPasskeys()) api.passkeys().then(setMine, () => {});
  }, []);
  if (!mine?.offered) return null;

  async function add(e: FormEvent) {
    e.preventDefault();
    setRefused(null);
    try {
      const optionsJSON = await api.passkeyOptions(password);
      const { startRegistration } = await browser();
      setMine(await api.addPasskey(await startRegistration({ optionsJSON: optionsJSON as never })));
      setPassword('');
    } catch (error) {
      setRefused(wrongWords(error));
    }
  }

  return (
    <section className={s.part} aria-label="Passkeys">
      <h2>Passkeys</h2>
      <p>Your device keeps a key and asks for your finger, face or PIN: no password to type or to lose.</p>
      <ul className={s.rows}>
        {mine.keys.map(({ id, device, created, used }) => (
          <li key={id}>
            <b title={device}>{deviceWords(device)}</b>
            <span>{used === null ? `made ${ago(created)}` : `used ${ago(used)}`}</span>
            <Button onClick={() => void api.removePasskey(id).then(setMine, (e) => setRefused(problemWords(e)))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form className={s.form} onSubmit={(e) => void add(e)}>
        <PasswordField label="Your password" value={password} onChange={setPassword} />
        <Refused why={refused} />
        <Button type="submit" disabled={password === ''}>
          Add a passkey
        </Button>
      </form>
    </section>
  );
}

/** Signs in with a key of this device. */
export async function enterByPasskey(): Promise<Awaited<ReturnType<typeof api.signIn>>> {
  const optionsJSON = await api.passkeyChallenge();
  const { startAuthentication } = await browser();
  return api.enterByPasskey(await startAuthentication({ optionsJSON: optionsJSON as never }));
}

/** The same as a button, where this server and this browser know such keys. */
export function PasskeyButton({ onIn }: { onIn: (me: Awaited<ReturnType<typeof api.signIn>>) => void }) {
  const [offered, setOffered] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (hasPasskeys())
      api.passkeys().then(
        (found) => setOffered(found.offered),
        () => {},
      );
  }, []);
  if (!offered) return null;
  const enter = () => enterByPasskey().then(onIn, (error) => setRefused(wrongWords(error)));
  return (
    <>
      <Button onClick={() => void enter()}>Sign in with a passkey</Button>
      <Refused why={refused} />
    </>
  );
}
