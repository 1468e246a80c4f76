import type { Me } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import s from '../you.module.css';

const LEAST_PASSWORD = 8;

/** Another password, for who knows the old one; all other devices are signed out. */
export function Password({ me, onChanged }: { me: Me; onChanged: () => void }) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [word, setWord] = useState<{ text: string; bad: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  async function change(e: FormEvent) {
    e.preventDefault();
    if (password.length < LEAST_PASSWORD) {
      return setWord({ text: `A password has at least ${LEAST_PASSWORD} characters.`, bad: true });
    }
    setBusy(true);
    try {
      await api.keepAs({ name: me.name, password, old });
      setOld('');
      setPassword('');
      setWord({ text: 'Your password is changed. Other devices are signed out.', bad: false });
      onChanged();
    } catch (error) {
      setWord({ text: problemWords(error), bad: true });
    }
    setBusy(false);
  }

  return (
    <section className={s.part} aria-label="Change the password">
      <h2>Change the password</h2>
      <form className={s.form} onSubmit={(e) => void change(e)}>
        <label>
          Old password
          <input type="password" value={old} autoComplete="current-password" onChange={(e) => setOld(e.target.value)} />
        </label>
        <label>
          New password
          <input
            type="password"
            value={password}
            autoComplete="new-password"
            onChange={(e) => setPassword(e.target.value)}
          />
        </label>
        {word && (
          <p className={word.bad ? s.refused : undefined} role={word.bad ? 'alert' : 'status'}>
            {word.text}
          </p>
        )}
        <Button type="submit" disabled={busy || old === ''}>
          Change it
        </Button>
      </form>
    </section>
  );
}
