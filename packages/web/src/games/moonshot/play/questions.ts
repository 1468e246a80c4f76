import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/table-types.ts';

/** The message id of a prompt's text, which identifies its kind. */
export const aboutOf = (ask: Ask | null): string => ask?.prompt.text.id ?? '';

/** The options of a choice, by id. */
export function optionsOf(ask: Ask | null): ReadonlyMap<string, Option> {
  const prompt = ask?.prompt;
  return new Map(prompt?.kind === 'choose' ? prompt.options.map((option) => [option.id, option]) : []);
}

/** Why an option is disabled; null if it is enabled, undefined if there is no such option. */
export function whyNot(play: Play, options: ReadonlyMap<string, Option>, id: string): string | null | undefined {
  const option = options.get(id);
  if (!option) return undefined;
  return option.why ? play.words.refusal(option.why) : null;
}

/** The open prompt of this kind, or null; several flows may ask at the same time. */
export const askAbout = (play: Play, about: string): Ask | null =>
  aboutOf(play.ask) === about ? play.ask : (play.asks.find((ask) => aboutOf(ask) === about) ?? null);
