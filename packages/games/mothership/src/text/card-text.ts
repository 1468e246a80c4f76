import type { ActionCard } from '../content/cards.ts';
import { actionText } from './effect-text.ts';
import { amount, joined, sentence, WINDOW_NAMES } from './words.ts';

/** What a card sells for at the end of its owner's turn (MO-311). */
export const resaleText = ({ resale: { minerals, gas } }: ActionCard): string =>
  joined([minerals > 0 ? amount(minerals, 'minerals') : '', gas > 0 ? amount(gas, 'gas') : ''].filter(Boolean), 'and');

/** When a card may be played, and whether in other players' turns too. */
export const whenText = ({ windows, x }: ActionCard): string =>
  `${joined(
    windows.map((window) => WINDOW_NAMES[window]),
    'or',
  )}${x ? '; also in other players’ turns' : ''}`;

/** The text of an action card: what it does, when, and what it sells for. */
export const cardText = (card: ActionCard): string[] => [
  sentence(actionText(card.deed)),
  sentence(whenText(card)),
  `Sells for ${resaleText(card)}.`,
];
