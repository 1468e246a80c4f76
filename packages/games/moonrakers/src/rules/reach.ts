import { defined } from '@orrery/kernel';
import { TYPES, type Type } from '../content/cards.ts';
import { cardNamed } from '../content/set.ts';
import { DAMAGE, FLEX, typeOf, unitsOf } from './actions.ts';
import { needsOf } from './contracts.ts';

/** The units of these cards by type; each Damage card counts at most `cap` (MK-073, MK-528). */
export function iconsIn(cards: readonly string[], cap = Number.POSITIVE_INFINITY): Partial<Record<Type, number>> {
  const units: Partial<Record<Type, number>> = {};
  for (const kind of cards.map(cardNamed)) {
    const type = TYPES[typeOf(kind)];
    if (type) units[type] = (units[type] ?? 0) + unitsFor(kind, cap);
  }
  return units;
}
const unitsFor = (kind: number, cap: number): number =>
  typeOf(kind) === DAMAGE ? Math.min(cap, unitsOf(kind)) : unitsOf(kind);

/**
 * The units of each requirement that these cards fill if all are played so that the total is highest; excess units do
 * not count. All icons of a card go either to its own type or to Flex (MK-078, MK-080).
 */
export function reachOf(contract: string, cards: readonly string[], cap?: number): Record<Type, number> {
  const needs = needsOf(cardNamed(contract));
  const best = waysOf(needs, cards.map(cardNamed), cap ?? Number.POSITIVE_INFINITY).reduce((a, b) =>
    sum(b) > sum(a) ? b : a,
  );
  return Object.fromEntries(TYPES.map((type, at) => [type, defined(best[at])])) as Record<Type, number>;
}
const sum = (filled: readonly number[]): number => filled.reduce((all, n) => all + n, 0);

/** All reachable results without duplicates, built up card by card. */
function waysOf(needs: readonly number[], kinds: readonly number[], cap: number): number[][] {
  let ways = [TYPES.map(() => 0)];
  for (const kind of kinds) {
    const type = typeOf(kind);
    if (type < 0) continue;
    const next = new Map<string, number[]>();
    for (const filled of ways) {
      for (const at of [type, FLEX]) {
        const then = filled.slice();
        then[at] = Math.min(defined(needs[at]), defined(then[at]) + unitsFor(kind, cap));
        next.set(then.join(), then);
      }
    }
    ways = [...next.values()];
  }
  return ways;
}
