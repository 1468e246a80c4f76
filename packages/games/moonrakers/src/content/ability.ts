import type { Ability, Condition, Costs, Effect, Filter, Trigger } from './effect.ts';

/** An ability with this trigger. `given` adds a condition, `paying` a cost. */
const ability =
  (on: Trigger) =>
  (...gives: Effect[]): Ability => ({ on, gives });

export const atStart = ability({ on: 'start' });
export const atEnd = ability({ on: 'end' });
export const onSuccess = ability({ on: 'success' });
export const onFailure = ability({ on: 'failure' });
export const atDiscard = ability({ on: 'discard step' });
export const atBase = ability({ on: 'base' });
export const atEvent = ability({ on: 'event' });
export const elsewhere = ability({ on: 'elsewhere' });
export const nth = (n: number, cards: Filter) => ability({ on: 'nth', n, cards });
export const first = (cards: Filter) => nth(1, cards);
export const each = (cards: Filter) => ability({ on: 'each', cards });
export const oncePerContract = ability({ on: 'use', once: 'contract' });
export const oncePerTurn = ability({ on: 'use', once: 'turn' });
export const often = ability({ on: 'use', once: null });

export const given = (when: Condition, own: Ability): Ability => ({ ...own, when });
export const paying = (pay: Costs, own: Ability): Ability => ({ ...own, pay });
