import type { Preview } from '@orrery/moonrakers';
import type { Slot } from '../board/mission/Terminal.tsx';
import type { Laid, MoonrakersView } from '../board/view-types.ts';
import { textOf } from './labels.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** A part or crew in play: whether it can be used now, or would work with the selected card. */
export function slotOf(part: Laid, view: MoonrakersView, turn: Turn, will: Preview | null): Slot {
  const may = turn.about(part.card).some(({ why }) => !why);
  const works = will?.parts.find(({ card }) => card === part.card);
  return {
    part,
    text: textOf(part.card, view),
    note: works ? t(works.paid ? 'can-pay-with' : 'can-use-with') : null,
    tone: works ? 'live' : may ? 'may' : undefined,
    onUse: may ? () => turn.take({ target: part.card, at: 'ship' }) : undefined,
  };
}
