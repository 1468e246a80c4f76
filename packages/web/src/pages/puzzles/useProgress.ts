import { MAX_SHARED_RESULTS, type PuzzleResult } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, isKnown } from '../../table/online.ts';
import { mergeResults, readResults, saveResults } from '../../table/puzzle-progress.ts';
import { useStable } from '../../ui/index.ts';

/** The player's results, from this device and the account. `note` adds one. */
export function useProgress() {
  const [results, setResults] = useState<readonly PuzzleResult[]>([]);
  const keep = useStable((more: readonly PuzzleResult[]) => {
    const merged = mergeResults(readResults(), more);
    saveResults(merged);
    setResults(merged);
  });
  /** Sends results to the account and adds those of other devices. Without a server, they stay on this device. */
  const share = useStable(async (own: readonly PuzzleResult[]) => {
    if (!isKnown()) return;
    for (let from = 0; from === 0 || from < own.length; from += MAX_SHARED_RESULTS) {
      keep(await api.sharePuzzles(own.slice(from, from + MAX_SHARED_RESULTS)));
    }
  });
  useEffect(() => {
    keep([]);
    share(readResults()).catch(() => {});
  }, [keep, share]);
  const note = useStable((result: PuzzleResult) => {
    keep([result]);
    share(readResults().filter(({ puzzle }) => puzzle === result.puzzle)).catch(() => {});
  });
  return { results, note };
}
