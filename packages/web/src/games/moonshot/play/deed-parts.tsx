import { type ActionItem, LineIcon } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { whyNot } from './questions.ts';
import type { Turn } from './useTurn.ts';

/** What is said at the foot of the table, and what can be answered there. */
export interface Deeds {
  sentence: string;
  detail: string | null;
  actions: ActionItem[];
}

/** A button for one option of the question; left out where there is no such option. */
export function optionButton(
  play: Play,
  turn: Turn,
  id: string,
  label: string,
  rest: Partial<ActionItem> = {},
): ActionItem[] {
  const why = whyNot(play, turn.options, id);
  if (why === undefined) return [];
  return [{ id, label, disabled: why, onPress: () => void play.answer(id), ...rest }];
}

export const back = (turn: Turn, label = 'Put back'): ActionItem => ({
  id: 'back',
  label,
  kind: 'quiet',
  hint: 'Esc',
  icon: <LineIcon name="close" size={20} />,
  onPress: () => turn.take(null),
});
