import { knownVerdict, type Line, type Puzzle, type Verdict } from '@orrery/bots';
import type { Core } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { JudgeTask } from './judge.worker.ts';

/** The verdict on the player's whole move; null while there is none. Moves that are not known are compared in a worker. */
export function useVerdict(game: string, start: Core, puzzle: Puzzle, line: Line | null): Verdict | null {
  const known = line && knownVerdict(puzzle, line);
  const key = line ? JSON.stringify(line) : '';
  const [found, setFound] = useState<{ key: string; verdict: Verdict } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move
  useEffect(() => {
    if (!line || known) return;
    const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module', name: 'puzzle' });
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => setFound({ key, verdict: data });
    // Without a comparison, the move still is not the solution.
    worker.onerror = () => setFound({ key, verdict: { kind: 'worse', behind: 0, error: 0 } });
    const task: JudgeTask = { game, state: start, puzzle, line };
    worker.postMessage(task);
    return () => worker.terminate();
  }, [key, puzzle]);
  return known ?? (found?.key === key ? found.verdict : null);
}
