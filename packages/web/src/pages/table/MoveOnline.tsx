import { levelNumber } from '@orrery/bots';
import type { SavedMatch } from '@orrery/host';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogParts } from '../../app/Dialog.tsx';
import { DEFAULT_NAME, settings } from '../../app/settings.ts';
import { botText } from '../../shared/bots/bot-text.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { seatNamesOf } from '../../table/bot-names.ts';
import { api, ensureGuest, problemText } from '../../table/online.ts';
import { loadTable, removeTable } from '../../table/store.ts';
import { Button, SeatAvatar } from '../../ui/index.ts';
import s from './online.module.css';
import { t } from './text.ts';

/** Moves a table from this device to the server. The player chooses which seats to keep. */
export function MoveOnline({ saved, onClose }: { saved: SavedMatch; onClose: () => void }) {
  const navigate = useNavigate();
  const names = seatNamesOf(saved.seats);
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [mine, setMine] = useState<readonly number[]>(people.slice(0, 1));
  /** Seats of bots that friends take over. */
  const [freed, setFreed] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function move(e: FormEvent) {
    e.preventDefault();
    setRefused(null);
    setBusy(true);
    try {
      await ensureGuest(saved.seats[mine[0] ?? 0]?.name || settings().name || DEFAULT_NAME);
      navigate(await moved(saved.id, mine, freed));
    } catch (error) {
      setRefused(problemText(error));
      setBusy(false);
    }
  }

  const foot = (
    <>
      <ErrorText why={refused} />
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button kind="go" type="submit" disabled={busy || mine.length === 0}>
        {busy ? t('moving') : t('move-verb')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('move')} onClose={onClose} form>
      <form className={s.move} onSubmit={(e) => void move(e)}>
        <DialogParts foot={foot}>
          <p>{t('move-about')}</p>
          <ul className={s.seats}>
            {saved.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
              <li key={i}>
                <SeatAvatar seat={i} size={24} bot={seat.kind === 'bot' ? levelNumber(seat.level ?? '') : null} />
                <b>{names[i]}</b>
                {seat.kind === 'bot' ? (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('friend-label', { name: names[i] ?? '' })}
                      checked={freed.includes(i)}
                      onChange={(e) => setFreed(e.target.checked ? [...freed, i] : freed.filter((at) => at !== i))}
                    />
                    {freed.includes(i) ? t('friend') : t('bot-or-friend', { bot: botText(seat.level) })}
                  </label>
                ) : people.length === 1 ? (
                  <span>{t('you')}</span>
                ) : (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('mine-label', { name: seat.name })}
                      checked={mine.includes(i)}
                      onChange={(e) =>
                        setMine(people.filter((at) => (at === i ? e.target.checked : mine.includes(at))))
                      }
                    />
                    {t('mine')}
                  </label>
                )}
              </li>
            ))}
          </ul>
          <p className={s.fine}>{t('move-fine')}</p>
        </DialogParts>
      </form>
    </Dialog>
  );
}

/** Sends a table to the server, then removes it from this device. Returns its new address. */
async function moved(id: string, mine: readonly number[], freed: readonly number[]): Promise<string> {
  const newest = await loadTable(id);
  if (!newest) throw new Error(t('gone'));
  const { game, version, options, seed, clock, hints = true } = newest;
  const { match } = await api.importMatch({
    record: {
      ...{ game, version, seed, options: options as never },
      entries: newest.rows.flatMap(({ entry }) => entry ?? []),
    },
    ...{ clock, hints },
    seats: newest.seats.map(({ kind, level, name }, seat) => {
      if (kind === 'bot') return freed.includes(seat) ? { kind: 'open' } : { kind, level: level ?? 'easy' };
      return mine.includes(seat) ? { kind: 'me', name } : { kind: 'open' };
    }),
  });
  await removeTable(id).catch(() => {});
  return `/t/${match}`;
}
