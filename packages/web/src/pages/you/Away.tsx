import type { Vacation } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { Refused } from '../parts/Refused.tsx';
import s from './you.module.css';

/** A vacation: one's clocks rest at tables that are played over days. */
export function Away() {
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
      (error) => setRefused(problemWords(error)),
    );
  if (!known) return null;
  const { left, until } = known;
  return (
    <section className={s.part} aria-label="Vacation">
      <h2>Vacation</h2>
      <p>
        At tables of days your time rests meanwhile. {left} of {known.days} days are left this year.
      </p>
      {until === null ? (
        <div className={s.row}>
          <label>
            Days{' '}
            <input
              type="number"
              min={1}
              max={Math.max(1, left)}
              value={days}
              onChange={(e) => setDays(Math.max(1, Math.round(Number(e.target.value))))}
            />
          </label>
          <Button disabled={left < 1} onClick={() => tried(api.goAway(days))}>
            Begin now
          </Button>
        </div>
      ) : (
        <div className={s.row}>
          <span>You are away until {new Date(until).toLocaleString()}.</span>
          <Button onClick={() => tried(api.comeBack())}>I am back</Button>
        </div>
      )}
      <Refused why={refused} />
    </section>
  );
}
