import type { MyPasskeys } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { PasswordField } from '../../shared/PasswordField.tsx';
import { api, problemText } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { deviceName } from './devices.ts';
import { t } from './text.ts';

/** Loaded on demand. */
const browser = () => import('@simplewebauthn/browser');

const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The text for an error: the server's refusal, or the browser's, which mostly means that the user cancelled. */
const passkeyErrorText = (error: unknown): string =>
  error instanceof DOMException || (error as Error | null)?.name === 'WebAuthnError'
    ? t('passkey-failed')
    : problemText(error);

/** The player's passkeys. */
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
      setRefused(passkeyErrorText(error));
    }
  }

  return (
    <section className={s.part} aria-label={t('passkeys')}>
      <h2>{t('passkeys')}</h2>
      <p>{t('passkeys-about')}</p>
      <ul className={s.rows}>
        {mine.keys.map(({ id, device, created, used }) => (
          <li key={id}>
            <b title={device}>{deviceName(device)}</b>
            <span>
              {used === null
                ? t('passkey-created', { ago: formatRelativeTime(created) })
                : t('passkey-used', { ago: formatRelativeTime(used) })}
            </span>
            <Button onClick={() => void api.removePasskey(id).then(setMine, (e) => setRefused(problemText(e)))}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={s.form} onSubmit={(e) => void add(e)}>
        <PasswordField label={t('your-password')} value={password} onChange={setPassword} />
        <ErrorText why={refused} />
        <Button type="submit" disabled={password === ''}>
          {t('add-passkey')}
        </Button>
      </form>
    </section>
  );
}

/** Signs in with a passkey from this device. */
async function signInWithPasskey(): Promise<Awaited<ReturnType<typeof api.signIn>>> {
  const optionsJSON = await api.passkeyChallenge();
  const { startAuthentication } = await browser();
  return api.signInWithPasskey(await startAuthentication({ optionsJSON: optionsJSON as never }));
}

/** The sign-in button, shown only if server and browser support passkeys. */
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
  const enter = () => signInWithPasskey().then(onIn, (error) => setRefused(passkeyErrorText(error)));
  return (
    <>
      <Button onClick={() => void enter()}>{t('sign-in-passkey')}</Button>
      <ErrorText why={refused} />
    </>
  );
}
