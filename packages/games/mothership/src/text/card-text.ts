import type { ActionCard } from '../content/cards.ts';
import { deedText } from './effect-text.ts';
import { amount, joined, sentence, WINDOW_NAMES } from './words.ts';

/** What the end of the own turn brings for a card (MO-311). */
export const resaleText = ({ resale: { minerals, gas } }: ActionCard): string =>
  joined([minerals > 0 ? amount(minerals, 'minerals') : '', gas > 0 ? amount(gas, 'gas') : ''].filter(Boolean), 'and');

/** When it may be played, and whether in others' turns too. */
export const whenText = ({ windows, x }: ActionCard): string =>
  `${joined(
    windows.map((window) => WINDOW_NAMES[window]),
    'or',
  )}${x ? "; also in others' turns" : ''}`;

/** An action card in sentences: what it does, when, and what it sells for. */
export const cardText = (card: ActionCard): string[] => [
  sentence(deedText(card.deed)),
  sentence(whenText(card)),
  `Sells for ${resaleText(card)}.`,
];
