import { findGame } from '@orrery/games';
import { Link } from 'react-router';
import { timeLeftText } from '../../shared/time-left.ts';
import { seatNamesOf } from '../../table/bot-names.ts';
import type { GameEntry } from '../../table/saved.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatList } from '../../ui/format-list.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Button, IconButton } from '../../ui/primitives.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import s from './home.module.css';
import { continueOrder, type MyTurn, opponentsOf, turnOf } from './running.ts';
import { t } from './text.ts';
import type { Removal } from './useRemoval.ts';

interface ContinueProps {
  /** The running games; null while they load. */
  games: readonly GameEntry[] | null;
  /** The player's turns at online tables, from the server. */
  turns: ReadonlyMap<string, MyTurn>;
  removal: Removal;
}

/** The running games: the player's turn first, and of those the one with the least time left. */
export function Continue({ games, turns, removal }: ContinueProps) {
  const shown = games && continueOrder(games, turns);
  const waiting = shown?.filter((entry) => turnOf(entry, turns)).length ?? 0;
  return (
    <section className={s.continue} aria-label={t('continue')}>
      <h2>
        {t('continue')}
        {waiting > 0 && <small className={s.waiting}>{t('waiting-for-you', { count: waiting })}</small>}
      </h2>
      <ul>
        {shown?.map((entry) => (
          <li key={entry.id}>
            {removal.gone.includes(entry.id) ? (
              <Removed entry={entry} onPutBack={() => removal.putBack(entry.id)} />
            ) : (
              <Card entry={entry} turn={turnOf(entry, turns)} onRemove={() => removal.remove(entry.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a game in the lists. */
export function entryTitle({ game, guided }: GameEntry): string {
  const name = findGame(game)?.name ?? game;
  return guided ? t('guided', { game: name }) : name;
}

/** A table that was just removed, which can be undone. */
export function Removed({ entry, onPutBack }: { entry: GameEntry; onPutBack: () => void }) {
  return (
    <div className={s.gone}>
      <span role="status">{t('removed', { title: entryTitle(entry) })}</span>
      <Button kind="quiet" autoFocus onClick={onPutBack}>
        {t('restore')}
      </Button>
    </div>
  );
}

/** “Your turn”, or whose turn it is if several players share the device. */
function turnText({ seats, online, turn }: GameEntry): string {
  const isShared = !online && seats.filter(({ kind }) => kind === 'human').length > 1;
  const name = typeof turn === 'number' ? seatNamesOf(seats)[turn] : null;
  return isShared && name ? t('to-move', { name }) : t('your-turn');
}

/** What the table waits for, if it is not the player. */
function stateText({ online, awaited, turn, seats }: GameEntry): string {
  // Only entries of lobby tables do not tell whose turn it is.
  if (online && awaited === undefined) return t('not-started');
  const name = typeof turn === 'number' ? seatNamesOf(seats)[turn] : null;
  if (name) return t('to-move', { name });
  return t('waiting');
}

function Card({ entry, turn, onRemove }: { entry: GameEntry; turn: MyTurn | null; onRemove: () => void }) {
  const { id, game, online, round, updated } = entry;
  const title = entryTitle(entry);
  const opponents = opponentsOf(entry);
  const against = opponents.length > 0 ? formatList(opponents) : t('solo');
  const asks = turn?.asks ?? null;
  const left = turn && turn.until !== null ? timeLeftText(turn.until) : null;
  return (
    <>
      <Link
        className={s.running}
        data-turn={turn !== null || undefined}
        to={online ? `/t/${id}` : `/play/${id}`}
        aria-label={t('continue-game', { round, title, names: against, turn: turn !== null })}
      >
        <span className={s.thumb} aria-hidden>
          <CoverPicture game={game} sizes="96px" />
        </span>
        <span className={s.about}>
          <b>{title}</b>
          <span title={against}>{against}</span>
          <span title={asks ?? undefined}>{asks ?? (round > 0 ? t('round', { round }) : t('setup'))}</span>
          <span className={s.state}>
            {turn ? <em>{turnText(entry)}</em> : <span>{stateText(entry)}</span>}
            {left ? (
              <span className={s.left}>
                <LineIcon name="clock" size={13} />
                {left}
              </span>
            ) : (
              <span>{formatRelativeTime(updated)}</span>
            )}
          </span>
        </span>
      </Link>
      <IconButton
        className={s.remove}
        label={t('remove', { title })}
        icon={<LineIcon name="close" size={14} />}
        onClick={onRemove}
      />
    </>
  );
}
