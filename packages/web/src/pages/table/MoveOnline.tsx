import type { SavedMatch } from '@orrery/host';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, SeatMark } from '../../look/index.ts';
import { Dialog, DialogParts } from '../../shell/Dialog.tsx';
import { DEFAULT_NAME, settings } from '../../shell/settings.ts';
import { botName } from '../../table/bot-names.ts';
import { api, comeIn, problemWords } from '../../table/online.ts';
import { loadTable, removeTable } from '../../table/store.ts';
import { Refused } from '../parts/Refused.tsx';
import s from './online.module.css';

/** Moves a table of this device to the server: who stays whose, and what becomes of it there. */
export function MoveOnline({ saved, onClose }: { saved: SavedMatch; onClose: () => void }) {
  const navigate = useNavigate();
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [mine, setMine] = useState<readonly number[]>(people.slice(0, 1));
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function move(e: FormEvent) {
    e.preventDefault();
    setRefused(null);
    setBusy(true);
    try {
      await comeIn(saved.seats[mine[0] ?? 0]?.name || settings().name || DEFAULT_NAME);
      navigate(await moved(saved.id, mine));
    } catch (error) {
      setRefused(problemWords(error));
      setBusy(false);
    }
  }

  const foot = (
    <>
      <Refused why={refused} />
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button kind="go" type="submit" disabled={busy || mine.length === 0}>
        {busy ? 'Moving…' : 'Move it online'}
      </Button>
    </>
  );
  return (
    <Dialog title="Move this table online" onClose={onClose} form>
      <form className={s.move} onSubmit={(e) => void move(e)}>
        <DialogParts foot={foot}>
          <p>
            The server goes on from here, and you can sit down on any device. Seats that are not yours stay open: send
            the table’s link to whoever plays them.
          </p>
          <ul className={s.seats}>
            {saved.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
              <li key={i}>
                <SeatMark seat={i} size={22} />
                <b>{seat.kind === 'bot' ? botName(i) : seat.name}</b>
                {seat.kind === 'bot' ? (
                  <span>{seat.level} bot</span>
                ) : people.length === 1 ? (
                  <span>you</span>
                ) : (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${seat.name} is mine`}
                      checked={mine.includes(i)}
                      onChange={(e) =>
                        setMine(people.filter((at) => (at === i ? e.target.checked : mine.includes(at))))
                      }
                    />
                    mine
                  </label>
                )}
              </li>
            ))}
          </ul>
          <p className={s.fine}>
            What nobody has seen yet is mixed anew by the server. A game that began on a device is never rated, and
            everyone who joins is told where it began.
          </p>
        </DialogParts>
      </form>
    </Dialog>
  );
}

/** Sends a table of this device to the server, where it is kept before it is put away here; gives its address. */
async function moved(id: string, mine: readonly number[]): Promise<string> {
  const newest = await loadTable(id);
  if (!newest) throw new Error('the table has gone');
  const { game, version, options, seed, clock, hints = true } = newest;
  const { match } = await api.move({
    record: {
      ...{ game, version, seed, options: options as never },
      entries: newest.rows.flatMap(({ entry }) => entry ?? []),
    },
    ...{ clock, hints },
    seats: newest.seats.map(({ kind, level, name }, seat) => {
      if (kind === 'bot') return { kind, level: level ?? 'easy' };
      return mine.includes(seat) ? { kind: 'me', name } : { kind: 'open' };
    }),
  });
  await removeTable(id).catch(() => {});
  return `/t/${match}`;
}
