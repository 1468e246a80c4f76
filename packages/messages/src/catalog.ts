import type { Json, Messages } from '@orrery/kernel';
import { formatTemplate } from './format.ts';

/** Formats the messages of one catalog: `t('open-tables', { count: 3 })`. */
export type Translate<Id extends string> = (id: Id, params?: Readonly<Record<string, Json>>) => string;

/** A language's templates, by catalog and id. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

let locale = 'en';
let translations: Translations = {};

/** Sets the language of all catalogs. Call it before rendering anything. */
export function setLocale(next: string, texts: Translations = {}): void {
  locale = next;
  translations = texts;
}

export const currentLocale = (): string => locale;

/** The translated template of a message, if there is one. */
export const translationOf = (name: string, id: string): string | undefined => translations[name]?.[id];

/** A game's messages with translations of the catalog `name` in place of the English templates. */
export function translateMessages(name: string, messages: Messages): Messages {
  const known = translations[name];
  if (!known) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, template]) => [id, known[id] ?? template]));
}

/**
 * The English messages of one part of the product. Translations replace them by catalog name; missing ones stay
 * English.
 */
export function catalog<const M extends Readonly<Record<string, string>>>(
  name: string,
  messages: M,
): Translate<Extract<keyof M, string>> {
  return (id, params) => formatTemplate(translationOf(name, id) ?? messages[id] ?? id, params, undefined, locale);
}
