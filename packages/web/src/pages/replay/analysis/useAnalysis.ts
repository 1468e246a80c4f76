import { useEffect, useMemo, useRef, useState } from 'react';
import { useTouch } from '../../../ui/index.ts';
import { type Engine, openEngine, type Progress } from './engine.ts';
import type { Entries } from './messages.ts';
import { paceFor } from './pace.ts';

const NONE: Progress = { status: 'loading', report: null, leftMs: null };

/** The functions that control an analysis. */
export type Control = Omit<Engine, 'close'>;

/** Analyzes a record while `on`. */
export function useAnalysis(record: Entries, on: boolean): { progress: Progress; control: Control } {
  const touch = useTouch();
  const [progress, setProgress] = useState(NONE);
  const engine = useRef<Engine | null>(null);
  useEffect(() => {
    if (!on) return;
    const opened = openEngine(record, paceFor(touch), setProgress);
    engine.current = opened;
    return () => {
      opened.close();
      engine.current = null;
      setProgress(NONE);
    };
  }, [record, on, touch]);
  const control = useMemo(
    (): Control => ({
      start: () => engine.current?.start(),
      pause: (paused) => engine.current?.pause(paused),
      stop: () => engine.current?.stop(),
      deepen: () => engine.current?.deepen(),
    }),
    [],
  );
  return { progress, control };
}
