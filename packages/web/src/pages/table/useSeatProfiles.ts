import type { MatchProfiles } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../table/online.ts';
import type { TableView } from '../../table/table-types.ts';

/** The profiles of the players at an online table, by seat. Loaded again when a seat changes hands. */
export function useSeatProfiles(id: string, { seats }: TableView): MatchProfiles {
  const [profiles, setProfiles] = useState<MatchProfiles>([]);
  const holders = seats.map(({ kind, name }) => `${kind} ${name}`).join('\n');
  useEffect(() => {
    if (holders === '') return;
    let cancelled = false;
    api.matchProfiles(id).then(
      (found) => !cancelled && setProfiles(found),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [id, holders]);
  return profiles;
}
