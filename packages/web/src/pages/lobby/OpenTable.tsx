import { findGame } from '@orrery/games';
import type { LobbySeat, LobbyTable } from '@orrery/protocol';
import { Link } from 'react-router';
import { clockText } from '../../shared/clock-text.ts';
import { RatingBadge } from '../../shared/RatingBadge.tsx';
import { shortRating } from '../../shared/rating-text.ts';
import { t as shared } from '../../shared/text.ts';
import { seatNamesOf } from '../../table/bot-names.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { LineIcon, SeatMark } from '../../ui/index.ts';
import { CoverPicture } from '../home/CoverPicture.tsx';
import s from './lobby.module.css';
import { useTerms } from './terms-text.ts';
import { t } from './text.ts';

/** Number of options shown in a row. */
const MOST = 2;

/** A table in the lobby's list: game and options, players with their ratings, clock, and the way in. */
export function OpenTable({ lobbyTable }: { lobbyTable: LobbyTable }) {
  const { table, game, seats, host, clock, rated, quick, created, you } = lobbyTable;
  const limit = clockText(clock);
  const unusual = useTerms(lobbyTable)?.filter((term) => term.unusual && term.value !== limit) ?? [];
  const names = seatNamesOf(seats);
  const free = seats.filter((seat) => seat.kind === 'open' && seat.kept === null).length;
  const ago = formatRelativeTime(created);
  return (
    <li>
      <Link to={`/t/${table}`} className={s.table}>
        <span className={s.picture} aria-hidden>
          <CoverPicture game={game} sizes="90px" />
        </span>
        <span className={s.about}>
          <b>{findGame(game)?.name ?? game}</b>
          <small>{quick ? t('info-quick', { ago }) : t('info-host', { host, ago })}</small>
          <span className={s.chips}>
            <RatingBadge rated={rated} />
            <em>{shared('player-count', { count: seats.length })}</em>
            {unusual.slice(0, MOST).map(({ title, value }) => (
              <em key={title}>{shared('option-value', { option: title, value })}</em>
            ))}
            {unusual.length > MOST && <em>+{unusual.length - MOST}</em>}
          </span>
        </span>
        <span className={s.players}>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <Player key={i} seat={seat} at={i} name={names[i] ?? ''} />
          ))}
        </span>
        <span className={s.terms}>
          <b>{limit}</b>
          <small>{t('free-seats', { count: free })}</small>
        </span>
        <span className={s.verb}>{t(you.length > 0 ? 'open' : 'join')}</span>
      </Link>
    </li>
  );
}

function Player({ seat, at, name }: { seat: LobbySeat; at: number; name: string }) {
  if (seat.kind === 'open') {
    return (
      <span className={s.free} title={seat.kept ?? t('free-seat')}>
        <LineIcon name="plus" size={14} />
        {seat.kept}
      </span>
    );
  }
  return (
    <span className={s.player}>
      <SeatMark seat={at} size={20} />
      <span>
        <b>{name}</b>
        {seat.rating && <small>{shortRating(seat.rating)}</small>}
      </span>
    </span>
  );
}
