import { findGame } from '@orrery/games';
import type { LobbySeat, LobbyTable } from '@orrery/protocol';
import { Link } from 'react-router';
import { clockText } from '../../shared/clock-text.ts';
import { RatingBadge } from '../../shared/RatingBadge.tsx';
import { shortRating } from '../../shared/rating-text.ts';
import { t as shared } from '../../shared/text.ts';
import { seatNamesOf } from '../../table/bot-names.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatItems, SeatMark } from '../../ui/index.ts';
import s from './lobby.module.css';
import { Picture } from './TableCard.tsx';
import { useTerms } from './terms-text.ts';
import { t } from './text.ts';

const nameWithRating = (name: string, { rating }: LobbySeat): string =>
  rating ? t('name-rating', { name, rating: shortRating(rating) }) : name;

/** A table in the lobby's list. */
export function OpenTable({ lobbyTable }: { lobbyTable: LobbyTable }) {
  const { table, game, seats, host, clock, rated, created, you, invitedBy } = lobbyTable;
  const unusual = useTerms(lobbyTable)?.filter((term) => term.unusual) ?? [];
  const name = findGame(game)?.name ?? game;
  const names = seatNamesOf(seats);
  const free = seats.filter((seat) => seat.kind === 'open' && seat.kept === null).length;
  return (
    <li>
      <Link to={`/t/${table}`} className={s.table}>
        <Picture game={game} />
        <span className={s.about}>
          <b>
            {name} <RatingBadge rated={rated} />
          </b>
          <span>
            {t(invitedBy ? 'info-invited' : 'info-host', {
              clock: clockText(clock),
              host: invitedBy ?? host,
              ago: formatRelativeTime(created),
            })}
          </span>
          <span className={s.options}>
            {unusual.length > 0
              ? formatItems(unusual.map(({ title, value }) => shared('option-value', { option: title, value })))
              : t('defaults')}
          </span>
        </span>
        <span className={s.seats}>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <span key={i} data-open={seat.kind === 'open' || undefined}>
              <SeatMark seat={i} size={14} />
              {seat.kind === 'open' ? (seat.kept ?? t('free-seat')) : nameWithRating(names[i] ?? '', seat)}
            </span>
          ))}
        </span>
        <span className={s.verb}>{you.length > 0 ? t('return') : t('join', { count: free })}</span>
      </Link>
    </li>
  );
}
