import type { Tokens } from '../content/kinds.ts';
import type { Board } from '../state.ts';

/** What decides whether and at what price a seat can build. A state is a site; a view can be converted to one. */
export interface Site {
  board: Board;
  players: { tokens: Tokens; hand: { cards: number[] } }[];
  supply: { cards: number[] };
  /** Development actions taken this turn, and unused free actions. */
  actions: number;
  freeActions: number;
}
