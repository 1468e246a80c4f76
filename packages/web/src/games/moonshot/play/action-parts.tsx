import type { Play } from '../../../play/play.ts';
import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { whyNot } from './questions.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The content of the action bar. */
export interface ActionSet {
  sentence: string;
  detail: string | null;
  actions: ActionItem[];
}

/** A button for one option of the prompt; empty if the prompt has no such option. */
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

export const back = (turn: Turn, label = t('put-back')): ActionItem => ({
  id: 'back',
  label,
  kind: 'quiet',
  hint: 'Esc',
  icon: <LineIcon name="close" size={20} />,
  onPress: () => turn.take(null),
});
