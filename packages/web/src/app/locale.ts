import { currentLocale, isPseudo, PSEUDO, setLocale } from '@orrery/messages';

const KEY = 'orrery-locale';

/** Languages that the settings offer. */
const LOCALES = ['en'] as const;

const isKnown = (locale: string | null): locale is string =>
  locale !== null && (isPseudo(locale) || (LOCALES as readonly string[]).includes(locale));

/**
 * Sets the page's language before the first render: `?locale=` in the URL, or else the choice stored on this device, or
 * else English.
 */
export function applyLocale(): void {
  const wanted = [new URLSearchParams(location.search).get('locale'), localStorage.getItem(KEY)].find(isKnown);
  setLocale(wanted ?? 'en');
  document.documentElement.lang = currentLocale();
}

/** Stores the choice on this device and reloads the page in that language. */
export function chooseLocale(locale: string): void {
  localStorage.setItem(KEY, locale);
  const address = new URL(location.href);
  address.searchParams.delete('locale');
  location.replace(address);
}

/** The languages to choose from. The pseudo-locale, which `?locale=` turns on, is listed only while it is active. */
export const offeredLocales = (): readonly string[] => (isPseudo(currentLocale()) ? [...LOCALES, PSEUDO] : LOCALES);

/** A language's name in that language. */
export const localeName = (locale: string): string =>
  isPseudo(locale) ? `⟦${locale}⟧` : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale);
