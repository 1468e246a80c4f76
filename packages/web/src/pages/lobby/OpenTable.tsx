import { findGame } from '@orrery/games';
import type { Gathering } from '@orrery/protocol';
import { Link } from 'react-router';
import { SeatMark } from '../../look/index.ts';
import { botName } from '../../table/bot-names.ts';
import { ago } from '../home/Shelf.tsx';
import s from './lobby.module.css';
import { Picture } from './Ticket.tsx';
import { useTerms } from './words.ts';

/** A table that waits, as a row to press. */
export function OpenTable({ gathering }: { gathering: Gathering }) {
  const { table, game, seats, host, pace, created, you, invitedBy } = gathering;
  const unusual = useTerms(gathering)?.filter((term) => term.unusual) ?? [];
  const name = findGame(game)?.name ?? game;
  const free = seats.filter((seat) => seat.kind === 'open' && seat.kept === null).length;
  return (
    <li>
      <Link to={`/t/${table}`} className={s.table}>
        <Picture game={game} />
        <span className={s.about}>
          <b>{name}</b>
          <span>
            {invitedBy ? `${invitedBy} asks you` : `${host}’s table`} · {pace === 'days' ? 'over days' : 'live'} ·{' '}
            {ago(created)}
          </span>
          <span className={s.options}>
            {unusual.length > 0 ? unusual.map(({ title, value }) => `${title}: ${value}`).join(', ') : 'Usual options'}
          </span>
        </span>
        <span className={s.seats}>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <span key={i} data-open={seat.kind === 'open' || undefined}>
              <SeatMark seat={i} size={14} />
              {seat.kind === 'human' ? seat.name : seat.kind === 'bot' ? botName(i) : (seat.kept ?? 'free')}
            </span>
          ))}
        </span>
        <span className={s.verb}>
          {you.length > 0 ? 'Back to it' : `Join, ${free === 1 ? '1 seat' : `${free} seats`} free`}
        </span>
      </Link>
    </li>
  );
}
