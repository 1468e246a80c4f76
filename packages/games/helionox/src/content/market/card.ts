import type { Effect, Faction } from '../effect.ts';
import type { MarketCard } from '../types.ts';

interface Figures {
  cost: number;
  influence: number;
  copies: number;
  unique?: true;
  mp?: true;
  since?: number;
}

/** Returns a constructor for the cards of one faction. */
export const cardsOf =
  (faction: Faction) =>
  (id: string, name: string, type: MarketCard['type'], figures: Figures, ...effect: Effect[]): MarketCard => ({
    kind: 'market',
    id,
    name,
    type,
    faction,
    unique: false,
    mp: false,
    ...figures,
    effect,
  });
