import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { settings } from '../app/settings.ts';
import type { TableView } from '../table/table-types.ts';
import type { LogEntry } from '../ui/index.ts';
import type { GameUi } from './game-ui.ts';
import { figuresOf, type RoundStart, type RoundSummary, summariesOf, withStart } from './round-summary.ts';
import { t } from './text.ts';

export interface Rounds {
  /** The summary that is shown. */
  shown: RoundSummary | null;
  close(): void;
  /** The log with a line for every round before the event `told` that has a summary; pressing it opens the summary. */
  withSummaries(log: LogEntry[], told: number): LogEntry[];
}

const KEY = 'orrery.rounds';
/** Maximum numbers of tables and of their rounds that are remembered. */
const MAX_TABLES = 8;
const MAX_ROUNDS = 12;

type Stored = Record<string, readonly RoundStart[]>;

function readStored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

function store(id: string, starts: readonly RoundStart[]): void {
  const { [id]: _before, ...others } = readStored();
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: starts.slice(-MAX_ROUNDS) }));
}

/**
 * Summaries of the rounds that this device has seen from start to end, also before a reload. A new one opens by itself
 * if the player wishes.
 */
export function useRounds(table: TableView, gameUi: GameUi, guided: boolean): Rounds {
  const { id, view, progress, log, result } = table;
  const [starts, setStarts] = useState<readonly RoundStart[]>(() => readStored()[id] ?? []);
  const summaries = useMemo(() => summariesOf(starts), [starts]);
  const [shown, setShown] = useState<RoundSummary | null>(null);
  const seen = useRef<number | null>(null);
  const round = progress?.round ?? null;

  const begin = useEffectEvent((now: number) => {
    // Whoever opens a table in a later round does not know how it began.
    const isStart = now <= 1 || seen.current !== null;
    const figures = isStart ? figuresOf(gameUi, view) : null;
    const isOn = seen.current !== null && now === seen.current + 1;
    seen.current = now;
    if (!figures || result) return;
    const next = withStart(starts, { round: now, upTo: log[log.length - 1]?.n ?? -1, figures });
    setStarts(next);
    store(id, next);
    const last = summariesOf(next).at(-1);
    if (isOn && last?.round === now - 1 && settings().roundSummary && !guided) setShown(last);
  });
  const isOpen = view !== null;
  useEffect(() => {
    if (isOpen && round !== null && seen.current !== round) begin(round);
  }, [isOpen, round]);

  return {
    shown,
    close: () => setShown(null),
    withSummaries(entries, told) {
      const lines = summaries
        .filter(({ upTo }) => upTo <= told)
        .map(
          (summary): LogEntry => ({
            id: summary.upTo + 0.5,
            seat: null,
            text: t('round-summary', { round: summary.round }),
            onPress: () => setShown(summary),
          }),
        );
      return lines.length === 0 ? entries : [...entries, ...lines].sort((a, b) => Number(b.id) - Number(a.id));
    },
  };
}
