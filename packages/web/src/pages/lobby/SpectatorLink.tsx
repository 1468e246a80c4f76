import type { Play } from '../../play/game-ui.ts';
import type { TableClient } from '../../table/table-types.ts';
import { Glass } from '../../ui/index.ts';
import s from '../table/online.module.css';
import { t } from './text.ts';

interface WatchingProps {
  client: TableClient;
  play: Play;
  /** The seat whose view the spectator requested, or null. */
  follow: number | null;
  onFollow: (seat: number | null) => void;
}

/** Tells spectators what they see and lets them choose the seat to follow. */
export function SpectatorLink({ client, play, follow, onFollow }: WatchingProps) {
  const { watch, mySeats, eyes, viewer, seats } = play.table;
  if (mySeats.length > 0 || watch.as === 'open' || watch.as === 'nobody') return null;
  const showing = watch.as === 'follow' ? seats.flatMap((seat, at) => (seat.shows ? [at] : [])) : [];
  const choices = watch.as === 'follow' ? showing : eyes.filter((seat) => seat !== null);
  const now = watch.as === 'follow' ? (follow !== null && showing.includes(follow) ? follow : null) : viewer;
  const look = (seat: number | null) => (watch.as === 'follow' ? onFollow(seat) : client.setViewer(seat));
  return (
    <Glass className={`${s.invite} ${s.watching}`} aria-label={t('watching')}>
      <b>{watch.as === 'late' && !play.table.result ? t('watch-late', { moves: watch.moves }) : t('watch-now')}</b>
      {choices.length === 0 ? (
        <span>{t('watch-none')}</span>
      ) : (
        <label>
          {t('watch-as')}
          <select value={String(now)} onChange={(e) => look(e.target.value === 'null' ? null : Number(e.target.value))}>
            <option value="null">{t('watch-public')}</option>
            {choices.map((seat) => (
              <option key={seat} value={seat}>
                {play.nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
    </Glass>
  );
}
