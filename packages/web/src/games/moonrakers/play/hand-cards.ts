import type { Play } from '../../../play/game-ui.ts';
import type { HandCardProps } from '../board/cards/HandCard.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { ownCaptain } from './captains.ts';
import { textOf, whyNot } from './labels.ts';
import { roleText } from './plan-text.ts';
import { type Outlook, rolesOf } from './planning.ts';
import type { Turn } from './useTurn.ts';

type HandCardData = HandCardProps & { key: string };

/** The viewer's hand while planning: each card says what it does for the chosen contract. */
export function plannedHand(play: Play, view: MoonrakersView, turn: Turn, chosen: Outlook | null): HandCardData[] {
  const cards = handCards(play, view, turn);
  const roles = chosen
    ? rolesOf(
        cards.map(({ card }) => card),
        chosen,
      )
    : [];
  return cards.map((card, i) => {
    const role = roles[i];
    return {
      ...card,
      tip: role ? roleText(role) : null,
      fills: role?.is === 'fills',
      // Cards are played during the contract, so here they can only be read.
      onPress: turn.about(card.card, `hand:${i}`).length > 0 ? card.onPress : undefined,
    };
  });
}

/** The viewer's hand as selectable cards. */
export function handCards(play: Play, view: MoonrakersView, turn: Turn): HandCardData[] {
  const hand = ownCaptain(view)?.hand ?? [];
  return hand.flatMap((card, i) => {
    if (card === null) return [];
    const at = `hand:${i}`;
    const uses = turn.about(card, at);
    const may = uses.some((option) => !option.why);
    const pressed = turn.held?.at === at;
    const closed = uses.find((option) => option.why);
    return [
      {
        key: `${card} ${i}`,
        card,
        text: textOf(card, view),
        tip: closed && !may && pressed ? whyNot(play, closed) : null,
        flight: `hand:${card}:${hand.slice(0, i).filter((other) => other === card).length}`,
        pressed,
        off: turn.ask !== null && uses.length > 0 && !may,
        hint: may ? String(i + 1) : undefined,
        onPress: () => turn.toggle({ target: card, at }),
      },
    ];
  });
}
