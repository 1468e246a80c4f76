import { createContext } from 'react';

/** A word of a game: what it means, and what else people call it. The table explains it in place, the rules are searched by it. */
export interface Term {
  /** As it is named on the screen by `data-about`. */
  id: string;
  name: string;
  text: string;
  /** Other words for it, as a newcomer might search for them. */
  also?: readonly string[];
  /** How it stands in texts, where that is not its name. */
  written?: readonly string[];
}

/** The terms of the game on the table. */
export const TermsContext = createContext<readonly Term[]>([]);
