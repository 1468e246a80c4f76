import { type FormEvent, useState } from 'react';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './admin.module.css';
import { t } from './text.ts';

/** Durations of a ban in days; null is permanent. */
const TIMES: readonly (number | null)[] = [1, 7, 30, 365, null];

interface BanProps {
  person: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Bans a player, who sees the duration and the reason. */
export function BanForm({ person, name, onDone, onCancel }: BanProps) {
  const [days, setDays] = useState<number | null>(7);
  const [why, setWhy] = useState('');
  const [refused, setRefused] = useState<string | null>(null);

  async function ban(e: FormEvent) {
    e.preventDefault();
    if (why.trim() === '') return setRefused(t('ban-reason-missing'));
    try {
      await api.admin.ban(person, { days, why: why.trim() });
      onDone();
    } catch (error) {
      setRefused(problemText(error));
    }
  }

  return (
    <form className={s.form} aria-label={t('ban-name', { name })} onSubmit={(e) => void ban(e)}>
      <label>
        {t('ban-duration')}
        <select
          value={String(days)}
          onChange={(e) => setDays(e.target.value === 'null' ? null : Number(e.target.value))}
        >
          {TIMES.map((time) => (
            <option key={String(time)} value={String(time)}>
              {t('duration', { days: String(time) })}
            </option>
          ))}
        </select>
      </label>
      <label className={s.grow}>
        {t('ban-reason')}
        <input type="text" maxLength={200} value={why} onChange={(e) => setWhy(e.target.value)} />
      </label>
      <div className={s.verbs}>
        <Button kind="go" type="submit">
          {t('ban-name', { name })}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <ErrorText why={refused} />
    </form>
  );
}
