import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import type { Ask } from '../../../table/table-types.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { shortOf } from './labels.ts';
import { optionsOf, targetsIn } from './useTurn.ts';

/** The prompt that lets the leader replace a contract during talks. */
const askOf = (play: Play): Ask | null =>
  play.standing.find(({ prompt }) => prompt.text.id === 'ask-replacement') ?? null;
export const replacements = (play: Play): readonly Option[] => optionsOf(askOf(play));

/** The buttons that replace a contract. */
export function replacing(play: Play, contract: string): ActionItem[] {
  const ask = askOf(play);
  if (!ask) return [];
  return replacements(play)
    .filter((option) => targetsIn(option).includes(contract))
    .map((option, i) => ({
      id: option.id,
      label: shortOf(play, option),
      hint: String(i + 1),
      onPress: () => void play.answer(option.id, ask),
    }));
}
