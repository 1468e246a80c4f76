import type { Option, Text } from '@orrery/kernel';
import { contentMessages, REPLACEMENT_COST } from '@orrery/moonrakers';
import type { Play } from '../../../play/play.ts';
import { cardCalled, nameOfCard } from '../board/content.ts';

/** What a card says, in a sentence or two. */
export const textOf = (card: string): string => contentMessages[`about-${card}`] ?? '';

export const labelOf = (play: Play, option: Option): string =>
  option.text ? play.words.say(option.text) : (nameOfCard(option.id) ?? play.words.known(option.id) ?? option.id);

/** The card that a question is about, by its name, with what it says; null where it is about none. */
export function aboutAsked({ params }: Text): string | null {
  const called = params?.card || params?.name;
  const card = typeof called === 'string' ? cardCalled(called) : null;
  if (card === null) return null;
  const text = textOf(card);
  return params?.name === called ? text || null : `${called}: ${text}`;
}

/** What is done with a thing that is named already. */
const SHORT: Readonly<Record<string, string>> = {
  buy: 'Buy',
  discard: 'Discard',
  talk: 'Find allies',
  solo: 'Go alone',
  duel: 'Call it',
  replace: 'Replace',
  swap: 'Replace free',
  travel: 'Travel there',
  play: 'Play it',
  hire: 'Hire',
  use: 'Use it',
};

/** An option in few words, where its thing stands beside it. */
export function shortOf(play: Play, option: Option): string {
  const [verb = ''] = option.id.split(':');
  const short = SHORT[verb];
  if (!short || !option.id.includes(':')) return labelOf(play, option);
  const price = verb === 'replace' ? REPLACEMENT_COST : option.text?.params?.price;
  if (typeof price === 'number') return price === 0 ? `${short} free` : `${short} for ${price}`;
  return option.id.endsWith('>flex') ? `${short}, for Flex` : short;
}

export const whyNot = (play: Play, option: Option): string | null =>
  option.why ? play.words.refusal(option.why) : null;
