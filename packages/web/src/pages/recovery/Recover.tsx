import type { Recovery } from '@orrery/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { NameField } from '../../shared/NameField.tsx';
import { LEAST_PASSWORD, PasswordField } from '../../shared/PasswordField.tsx';
import { t as shared } from '../../shared/text.ts';
import { api, markKnown, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from '../account/account.module.css';
import { t } from './text.ts';

/** Recovers an account: with the link of an e-mail, or with a recovery code. */
export default function Recover() {
  const [query] = useSearchParams();
  // Kept in memory only, so that the secret does not stay in the address.
  const [token] = useState(query.get('token'));
  return (
    <Page title={t('recover')} lead={t('recover-lead')}>
      <div className={s.parts}>
        {token ? (
          <NewPassword title={t('set-password')} request={(password) => ({ token, password })} />
        ) : (
          <>
            <ByCode />
            <ByMail />
          </>
        )}
      </div>
    </Page>
  );
}

interface NewPasswordProps {
  title: string;
  about?: string;
  request: (password: string) => Recovery;
  children?: ReactNode;
}

function NewPassword({ title, about, request, children }: NewPasswordProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  async function recover(e: FormEvent) {
    e.preventDefault();
    if (password.length < LEAST_PASSWORD) return setRefused(shared('password-rule', { min: LEAST_PASSWORD }));
    try {
      await api.recover(request(password));
      markKnown();
      navigate('/account/security', { replace: true });
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section className={s.part} aria-label={title}>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <form className={s.form} onSubmit={(e) => void recover(e)}>
        {children}
        <PasswordField label={t('new-password')} value={password} fresh onChange={setPassword} />
        <ErrorText why={refused} />
        <Button kind="go" type="submit">
          {t('recover')}
        </Button>
      </form>
    </section>
  );
}

function ByCode() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <NewPassword
      title={t('by-code')}
      about={t('by-code-about')}
      request={(password) => ({ name, code: code.trim(), password })}
    >
      <NameField label={t('name')} known="username" value={name} onChange={setName} />
      <label>
        {t('code')}
        <input
          type="text"
          required
          autoComplete="one-time-code"
          maxLength={64}
          value={code}
          onChange={(e) => setCode(e.target.value)}
        />
      </label>
    </NewPassword>
  );
}

function ByMail() {
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  async function ask(e: FormEvent) {
    e.preventDefault();
    try {
      await api.askRecoveryMail(address.trim());
      setRefused(null);
      setSent(true);
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section className={s.part} aria-label={t('by-mail')}>
      <h2>{t('by-mail')}</h2>
      <p>{t('by-mail-about')}</p>
      <form className={s.form} onSubmit={(e) => void ask(e)}>
        <label>
          {t('mail')}
          <input type="email" required value={address} onChange={(e) => setAddress(e.target.value)} />
        </label>
        <ErrorText why={refused} />
        {sent && <p role="status">{t('mail-sent')}</p>}
        <Button type="submit">{t('send')}</Button>
      </form>
    </section>
  );
}
