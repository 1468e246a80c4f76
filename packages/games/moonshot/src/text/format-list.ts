import { currentLocale, isPseudo } from '@orrery/messages';

/** `unit` gives `A, B, C`, `conjunction` `A, B and C`, `disjunction` `A, B or C`. */
export function formatList(items: readonly string[], type: Intl.ListFormatType, locale = currentLocale()): string {
  return new Intl.ListFormat(locale === 'en' || isPseudo(locale) ? 'en-GB' : locale, { type }).format(items);
}
