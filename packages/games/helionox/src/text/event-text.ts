import { HAND_SIZE, MOVE_COST_TAXED, REDUCED_DRAW } from '../content/numbers.ts';
import type { AlternativeCost, EventCard } from '../content/types.ts';
import { t } from './catalog.ts';
import { factionName, listOf, placeInSentence } from './names.ts';

function costText(cost: AlternativeCost): string {
  if ('pay' in cost) return t('cost-pay', { n: cost.pay });
  return cost.discard === 'any' ? t('cost-any') : t('cost-faction', { faction: factionName(cost.discard) });
}

/** The numbers used in penalty texts. */
const PENALTY_NUMBERS = { price: MOVE_COST_TAXED, reduced: REDUCED_DRAW, hand: HAND_SIZE };

/** The cost that can be paid instead of Defense, or null. */
export const alternativeText = (alternative: readonly AlternativeCost[]): string | null =>
  alternative.length === 0 ? null : listOf(alternative.map(costText));

/** An Event's Location, both sides, its alternative cost and its effect while Active. */
export function eventText({ place, nature, catastrophic, inactive, active }: EventCard): string[] {
  const price = alternativeText(active.alternative);
  return [
    t('event', { catastrophic: catastrophic ? 'yes' : 'no', nature, place: placeInSentence(place) }),
    t('event-inactive', { defense: inactive.defense, influence: inactive.influence }),
    t('event-active', { defense: active.defense, influence: active.influence }),
    ...(price === null ? [] : [t('event-alternative', { price })]),
    ...(catastrophic ? [t('catastrophe')] : []),
    ...(active.penalty === null ? [] : [t(`penalty-${active.penalty}`, PENALTY_NUMBERS)]),
  ];
}
