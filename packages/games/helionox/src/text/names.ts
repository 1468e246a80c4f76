import { currentLocale, isPseudo } from '@orrery/messages';
import type { Faction, Place } from '../content/effect.ts';
import { t } from './catalog.ts';

export const factionName = (faction: Faction): string => t(`faction-${faction}`);
export const placeName = (place: Place): string => t(`place-${place}`);
/** A place as named within a sentence: `the Moon`. */
export const placeInSentence = (place: Place): string => t(`sentence-${place}`);

/** The locale for `Intl` formatting. The English texts are in British English. */
const intlLocale = (): string => (currentLocale() === 'en' || isPseudo(currentLocale()) ? 'en-GB' : currentLocale());

/** `a`, `a and b`, `a, b and c` */
export const listOf = (parts: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(parts);
/** A clause with a capital first letter. */
export const capitalised = (clause: string): string =>
  `${clause.charAt(0).toLocaleUpperCase(intlLocale())}${clause.slice(1)}`;
