import type { MoonshotView } from '@orrery/moonshot';
import { useEffect } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { Tracks } from './evaluation.ts';
import { type Evaluation, useEvaluation } from './useEvaluation.ts';
import { type Launch, roundOf, shownUpTo, useShownLaunch } from './useLaunch.ts';
import { type Summary, useSummary } from './useSummary.ts';

/** What replaces the desk for a while: at most one scene at a time. */
export interface Stage {
  launch: Launch | null;
  evaluation: Evaluation | null;
  summary: Summary | null;
  /** The round and phase that are shown, which the table may have left already. */
  round: number;
  phase: MoonshotView['phase'];
  /** Number of the last event that the screen may show. */
  upTo: number;
  stand: readonly Tracks[];
}

/** Scenes in the order of a round: launches, the evaluation of the cards, the summary. The end screen waits for them. */
export function useStage(play: Play, view: MoonshotView, isReplay: boolean): Stage {
  const launch = useShownLaunch(play, view, isReplay);
  const evaluated = useEvaluation(play, view, isReplay);
  const summed = useSummary(play, view, isReplay);
  const evaluation = launch ? null : evaluated;
  const summary = launch || evaluation ? null : summed;
  const isWatching = !isReplay && (launch !== null || summary !== null || (evaluation !== null && !evaluation.isAsked));
  const { hold } = play;
  useEffect(() => {
    hold?.(isWatching);
    return () => hold?.(false);
  }, [hold, isWatching]);

  const rest = { launch, evaluation, summary };
  const { log } = play.table;
  if (launch) {
    const round = roundOf(view);
    const upTo = isReplay ? Number.POSITIVE_INFINITY : shownUpTo(log, launch, round);
    return { ...rest, round, phase: 'launches', upTo, stand: launch.stand };
  }
  if (evaluation)
    return { ...rest, round: evaluation.round, phase: 'end', upTo: evaluation.upTo, stand: evaluation.stand };
  const now = { round: view.round, phase: view.phase, upTo: Number.POSITIVE_INFINITY, stand: view.programs };
  return summary ? { ...rest, ...now, round: summary.round, phase: 'end' } : { ...rest, ...now };
}
