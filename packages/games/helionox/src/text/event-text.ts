import type { AlternativeCost, EventCard, Penalty } from '../content/types.ts';
import { counted, FACTION_NAMES, joined, placed, sentence } from './words.ts';

const PENALTIES: Readonly<Record<Penalty, string>> = {
  tax: 'While Active: paying for a move away from here costs 3 Credits.',
  inflation: 'While Active: Market cards cost 1 Credit more.',
  raid: 'When it turns Active: each player who has Cargo returns 1 of it.',
  taxEverywhere: 'While Active: paying for a move away from any Location costs 3 Credits.',
  noCollaboration: 'While Active: players cannot call for Collaboration.',
  drawFour: 'While Active: the End Phase draws 4 cards instead of 5.',
  discardOne: 'When it turns Active: each player discards 1 card.',
  noArchitect: 'While Active: Architects cannot be used.',
  noGrantedMove: 'While Active: only paid moves are possible.',
  noCycle: 'While Active: nothing can be cycled.',
};

function costText(cost: AlternativeCost): string {
  if ('pay' in cost) return `pay ${counted(cost.pay, 'Credit')}`;
  return cost.discard === 'any' ? 'discard any card' : `discard a ${FACTION_NAMES[cost.discard]} card`;
}

/** The cost that can be paid instead of Defense, or null. */
export const alternativeText = (alternative: readonly AlternativeCost[]): string | null =>
  alternative.length === 0 ? null : joined(alternative.map(costText), 'and');

/** An Event's Location, both sides, its alternative cost and what it does while Active. */
export function eventText({ place, nature, catastrophic, inactive, active }: EventCard): string[] {
  const instead = alternativeText(active.alternative);
  return [
    sentence(`${catastrophic ? 'catastrophic ' : ''}${nature} Event at ${placed(place)}`),
    `Inactive: ${inactive.defense} Defense to overcome, worth ${inactive.influence} Influence.`,
    `Active: ${active.defense} Defense to overcome, worth ${active.influence} Influence.`,
    ...(instead === null ? [] : [`Instead of Defense while Active: ${instead}.`]),
    ...(catastrophic ? ['While Active: all Locations are Shut Down.'] : []),
    ...(active.penalty === null ? [] : [PENALTIES[active.penalty]]),
  ];
}
