import { KINDS } from '../content/cards.ts';
import { kindCard } from '../content/set.ts';
import type { State } from '../state.ts';
import { isAdvanced } from './actions.ts';

const ADVANCED: readonly string[] = KINDS.filter((kind) => isAdvanced(kindCard(kind)));
export const isAdvancedKind = (source: string): boolean => ADVANCED.includes(source);

/** The available sources of a Bonus Card (MK-376, MK-379). */
export const bonusSources = (s: State): string[] => [
  ...(s.crewDeck.cards.length > 0 ? ['crew'] : []),
  ...(s.partDeck.cards.length > 0 ? ['part'] : []),
  ...(s.agreed.overload ? ADVANCED : []),
];
