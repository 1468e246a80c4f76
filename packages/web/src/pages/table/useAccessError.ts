import { ProblemError } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, isKnown } from '../../table/online.ts';
import type { TableView } from '../../table/table-types.ts';
import { t } from './text.ts';

/** Why a player can no longer open their own table; null if they can. */
export function useAccessError({ status, mySeats }: TableView): string | null {
  const [why, setWhy] = useState<string | null>(null);
  const [sat, setSat] = useState(false);
  if (!sat && mySeats.length > 0) setSat(true);
  // A closed connection or a lost seat may mean a ban or a sign-out.
  const wonders = status === 'offline' || (sat && mySeats.length === 0);
  useEffect(() => {
    if (!wonders || !isKnown()) return;
    api.me().then(
      (me) => setWhy(me ? null : t('signed-out')),
      (error) =>
        setWhy(error instanceof ProblemError && error.problem.code === 'banned' ? error.problem.message : null),
    );
  }, [wonders]);
  return why;
}
