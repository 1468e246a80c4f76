import type { Play } from '../../../play/game-ui.ts';
import { focusBoard, focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { aimedVerbs } from './actions.tsx';
import { nextShip, withCard } from './selection.ts';
import type { Turn } from './useTurn.ts';

type Keys = Record<string, () => void>;

/** Keys 1 to 9 select cards in the hand. */
function handKeys(turn: Turn): Keys {
  const { chosen, position } = turn;
  if (chosen.verb && aimedVerbs(turn).length > 0) return {};
  const hand = position.view.players[position.me]?.hand.slice(0, 9) ?? [];
  return Object.fromEntries(
    hand.flatMap((card, i) =>
      card ? [[String(i + 1), () => turn.choose(withCard(chosen.card === card.id ? null : card.id))]] : [],
    ),
  );
}

/** The keyboard shortcuts of the table. */
export function useTableKeys(play: Play, turn: Turn, actions: readonly ActionItem[]): void {
  const { prompt, main, view, me } = turn.position;
  useKeys({
    ...(prompt && !main ? promptKeys(prompt, play.draft, play.setDraft, (answer) => void play.answer(answer)) : {}),
    ...keysOf(actions),
    ...(main ? handKeys(turn) : {}),
    B: focusBoard,
    H: () => focusOn('[data-part="hand"] button'),
    T: () => focusOn('[data-part="tech-tree"] [role="button"]'),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
    V: () => {
      const next = nextShip(view, me, turn.chosen.unit);
      if (next) turn.choose(next);
    },
  });
}
