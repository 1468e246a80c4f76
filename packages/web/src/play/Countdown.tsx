import { useEffect, useState } from 'react';
import { Clock } from '../look/index.ts';
import type { Play } from './play.ts';

const SHORT = 10_000;

/** So many milliseconds as minutes and seconds; the last second counts until it is over. */
export function clockWords(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** What is left of the time, in the top bar where it covers nothing: of the question being answered, or else of what others are asked. */
export function Countdown({ play }: { play: Play }) {
  const { clocks, result } = play.table;
  const own = clocks.find(({ question }) => question === play.ask?.question);
  const until = (own ?? clocks[0])?.until ?? null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null || result) return null;
  const left = until - now;
  return (
    <Clock
      text={clockWords(left)}
      label={own ? 'Time left for you' : 'Time left for others'}
      low={own !== undefined && left <= SHORT}
    />
  );
}
