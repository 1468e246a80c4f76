import { currentLocale, isPseudo, PSEUDO, setLocale } from '@orrery/messages';

const KEY = 'orrery-locale';

/** Languages that the settings offer. */
export const LOCALES = ['en'] as const;

const isKnown = (locale: string | null): locale is string =>
  locale !== null && (isPseudo(locale) || (LOCALES as readonly string[]).includes(locale));

/**
 * Sets the language of the page, before anything is shown: `?locale=` in the address, else the choice kept on this
 * device, else English. The address is the only way to the pseudo-locale.
 */
export function applyLocale(): void {
  const wanted = [new URLSearchParams(location.search).get('locale'), localStorage.getItem(KEY)].find(isKnown);
  setLocale(wanted ?? 'en');
  document.documentElement.lang = currentLocale();
}

/** Keeps the choice on this device and reloads the page in that language. */
export function chooseLocale(locale: string): void {
  localStorage.setItem(KEY, locale);
  const address = new URL(location.href);
  address.searchParams.delete('locale');
  location.replace(address);
}

/** The languages to choose from: the pseudo-locale only while it is shown. */
export const offeredLocales = (): readonly string[] => (isPseudo(currentLocale()) ? [...LOCALES, PSEUDO] : LOCALES);

/** A language's name in that language. */
export const localeName = (locale: string): string =>
  isPseudo(locale) ? `⟦${locale}⟧` : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale);
