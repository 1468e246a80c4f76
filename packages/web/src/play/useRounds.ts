import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settings } from '../app/settings.ts';
import type { TableView } from '../table/table-types.ts';
import type { LogEntry } from '../ui/index.ts';
import type { GameUi } from './game-ui.ts';
import { changesBetween, figuresOf, type RoundFigures, type RoundSummary } from './round-summary.ts';
import { t } from './text.ts';

export interface Rounds {
  /** The summary that is shown. */
  shown: RoundSummary | null;
  close(): void;
  /** The log with a line for every round before the event `told` that has a summary; pressing it opens the summary. */
  withSummaries(log: LogEntry[], told: number): LogEntry[];
}

/** Summaries of the rounds that have ended since the table was opened. A new one opens by itself if the player wishes. */
export function useRounds(table: TableView, gameUi: GameUi, guided: boolean): Rounds {
  const [summaries, setSummaries] = useState<RoundSummary[]>([]);
  const [shown, setShown] = useState<RoundSummary | null>(null);
  const start = useRef<{ round: number; figures: RoundFigures } | null>(null);
  const { view, progress, log, result } = table;
  const round = progress?.round ?? null;

  const compare = useEffectEvent((now: number) => {
    const figures = figuresOf(gameUi, view);
    const before = start.current;
    if (!figures || before?.round === now) return;
    start.current = { round: now, figures };
    // An undo can lead back to an earlier round.
    if (!before || before.round + 1 !== now || before.round < 1 || result) return;
    const rows = changesBetween(before.figures, figures);
    const summary = { round: before.round, upTo: log[log.length - 1]?.n ?? -1, rows };
    setSummaries((all) => [...all.filter((one) => one.round < summary.round), summary]);
    if (settings().roundSummary && !guided) setShown(summary);
  });
  useEffect(() => {
    if (view !== null && round !== null) compare(round);
  }, [view, round]);

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
