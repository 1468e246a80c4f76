import { createContext } from 'react';

/** A term of a game, explained in tooltips and searchable in the rules. */
export interface Term {
  /** Its `data-about` value. */
  id: string;
  name: string;
  text: string;
  /** Synonyms, for the search. */
  also?: readonly string[];
  /** Spellings in texts, where they differ from its name. */
  written?: readonly string[];
}

/** The terms of the current game. */
export const TermsContext = createContext<readonly Term[]>([]);
