import { defined } from '@orrery/kernel';
import type { Ability, Trigger } from '../content/effect.ts';
import { CARD_COUNT, cardName, crewOf, fits, isCrew, isPart, partOf } from '../content/set.ts';
import type { Captain, Pilot } from '../state.ts';
import { plain } from './owned.ts';

/** An ability is identified by its card and its index on that card. */
const PER_CARD = 4;
const abilityKey = (card: number, at: number): number => card * PER_CARD + at;
export const cardOfAbility = (key: number): number => Math.floor(key / PER_CARD);

/**
 * A part gained during a contract works only from the next one on (MK-155). It is marked by its negative card number in
 * the pilot's `used`.
 */
export const freshMark = (part: number): number => -part;
export const isFresh = (pilot: Pilot, part: number): boolean => pilot.used.includes(freshMark(part));

const ABILITIES: Ability[] = [];
/** By card: keys of the abilities that trigger at each moment, and of those used at will. */
const MOMENTS: { [moment: string]: number[] }[] = [];
const NONE_FIRE: readonly number[] = [];
const USE_NAMES = new Map<string, number>();
const NAME_OF_USE: string[] = [];

for (let card = 0; card < CARD_COUNT; card++) {
  const own = isCrew(card) ? crewOf(card).abilities : isPart(card) ? partOf(card).abilities : [];
  const moments: { [moment: string]: number[] } = {};
  const uses = own.filter(({ on }) => on.on === 'use').length;
  own.forEach((ability, at) => {
    const key = abilityKey(card, at);
    ABILITIES[key] = ability;
    const keys = moments[ability.on.on] ?? [];
    moments[ability.on.on] = keys;
    keys.push(key);
    if (ability.on.on !== 'use') return;
    const name = `use:${cardName(card)}${uses > 1 ? `/${at}` : ''}`;
    USE_NAMES.set(name, key);
    NAME_OF_USE[key] = name;
  });
  MOMENTS.push(moments);
}

export const abilityOf = (key: number): Ability => defined(ABILITIES[key]);
/** Whether an ability works once per turn, inside or outside a contract; using it does not count as a play (MK-613). */
export const isOncePerTurn = (key: number): boolean => {
  const { on } = abilityOf(key);
  return on.on === 'use' && on.once === 'turn';
};
/** Answers name an ability by its card, with an index if the card has several: `use:KO3`, `use:MA8/1`. */
export const useName = (key: number): string => defined(NAME_OF_USE[key]);
export const useNamed = (name: string): number | undefined => USE_NAMES.get(name);
export const firingOn = (card: number, moment: Trigger['on']): readonly number[] =>
  MOMENTS[plain(card)]?.[moment] ?? NONE_FIRE;

/** All abilities of a captain that trigger at a moment, from installed parts and IO crew in play. */
export function abilitiesOn(own: Captain, moment: Trigger['on']): number[] {
  const keys: number[] = [];
  for (const part of own.parts) keys.push(...firingOn(part, moment));
  for (const card of own.play.cards) if (isCrew(plain(card))) keys.push(...firingOn(card, moment));
  return keys;
}

/**
 * The abilities triggered by a card of this kind, which must be the pilot's latest play (MK-493). Crew are not Action
 * cards.
 */
export function firedBy(own: Captain, pilot: Pilot, kind: number): number[] {
  const keys: number[] = [];
  for (const part of own.parts) {
    if (isFresh(pilot, part)) continue;
    for (const key of firingOn(part, 'nth')) {
      const on = abilityOf(key).on as Extract<Trigger, { on: 'nth' }>;
      if (fits(kind, on.cards) && playedOf(pilot, on.cards) === on.n) keys.push(key);
    }
    for (const key of firingOn(part, 'each')) {
      const on = abilityOf(key).on as Extract<Trigger, { on: 'each' }>;
      if (fits(kind, on.cards)) keys.push(key);
    }
  }
  return keys;
}

/** Number of matching cards the pilot has played in this contract. */
export function playedOf(pilot: Pilot, cards: Parameters<typeof fits>[1]): number {
  let count = 0;
  for (const kind of pilot.plays) if (fits(kind, cards)) count++;
  return count;
}
