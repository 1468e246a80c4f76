import type { ActionCard } from '../content/cards.ts';
import { t } from './card-messages.ts';
import { actionText } from './effect-text.ts';
import { amountsText, listOr } from './lists.ts';

/** The resale value of a card, paid at the end of its owner's turn (MO-311). */
export const resaleText = ({ resale: { minerals, gas } }: ActionCard): string =>
  t('resale', {
    amounts: amountsText([
      ...(minerals > 0 ? [{ n: minerals, what: 'minerals' as const }] : []),
      ...(gas > 0 ? [{ n: gas, what: 'gas' as const }] : []),
    ]),
  });

/** When a card may be played, and whether on other players' turns too. */
export const whenText = ({ windows, x }: ActionCard): string =>
  t('when', { windows: listOr(windows.map((window) => t(`window-${window}`))), others: x ? 'yes' : 'no' });

/** The text of an action card: its effect, when it may be played, and its resale value. */
export const cardText = (card: ActionCard): string[] => [actionText(card.effect), whenText(card), resaleText(card)];
