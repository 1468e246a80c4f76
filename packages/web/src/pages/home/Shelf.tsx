import { findGame } from '@orrery/games';
import type { MyMatch } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '../../look/LineIcon.tsx';
import { listed } from '../../look/listed.ts';
import { Button, IconButton } from '../../look/primitives.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import type { ShelfEntry } from '../../table/saved.ts';
import { leftWords } from '../parts/left.ts';
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
  return names.length ? `${listed(names)} won` : 'Lost';
}

/** How long a table that was removed can be had back, in milliseconds. */
const REGRET = 10_000;

/** Takes tables off the shelf, each for good only after a while; leaving the page settles it. */
function useRemoval(onRemove: (id: string) => void) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [gone, setGone] = useState<readonly string[]>([]);
  const live = useRef(onRemove);
  live.current = onRemove;
  const settle = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    live.current(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left
  useEffect(() => () => [...timers.current.keys()].forEach(settle), []);
  return {
    gone,
    remove(id: string) {
      setGone((all) => [...all, id]);
      timers.current.set(
        id,
        setTimeout(() => settle(id), REGRET),
      );
    },
    putBack(id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setGone((all) => all.filter((other) => other !== id));
    },
  };
}

/** Later than any time that runs. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** How one is waited for at a table: until when, and what for, where it is known. */
interface Call {
  until: number;
  asks: string | null;
}

/** At which online tables one is waited for; asked of the server where there are such tables. */
function useCalls(shelf: ShelfEntry[] | null): ReadonlyMap<string, Call> {
  const [calls, setCalls] = useState<ReadonlyMap<string, Call>>(new Map());
  const online = shelf?.some((entry) => entry.online && !entry.result) ?? false;
  useEffect(() => {
    if (!online) return;
    import('../../table/online.ts')
      .then(({ api }) => api.myMatches())
      .then((mine) => setCalls(new Map(mine.filter(({ awaited }) => awaited).map((one) => [one.match, callOf(one)]))))
      .catch(() => {});
  }, [online]);
  return calls;
}

const callOf = ({ until, asks }: MyMatch): Call => ({ until: until ?? NEVER, asks: asks ?? null });

/** That one is waited for, until when, and what for. */
function Turn({ until, asks }: Call) {
  return (
    <>
      <span className={s.turn}>{until === NEVER ? 'Your turn' : `Your turn, ${leftWords(until)}`}</span>
      {asks && <span className={s.asks}>{asks}</span>}
    </>
  );
}

/** The tables one has sat at: to go on with, or to look at again. */
export function Shelf({ shelf: kept, onRemove }: { shelf: ShelfEntry[] | null; onRemove: (id: string) => void }) {
  const { gone, remove, putBack } = useRemoval(onRemove);
  const calls = useCalls(kept);
  // Where time runs out first stands first.
  const untilOf = ({ id }: ShelfEntry) => calls.get(id)?.until ?? NEVER;
  const shelf = kept && [...kept].sort((a, b) => untilOf(a) - untilOf(b));
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
          const call = calls.get(entry.id) ?? (entry.awaited ? { until: NEVER, asks: entry.asks ?? null } : null);
          if (gone.includes(entry.id)) {
            return (
              <li key={entry.id} className={s.gone}>
                <span role="status">The table of {title} is removed.</span>
                <Button kind="quiet" autoFocus onClick={() => putBack(entry.id)}>
                  Put it back
                </Button>
              </li>
            );
          }
          return (
            <li key={entry.id}>
              <Link to={to} className={s.entry}>
                <b>
                  {title}
                  {call && <Turn {...call} />}
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
                  {stateWords(entry)} · {ago(entry.updated)}
                  {entry.online ? ' · online' : ''}
                </span>
                <span className={s.verb}>{entry.result ? 'Replay' : 'Continue'}</span>
              </Link>
              <IconButton
                label={`Remove this table of ${title}`}
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
