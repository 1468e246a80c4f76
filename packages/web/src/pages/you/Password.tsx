import type { Me } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { LEAST_PASSWORD, PasswordField } from '../parts/PasswordField.tsx';
import { Refused } from '../parts/Refused.tsx';
import s from './you.module.css';

/** Another password, for who knows the old one; all other devices are signed out. */
export function Password({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);

  async function change(e: FormEvent) {
    e.preventDefault();
    if (password.length < LEAST_PASSWORD) {
      return setRefused(`A password has at least ${LEAST_PASSWORD} characters.`);
    }
    setBusy(true);
    try {
      await api.keepAs({ name: me.name, password, old });
      setOld('');
      setPassword('');
      setRefused(null);
      setChanged(true);
      onChanged();
    } catch (error) {
      setRefused(problemWords(error));
    }
    setBusy(false);
  }

  return (
    <section className={s.part} aria-label="Change the password">
      <h2>Change the password</h2>
      <form className={s.form} onSubmit={(e) => void change(e)}>
        <PasswordField label="Old password" value={old} onChange={setOld} />
        <PasswordField label="New password" value={password} fresh onChange={setPassword} />
        <Refused why={refused} />
        {changed && !refused && <p role="status">Your password is changed. Other devices are signed out.</p>}
        <Button type="submit" disabled={busy || old === ''}>
          Change it
        </Button>
      </form>
    </section>
  );
}
