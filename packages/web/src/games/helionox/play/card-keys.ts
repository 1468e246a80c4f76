import type { SeenCard } from '@orrery/helionox';
import type { Play } from '../../../play/game-ui.ts';
import type { Subject } from '../board/index.ts';
import { type AnswerPlace, optionsOf } from './options.ts';

/** Keys 1 to 9: they click on cards of the hand, or pick the cards a question offers. */
export function cardKeys(
  { ask, setDraft }: Play,
  place: AnswerPlace,
  hand: readonly (SeenCard | null)[],
  onPick: (subject: Subject) => void,
): Record<string, () => void> {
  const presses =
    place === 'table'
      ? hand.map((card) => card && (() => onPick({ kind: 'card', id: card.id, design: card.design })))
      : (place === 'hand' || place === 'cards') && ask?.prompt.kind === 'choose'
        ? optionsOf(ask.prompt).map(({ id, why }) => (why ? null : () => setDraft({ picked: [id] })))
        : [];
  return Object.fromEntries(presses.slice(0, 9).flatMap((press, i) => (press ? [[String(i + 1), press]] : [])));
}
