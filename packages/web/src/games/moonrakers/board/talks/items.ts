import type { Item, Share } from '../seen.ts';
import type { UnitKind } from '../signs.tsx';

/** What a deal shares out, in the order in which shares show it. */
export const ITEMS: readonly Item[] = ['prestige', 'credits', 'bonus', 'reputation', 'prototype', 'dice'];

/** How each is drawn. */
export const UNIT_OF: Readonly<Record<Item, Exclude<UnitKind, 'action' | 'card' | 'draw' | 'block' | 'io'>>> = {
  prestige: 'prestige',
  credits: 'credit',
  bonus: 'bonus',
  reputation: 'reputation',
  prototype: 'prototype',
  dice: 'die',
};

/** Rows that a contract's shares have: the same in every captain's place, and none for what there is nothing of. */
export const rowsOf = (totals: Share): Item[] => ITEMS.filter((item) => totals[item] > 0);

export const NOTHING: Share = { prestige: 0, credits: 0, bonus: 0, reputation: 0, prototype: 0, dice: 0 };
