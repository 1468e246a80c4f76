import type { Option } from '@orrery/kernel';
import { contentMessages } from '@orrery/moonrakers';
import type { Play } from '../../../play/play.ts';
import { nameOfCard } from '../board/content.ts';

/** What a card says, in a sentence or two. */
export const textOf = (card: string): string => contentMessages[`about-${card}`] ?? '';

export const labelOf = (play: Play, option: Option): string =>
  option.text ? play.words.say(option.text) : (nameOfCard(option.id) ?? play.words.known(option.id) ?? option.id);

export const whyNot = (play: Play, option: Option): string | null =>
  option.why ? play.words.refusal(option.why) : null;
