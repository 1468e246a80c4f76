import { type FormEvent, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { Refused } from '../parts/Refused.tsx';
import s from './admin.module.css';

const TIMES: readonly { days: number | null; label: string }[] = [
  { days: 1, label: 'A day' },
  { days: 7, label: 'A week' },
  { days: 30, label: 'A month' },
  { days: 365, label: 'A year' },
  { days: null, label: 'For ever' },
];

interface BanProps {
  person: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Shuts somebody out, for how long and why; he is told both. */
export function BanForm({ person, name, onDone, onCancel }: BanProps) {
  const [days, setDays] = useState<number | null>(7);
  const [why, setWhy] = useState('');
  const [refused, setRefused] = useState<string | null>(null);

  async function ban(e: FormEvent) {
    e.preventDefault();
    if (why.trim() === '') return setRefused('Say why: it is what they will read.');
    try {
      await api.admin.ban(person, { days, why: why.trim() });
      onDone();
    } catch (error) {
      setRefused(problemWords(error));
    }
  }

  return (
    <form className={s.form} aria-label={`Ban ${name}`} onSubmit={(e) => void ban(e)}>
      <label>
        For how long
        <select
          value={String(days)}
          onChange={(e) => setDays(e.target.value === 'null' ? null : Number(e.target.value))}
        >
          {TIMES.map((time) => (
            <option key={time.label} value={String(time.days)}>
              {time.label}
            </option>
          ))}
        </select>
      </label>
      <label className={s.grow}>
        Why, as they will read it
        <input type="text" maxLength={200} value={why} onChange={(e) => setWhy(e.target.value)} />
      </label>
      <div className={s.verbs}>
        <Button kind="go" type="submit">
          Ban {name}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
      <Refused why={refused} />
    </form>
  );
}
