import { deckCard } from '../content/cards.ts';
import type { AlternativeCost, Faction } from '../content/index.ts';

type Costs = readonly AlternativeCost[];

/** Total Credits of an alternative cost. */
export function creditsOf(costs: Costs): number {
  let sum = 0;
  for (const cost of costs) if ('pay' in cost) sum += cost.pay;
  return sum;
}

/** The discard icons of an alternative cost, as printed: factions before `any`. */
export const discardsOf = (costs: Costs): ('any' | Faction)[] =>
  costs.flatMap((cost) => ('discard' in cost ? [cost.discard] : []));

/** Whether different cards of a list can pay all icons (HX-157, HX-160). */
export function canPayAlternative(costs: Costs, cards: readonly number[]): boolean {
  const wanted = discardsOf(costs);
  if (cards.length < wanted.length) return false;
  // No Event asks for more than one card of a faction, so one matching card per named faction is enough.
  return wanted.every((icon) => icon === 'any' || cards.some((card) => deckCard(card).faction === icon));
}
