import type { Analysis, Decision } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { createContext, useContext } from 'react';
import type { Stepping } from '../../../play/useSteps.ts';
import type { Described } from './describe.ts';
import type { Progress } from './engine.ts';
import type { Row } from './review.ts';
import type { Control } from './useAnalysis.ts';

/** How a side is named and drawn. */
export interface SideLook {
  name: string;
  colour: string;
  /** The seat whose mark stands for the side; null if it has none. */
  seat: Seat | null;
}

/** Everything that the parts of an analysis show. */
export interface Review {
  progress: Progress;
  control: Control;
  analysis: Analysis | null;
  /** The viewer's seat, if known. */
  me: Seat | null;
  /** The sides from the bottom of the graph to the top, the viewer's first. */
  order: number[];
  /** By side. A cooperative game has one. */
  looks: SideLook[];
  steps: Stepping;
  /** The first step of each round. */
  rounds: readonly { round: number; step: number }[];
  roundAt(step: number): number;
  moments: Row[];
  /** The decision at the current step, if it was compared. */
  decision: Decision | null;
  /** What luck brought at a step. */
  luckAt(step: number): string;
  titleOf(decision: Decision): string;
  bestOf(decision: Decision): string;
  describe(decision: Decision): Described;
  nameOf(seat: Seat): string;
  scores: readonly number[] | null;
  /** Continues from a step against bots, in the given seat. */
  onFork(step: number, seat: Seat): void;
  /** Whether the board shows the best move of the current decision instead of the game. */
  isPreview: boolean;
  onPreview(on: boolean): void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReviewed(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('An analysis is only shown during a review.');
  return review;
}
