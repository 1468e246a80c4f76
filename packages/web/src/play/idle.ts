import type { Option } from '@orrery/kernel';
import type { ActionItem } from '../look/index.ts';
import { standingActions } from '../prompts/actions.ts';
import type { Play } from './play.ts';

/** What can be pressed while nothing is asked: skip the wait, see the result, or what may be answered at any time. */
export function idleActions(play: Play): ActionItem[] {
  const label = ({ id, text }: Option) => (text ? play.words.say(text) : id);
  const items: ActionItem[] = standingActions(play.standing, label, play.answer);
  if (play.onSkip) items.unshift({ id: 'skip', label: 'Skip', kind: 'quiet', hint: 'S', onPress: play.onSkip });
  else if (play.onResult)
    items.unshift({ id: 'result', label: 'Result', kind: 'go', hint: '↵', onPress: play.onResult });
  return items;
}
