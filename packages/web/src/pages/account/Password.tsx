import type { Me } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { LEAST_PASSWORD, PasswordField } from '../../shared/PasswordField.tsx';
import { t as shared } from '../../shared/text.ts';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { t } from './text.ts';

/** Changes the password, which signs all other devices out. */
export function Password({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);

  async function change(e: FormEvent) {
    e.preventDefault();
    if (password.length < LEAST_PASSWORD) {
      return setRefused(shared('password-rule', { min: LEAST_PASSWORD }));
    }
    setBusy(true);
    try {
      await api.saveAccount({ name: me.name, password, old });
      setOld('');
      setPassword('');
      setRefused(null);
      setChanged(true);
      onChanged();
    } catch (error) {
      setRefused(problemText(error));
    }
    setBusy(false);
  }

  return (
    <section className={s.part} aria-label={t('change-password')}>
      <h2>{t('change-password')}</h2>
      <form className={s.form} onSubmit={(e) => void change(e)}>
        <PasswordField label={t('old-password')} value={old} onChange={setOld} />
        <PasswordField label={t('new-password')} value={password} fresh onChange={setPassword} />
        <ErrorText why={refused} />
        {changed && !refused && <p role="status">{t('password-changed')}</p>}
        <Button type="submit" disabled={busy || old === ''}>
          {t('change-password')}
        </Button>
      </form>
    </section>
  );
}
