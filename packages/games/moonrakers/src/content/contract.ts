import type { CardSet, ContractType, Type } from './cards.ts';
import type { HeadToHead, OrdinaryContract, Prize, Units } from './types.ts';

type Extra = Partial<Pick<OrdinaryContract, 'reputation' | 'prototype' | 'unlocks'>>;

/** Defines contracts of one set. The numbers are prestige, credits, bonus cards and hazard dice. */
export const ordinaryOf =
  (set: CardSet) =>
  (
    id: string,
    name: string,
    type: ContractType,
    needs: Units,
    [prestige, credits, bonus, dice]: readonly [number, number, number, number],
    extra: Extra = {},
  ): OrdinaryContract => ({ kind: 'ordinary', id, name, set, type, needs, prestige, credits, bonus, dice, ...extra });

const prizeOf = ([prestige, credits, bonus]: readonly [number, number, number]): Prize => ({
  prestige,
  credits,
  bonus,
});

/** Defines a head-to-head of Overload with its first and second prize. */
export const headToHead = (
  id: string,
  name: string,
  type: ContractType,
  counts: readonly Type[],
  first: readonly [number, number, number],
  second: readonly [number, number, number],
): HeadToHead => ({
  kind: 'head-to-head',
  id,
  name,
  set: 'overload',
  type,
  counts,
  first: prizeOf(first),
  second: prizeOf(second),
});
