import { findGame } from '@orrery/games';
import { Link } from 'react-router';
import { IconButton, LineIcon, SeatMark } from '../look/index.ts';
import type { Spine } from '../table/saved.ts';
import s from './home.module.css';

/** When something was, in the reader's own words for it. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return words.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
}

function stateWords(spine: Spine): string {
  if (!spine.result) return spine.round > 0 ? `Round ${spine.round}` : 'Just set up';
  const names = spine.result.winners.map((seat) => spine.seats[seat]?.name ?? '?');
  return names.length ? `${names.join(' and ')} won` : 'Lost';
}

/** The tables one has sat at: to go on with, or to look at again. */
export function Shelf({ spines, onRemove }: { spines: Spine[] | null; onRemove: (id: string) => void }) {
  return (
    <section className={s.shelf} aria-label="Your tables">
      <h2>Your tables</h2>
      {spines === null && <p className={s.none}>Looking on the shelf…</p>}
      {spines?.length === 0 && (
        <p className={s.none}>Nothing here yet. Tables are kept on this device after every move.</p>
      )}
      <ul>
        {spines?.map((spine) => {
          const to = spine.online ? `/t/${spine.id}` : spine.result ? `/replay/${spine.id}` : `/play/${spine.id}`;
          const title = `${findGame(spine.game)?.name ?? spine.game}${spine.guided ? ', guided' : ''}`;
          return (
            <li key={spine.id}>
              <Link to={to} className={s.spine}>
                <b>{title}</b>
                <span className={s.seats}>
                  {spine.seats.map((seat, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
                    <span key={i}>
                      <SeatMark seat={i} size={13} />
                      {seat.name}
                    </span>
                  ))}
                </span>
                <span className={s.when}>
                  {stateWords(spine)} · {ago(spine.updated)}
                  {spine.online ? ' · online' : ''}
                </span>
                <span className={s.verb}>{spine.result ? 'Replay' : 'Continue'}</span>
              </Link>
              <IconButton
                label={`Remove this table of ${title}`}
                icon={<LineIcon name="close" size={16} />}
                onClick={() => onRemove(spine.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
