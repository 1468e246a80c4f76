import type { Vacation } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { api, problemText } from '../../table/online.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { t } from './text.ts';

/** Starts and ends a vacation, which pauses the player's clock in turn-based games. */
export function VacationSettings() {
  const [known, setKnown] = useState<Vacation | null>(null);
  const [days, setDays] = useState(7);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.vacation().then(setKnown, () => {});
  }, []);
  const tried = (work: Promise<Vacation>) =>
    void work.then(
      (vacation) => {
        setRefused(null);
        setKnown(vacation);
      },
      (error) => setRefused(problemText(error)),
    );
  if (!known) return null;
  const { left, until } = known;
  return (
    <section className={s.part} aria-label={t('vacation')}>
      <h2>{t('vacation')}</h2>
      <p>{t('vacation-about', { left, days: known.days })}</p>
      {until === null ? (
        <div className={s.row}>
          <label>
            {t('days')}{' '}
            <input
              type="number"
              min={1}
              max={Math.max(1, left)}
              value={days}
              onChange={(e) => setDays(Math.max(1, Math.round(Number(e.target.value))))}
            />
          </label>
          <Button disabled={left < 1} onClick={() => tried(api.startVacation(days))}>
            {t('vacation-start')}
          </Button>
        </div>
      ) : (
        <div className={s.row}>
          <span>{t('vacation-until', { date: formatDateTime(until) })}</span>
          <Button onClick={() => tried(api.endVacation())}>{t('vacation-end')}</Button>
        </div>
      )}
      <ErrorText why={refused} />
    </section>
  );
}
