import type { Option } from '@orrery/kernel';
import { standingActions } from '../prompts/actions.ts';
import type { ActionItem } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import { t } from './text.ts';

/** Actions while the viewer has no question: skip the wait, show the result, or answer a standing question. */
export function idleActions(play: Play): ActionItem[] {
  const label = ({ id, text }: Option) => (text ? play.words.say(text) : id);
  const items: ActionItem[] = standingActions(play.standing, label, play.answer);
  if (play.onSkip) items.unshift({ id: 'skip', label: t('skip'), kind: 'quiet', hint: 'Space', onPress: play.onSkip });
  else if (play.onResult)
    items.unshift({ id: 'result', label: t('result'), kind: 'go', hint: '↵', onPress: play.onResult });
  return items;
}
