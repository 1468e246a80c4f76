import type { MyRecovery } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { saveText } from '../../shared/files.ts';
import { PasswordField } from '../../shared/PasswordField.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { t } from './text.ts';

/** Recovery codes, and e-mail addresses that may recover the account. Changes need the password. */
export function RecoverySettings() {
  const [known, setKnown] = useState<MyRecovery | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.myRecovery().then(setKnown, () => {});
  }, []);
  if (!known) return null;
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setRefused(null);
    } catch (error) {
      setRefused(problemText(error));
    }
  };
  async function renew(e: FormEvent) {
    e.preventDefault();
    await tried(async () => {
      setCodes((await api.newRecoveryCodes(password)).codes);
      setKnown(await api.myRecovery());
    });
  }
  return (
    <section className={s.part} aria-label={t('recovery')}>
      <h2>{t('recovery')}</h2>
      <p>{t('recovery-about')}</p>
      <p data-codes={known.codes}>{t('recovery-codes-left', { count: known.codes })}</p>
      {codes && (
        <>
          <p>{t('recovery-codes-once')}</p>
          <ul className={s.codes} aria-label={t('recovery-codes')}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button onClick={() => saveText('orrery-recovery-codes.txt', `${codes.join('\n')}\n`)}>
            {t('recovery-codes-save')}
          </Button>
        </>
      )}
      <form className={s.form} onSubmit={(e) => void renew(e)}>
        <PasswordField label={t('your-password')} value={password} onChange={setPassword} />
        {known.mails.map(({ id, address, on }) => (
          <label key={id} className={s.check}>
            <input
              type="checkbox"
              checked={on}
              disabled={password === ''}
              onChange={() => void tried(async () => setKnown(await api.setRecoveryMail(id, !on, password)))}
            />
            {t('recovery-mail', { address })}
          </label>
        ))}
        {known.mails.length === 0 && (
          <p>
            {t('recovery-mail-none')}{' '}
            <Link className={s.aside} to="/account/notifications">
              {t('recovery-mail-add')}
            </Link>
          </p>
        )}
        <ErrorText why={refused} />
        <Button type="submit" disabled={password === ''}>
          {t('recovery-codes-new')}
        </Button>
      </form>
    </section>
  );
}
