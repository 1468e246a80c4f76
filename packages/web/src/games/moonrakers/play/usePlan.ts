import type { Play } from '../../../play/game-ui.ts';
import { useMarks } from '../board/marks.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { hintsBySeat } from './captain-hints.ts';
import { ownCaptain } from './captains.ts';
import { useOdds } from './odds/useOdds.ts';
import { type Outlook, outlooksOf, problemsIn, questionsOf } from './planning.ts';
import type { Turn } from './useTurn.ts';

/** The open contracts as the viewer can judge them, and the one on screen. */
export interface Plan {
  outlooks: readonly Outlook[];
  chosen: Outlook | null;
}

/** Whether the open contracts are the main thing on screen: no talks, contract or purchases. */
const isPlanning = ({ talks, mission, phase }: MoonrakersView): boolean => phase !== 'buying' && !talks && !mission;

/** The plan of the viewer. The chances follow as soon as they are computed. */
export function usePlan(play: Play, view: MoonrakersView, turn: Turn): Plan {
  const mark = useMarks();
  const hints = hintsBySeat(play.table.log, view);
  const questions = isPlanning(view) ? questionsOf(view, ownCaptain(view), hints) : [];
  const odds = useOdds(problemsIn(questions));
  const outlooks = outlooksOf(view, questions, odds, hints, mark);
  const target = turn.held?.at === 'row' ? turn.held.target : null;
  return { outlooks, chosen: outlooks.find(({ seen }) => seen.contract === target) ?? null };
}
