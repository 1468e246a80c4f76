import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { keyOf } from '../../../prompts/draft.ts';
import type { Ask } from '../../../table/table-types.ts';
import type { Asked } from './selection.ts';

/** The message id of a prompt's text, which identifies its kind. */
export const aboutOf = (ask: Ask | null): string => ask?.prompt.text.id ?? '';

/** The options of a choice, by id. */
export function optionsOf(ask: Ask | null): ReadonlyMap<string, Option> {
  const prompt = ask?.prompt;
  return new Map(prompt?.kind === 'choose' ? prompt.options.map((option) => [option.id, option]) : []);
}

/** A prompt as far as selections depend on it. */
export const askedBy = (ask: Ask | null): Asked => ({
  key: ask ? keyOf(ask) : 'none',
  about: aboutOf(ask),
  pieces: ask?.prompt.kind === 'place' ? ask.prompt.pieces.map(({ id }) => id) : [],
});

/** The open prompt of this kind, or null; several flows may ask at the same time. */
export const askAbout = (play: Play, about: string): Ask | null =>
  aboutOf(play.ask) === about ? play.ask : (play.asks.find((ask) => aboutOf(ask) === about) ?? null);
