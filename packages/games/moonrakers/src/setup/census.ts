import { KINDS } from '../content/cards.ts';
import { isAction, UNLOCK } from '../content/set.ts';
import { ADVANCED_FROM, isAdvanced } from '../rules/actions.ts';
import { isHired, nameOf, plain } from '../rules/owned.ts';
import { NONE, type State } from '../state.ts';
import { zones } from './secrets.ts';

/** Every unique card, and the number of each advanced card; basic ones are unlimited. */
export function census(s: State): string[] {
  const cards = [
    // A hired IO crew card is both in play and in the mercenary row; it is counted once.
    ...zones(s).flatMap((zone) => zone.cards.filter((card) => zone === s.mercenaryDeck || !isHired(card))),
    ...s.captains.flatMap(({ parts, claimed }) => [...parts, ...claimed]),
    ...s.row,
    ...s.armoryParts,
    ...s.armoryCrew,
    ...s.scrapped,
    ...s.usedEvents,
    ...s.sale,
    ...s.mercenaryRow,
    ...s.mercenaryDiscard,
    ...[s.event, s.policy, s.anomaly].filter((card) => card !== NONE),
    ...(s.unlocked ? [UNLOCK] : []),
  ].map(plain);
  const advanced = s.stock.slice();
  for (const card of cards)
    if (isAdvanced(card)) advanced[card - ADVANCED_FROM] = (advanced[card - ADVANCED_FROM] ?? 0) + 1;
  return [
    ...cards.filter((card) => !isAction(card)).map(nameOf),
    ...advanced.map((n, at) => `${n} ${KINDS[at + ADVANCED_FROM]}`),
  ];
}
