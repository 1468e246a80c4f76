import type { UnitKind } from '../signs.tsx';
import type { Item, Share } from '../view-types.ts';

/** The items of a deal, in display order. */
export const ITEMS: readonly Item[] = ['prestige', 'credits', 'bonus', 'reputation', 'prototype', 'dice'];

/** The icon of each item. */
export const UNIT_OF: Readonly<Record<Item, Exclude<UnitKind, 'action' | 'card' | 'draw' | 'block' | 'io'>>> = {
  prestige: 'prestige',
  credits: 'credit',
  bonus: 'bonus',
  reputation: 'reputation',
  prototype: 'prototype',
  dice: 'die',
};

/** The rows of a share, the same for every captain: the items that the contract has. */
export const rowsOf = (totals: Share): Item[] => ITEMS.filter((item) => totals[item] > 0);

export const NOTHING: Share = { prestige: 0, credits: 0, bonus: 0, reputation: 0, prototype: 0, dice: 0 };
