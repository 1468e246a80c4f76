import { findGame } from '@orrery/games';
import type { MyMatch } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { timeLeftText } from '../../shared/time-left.ts';
import type { GameEntry } from '../../table/saved.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatList } from '../../ui/format-list.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Button, IconButton } from '../../ui/primitives.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { useStable } from '../../ui/useStable.ts';
import s from './home.module.css';
import { t } from './text.ts';

/** Whether the table's game has not started. Only entries of lobby tables do not tell whose turn it is. */
const isInLobby = ({ online, awaited }: GameEntry): boolean => online && awaited === undefined;

function stateText(entry: GameEntry): string {
  if (!entry.result) {
    if (entry.round > 0) return t('round', { round: entry.round });
    return isInLobby(entry) ? t('not-started') : t('setup');
  }
  const names = entry.result.winners.map((seat) => entry.seats[seat]?.name ?? '?');
  return names.length ? t('won', { names: formatList(names) }) : t('lost');
}

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** Removes tables after a delay in which the removal can be undone. Leaving the page removes them at once. */
function useRemoval(onRemove: (id: string) => void) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [gone, setGone] = useState<readonly string[]>([]);
  const removeNow = useStable(onRemove);
  const settle = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    removeNow(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left
  useEffect(() => () => [...timers.current.keys()].forEach(settle), []);
  return {
    gone,
    remove(id: string) {
      setGone((all) => [...all, id]);
      timers.current.set(
        id,
        setTimeout(() => settle(id), UNDO_MS),
      );
    },
    putBack(id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setGone((all) => all.filter((other) => other !== id));
    },
  };
}

/** A deadline that sorts after every real one. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The player's turn at a table: its deadline, and the question if it is known. */
interface MyTurn {
  until: number;
  asks: string | null;
}

/** Loaded only if there are online tables. */
const myMatches = () => import('../../table/online.ts').then(({ api }) => api.myMatches());

/** The player's turns at online tables, from the server. */
function useMyTurns(shelf: GameEntry[] | null): ReadonlyMap<string, MyTurn> {
  const [turns, setTurns] = useState<ReadonlyMap<string, MyTurn>>(new Map());
  const online = shelf?.some((entry) => entry.online && !entry.result) ?? false;
  useEffect(() => {
    if (!online) return;
    myMatches()
      .then((mine) => setTurns(new Map(mine.filter(({ awaited }) => awaited).map((one) => [one.match, turnOf(one)]))))
      .catch(() => {});
  }, [online]);
  return turns;
}

const turnOf = ({ until, asks }: MyMatch): MyTurn => ({ until: until ?? NEVER, asks: asks ?? null });

/** “Your turn”, with the time left and the question. */
function Turn({ until, asks }: MyTurn) {
  return (
    <>
      <span className={s.turn}>
        {until === NEVER ? t('your-turn') : t('your-turn-until', { left: timeLeftText(until) })}
      </span>
      {asks && <span className={s.asks}>{asks}</span>}
    </>
  );
}

/** The player's tables, each with a link to continue or replay it. */
export function SavedGames({ shelf: kept, onRemove }: { shelf: GameEntry[] | null; onRemove: (id: string) => void }) {
  const { gone, remove, putBack } = useRemoval(onRemove);
  const turns = useMyTurns(kept);
  // Earliest deadline first.
  const untilOf = ({ id }: GameEntry) => turns.get(id)?.until ?? NEVER;
  const shelf = kept && [...kept].sort((a, b) => untilOf(a) - untilOf(b));
  return (
    <section className={s.shelf} aria-label={t('your-tables')}>
      <h2>{t('your-tables')}</h2>
      {shelf === null && <p className={s.none}>{t('loading-tables')}</p>}
      {shelf?.length === 0 && <p className={s.none}>{t('no-tables')}</p>}
      <ul>
        {shelf?.map((entry) => {
          const to = entry.online ? `/t/${entry.id}` : entry.result ? `/replay/${entry.id}` : `/play/${entry.id}`;
          const game = findGame(entry.game)?.name ?? entry.game;
          const title = entry.guided ? t('guided', { game }) : game;
          const turn = turns.get(entry.id) ?? (entry.awaited ? { until: NEVER, asks: entry.asks ?? null } : null);
          if (gone.includes(entry.id)) {
            return (
              <li key={entry.id} className={s.gone}>
                <span role="status">{t('removed', { title })}</span>
                <Button kind="quiet" autoFocus onClick={() => putBack(entry.id)}>
                  {t('restore')}
                </Button>
              </li>
            );
          }
          return (
            <li key={entry.id}>
              <Link to={to} className={s.entry}>
                <b>
                  {title}
                  {turn && <Turn {...turn} />}
                </b>
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
                  {t('status', {
                    state: stateText(entry),
                    ago: formatRelativeTime(entry.updated),
                    online: entry.online,
                  })}
                </span>
                <span className={s.verb}>{entry.result ? t('replay') : t('continue')}</span>
              </Link>
              <IconButton
                label={t('remove', { title })}
                icon={<LineIcon name="close" size={16} />}
                onClick={() => remove(entry.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
