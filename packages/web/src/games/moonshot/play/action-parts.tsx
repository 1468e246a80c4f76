import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';
import type { Turn } from './useTurn.ts';

/** The content of the action bar. */
export interface ActionSet {
  sentence: string;
  detail: string | null;
  actions: ActionItem[];
}

/** A button for one option of the prompt; empty if the prompt has no such option. */
export function optionButton(
  { play, turn }: Desk,
  id: string,
  label: string,
  rest: Partial<ActionItem> = {},
): ActionItem[] {
  const why = turn.why(id);
  if (why === undefined) return [];
  return [{ id, label, disabled: why, onPress: () => void play.answer(id), ...rest }];
}

export const cancel = (turn: Turn): ActionItem => ({
  id: 'back',
  label: t('cancel'),
  kind: 'quiet',
  hint: 'Esc',
  icon: <LineIcon name="close" size={20} />,
  onPress: () => turn.take(null),
});
