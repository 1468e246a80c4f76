import type { MoonshotView } from '@orrery/moonshot';
import { useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import type { Play } from '../../../play/game-ui.ts';
import { tracksAt } from './evaluation.ts';
import { eventsOfRound, type RoundChange, roundChange } from './round-summary.ts';

/** The summary of the round that has just ended. */
export interface Summary {
  round: number;
  /** By side. */
  changes: readonly RoundChange[];
  /** The program with the First Player marker in the next round. */
  first: number;
  close(): void;
}

/** The summary to read before the next round, or null; not at pace Instant. */
export function useSummary(play: Play, view: MoonshotView, isReplay: boolean): Summary | null {
  const { log, result } = play.table;
  const { pace } = useSettings();
  const [read, setRead] = useState(view.round);
  const round = view.round - 1;
  // An undo or an earlier moment may lead back to a round before.
  const isNew = view.round > read && round > 0 && !isReplay && result === null && pace !== 'instant';
  const changes = useMemo(() => {
    if (!isNew) return [];
    const events = eventsOfRound(log, round);
    const end = tracksAt(view, log, events[events.length - 1]?.n ?? 0);
    return end.map((tracks, side) => roundChange(events, side, tracks));
  }, [isNew, log, round, view]);
  if (!isNew) {
    if (read !== view.round && !isReplay) setRead(view.round);
    return null;
  }
  return { round, changes, first: view.firstSide, close: () => setRead(view.round) };
}
