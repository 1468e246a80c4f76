import { findGame } from '@orrery/games';
import { Link } from 'react-router';
import { IconButton, LineIcon, SeatMark } from '../look/index.ts';
import type { ShelfEntry } from '../table/saved.ts';
import s from './home.module.css';

/** When something was, in the reader's own words for it. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return words.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
}

function stateWords(entry: ShelfEntry): string {
  if (!entry.result) return entry.round > 0 ? `Round ${entry.round}` : 'Just set up';
  const names = entry.result.winners.map((seat) => entry.seats[seat]?.name ?? '?');
  return names.length ? `${names.join(' and ')} won` : 'Lost';
}

/** The tables one has sat at: to go on with, or to look at again. */
export function Shelf({ shelf, onRemove }: { shelf: ShelfEntry[] | null; onRemove: (id: string) => void }) {
  return (
    <section className={s.shelf} aria-label="Your tables">
      <h2>Your tables</h2>
      {shelf === null && <p className={s.none}>Looking on the shelf…</p>}
      {shelf?.length === 0 && (
        <p className={s.none}>Nothing here yet. Tables are kept on this device after every move.</p>
      )}
      <ul>
        {shelf?.map((entry) => {
          const to = entry.online ? `/t/${entry.id}` : entry.result ? `/replay/${entry.id}` : `/play/${entry.id}`;
          const title = `${findGame(entry.game)?.name ?? entry.game}${entry.guided ? ', guided' : ''}`;
          return (
            <li key={entry.id}>
              <Link to={to} className={s.entry}>
                <b>{title}</b>
                <span className={s.seats}>
                  {entry.seats.map((seat, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
                    <span key={i}>
                      <SeatMark seat={i} size={13} />
                      {seat.name}
                    </span>
                  ))}
                </span>
                <span className={s.when}>
                  {stateWords(entry)} · {ago(entry.updated)}
                  {entry.online ? ' · online' : ''}
                </span>
                <span className={s.verb}>{entry.result ? 'Replay' : 'Continue'}</span>
              </Link>
              <IconButton
                label={`Remove this table of ${title}`}
                icon={<LineIcon name="close" size={16} />}
                onClick={() => onRemove(entry.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
