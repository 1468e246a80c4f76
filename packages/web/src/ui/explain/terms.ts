import { createContext } from 'react';

/** A term of a game, explained in tooltips and searchable in the rules. Games define `Term<Text>`. */
export interface Term<T = string> {
  /** Its `data-about` value. */
  id: string;
  name: T;
  text: T;
  /** Synonyms for the search. */
  also?: readonly T[];
  /** Spellings in texts, if they differ from its name. */
  written?: readonly T[];
}

/** The terms of the current game. */
export const TermsContext = createContext<readonly Term[]>([]);
