import type { Play } from '../../../play/play.ts';
import type { HandCardProps } from '../board/cards/HandCard.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { ownCaptain } from './captains.ts';
import { textOf, whyNot } from './labels.ts';
import type { Turn } from './useTurn.ts';

type HandCardData = HandCardProps & { key: string };

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
