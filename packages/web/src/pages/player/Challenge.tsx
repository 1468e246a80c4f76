import { CLOCK_NAMES, CLOCKS, type ClockName, type PlayerProfile } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogParts } from '../../app/Dialog.tsx';
import { catalog } from '../../catalog.ts';
import { CountField, countsOf } from '../../shared/CountField.tsx';
import { clockText } from '../../shared/clock-text.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { GameField } from '../../shared/GameField.tsx';
import { t as rating } from '../../shared/rating-text.ts';
import { committed } from '../../table/fairness.ts';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './player.module.css';
import { t } from './text.ts';

interface ChallengeProps {
  profile: Pick<PlayerProfile, 'person' | 'name'>;
  /** The viewer's own name, for the seat. */
  name: string;
  onClose: () => void;
}

/** Opens a table with a seat for the player, who is invited. */
export function Challenge({ profile, name, onClose }: ChallengeProps) {
  const navigate = useNavigate();
  const [game, setGame] = useState(catalog[0]?.id ?? '');
  const [count, setCount] = useState(2);
  const [clock, setClock] = useState<ClockName>('standard');
  const [rated, setRated] = useState(true);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const listed = catalog.find(({ id }) => id === game);
  const counts = listed ? countsOf([listed]) : [];
  const seats = counts.includes(count) ? count : (counts[0] ?? 2);

  async function send(e: FormEvent) {
    e.preventDefault();
    setBusy(true);
    try {
      const others = Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }));
      const terms = { game, clock: CLOCKS[clock], rated, hints: false };
      const { table } = await committed((commitment) =>
        api.openTable({ ...terms, seats: [{ kind: 'me', name, ...commitment }, ...others] }),
      );
      await api.atTable(table, { do: 'keep', seat: 1, person: profile.person });
      navigate(`/t/${table}`);
    } catch (error) {
      setRefused(problemText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog form title={t('challenge-name', { name: profile.name })} onClose={onClose}>
      <form className={s.dialogForm} onSubmit={(e) => void send(e)}>
        <DialogParts
          foot={
            <>
              <Button kind="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button kind="go" type="submit" disabled={busy}>
                {t('send-challenge')}
              </Button>
            </>
          }
        >
          <div className={s.fields}>
            <p>{t('challenge-about', { name: profile.name })}</p>
            <GameField value={game} onChange={setGame} />
            <CountField counts={counts} value={seats} onChange={setCount} />
            <label>
              {t('clock')}
              <select value={clock} onChange={(e) => setClock(e.target.value as ClockName)}>
                {CLOCK_NAMES.map((one) => (
                  <option key={one} value={one}>
                    {clockText(CLOCKS[one])}
                  </option>
                ))}
              </select>
            </label>
            <label className={s.check}>
              <input type="checkbox" checked={rated} onChange={(e) => setRated(e.target.checked)} />
              {rating('rated')}
            </label>
            <ErrorText why={refused} />
          </div>
        </DialogParts>
      </form>
    </Dialog>
  );
}
