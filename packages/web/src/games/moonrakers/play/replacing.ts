import type { Option } from '@orrery/kernel';
import type { ActionItem } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/client.ts';
import { optionsOf, thingsIn } from './useTurn.ts';
import { shortOf } from './words.ts';

/** The question by which the leader may replace a contract while talks go on. */
const askOf = (play: Play): Ask | null =>
  play.standing.find(({ prompt }) => prompt.text.id === 'ask-replacement') ?? null;
export const replacements = (play: Play): readonly Option[] => optionsOf(askOf(play));

/** Buttons that replace this contract. */
export function replacing(play: Play, contract: string): ActionItem[] {
  const ask = askOf(play);
  if (!ask) return [];
  return replacements(play)
    .filter((option) => thingsIn(option).includes(contract))
    .map((option, i) => ({
      id: option.id,
      label: shortOf(play, option),
      hint: String(i + 1),
      onPress: () => void play.answer(option.id, ask),
    }));
}
