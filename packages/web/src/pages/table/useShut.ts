import { ProblemError } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import type { TableView } from '../../table/client.ts';
import { api, isKnown } from '../../table/online.ts';

/** Why somebody's own table does not open for him any more, in words; null where nothing speaks against it. */
export function useShut({ status, mySeats }: TableView): string | null {
  const [why, setWhy] = useState<string | null>(null);
  const [sat, setSat] = useState(false);
  if (!sat && mySeats.length > 0) setSat(true);
  // A line that was cut, or a seat that is gone: the server may have shut him out, or signed this device out.
  const wonders = status === 'offline' || (sat && mySeats.length === 0);
  useEffect(() => {
    if (!wonders || !isKnown()) return;
    api.me().then(
      (me) => setWhy(me ? null : 'You are signed out on this device. Sign in again to take your seat.'),
      (error) =>
        setWhy(error instanceof ProblemError && error.problem.code === 'banned' ? error.problem.message : null),
    );
  }, [wonders]);
  return why;
}
