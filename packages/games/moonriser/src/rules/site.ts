import type { Tokens } from '../content/kinds.ts';
import type { Board } from '../state.ts';

/** The data that decides whether a seat can build, and at what price. A state is a site; `siteOf` converts a view. */
export interface Site {
  board: Board;
  players: { tokens: Tokens; hand: { cards: number[] } }[];
  supply: { cards: number[] };
  /** Development actions taken this turn, and unused free actions. */
  actions: number;
  freeActions: number;
}
